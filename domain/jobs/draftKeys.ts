/** The key of a stored row. */
export const storedKey = (id: number): string => String(id);

const NEW_ROW = /^new-\d+:(.+)$/s;

/**
 * The key of a row as it was sent for the first time: by its place, for two may be called the same, with what the
 * sender calls it.
 */
export const sentKey = (index: number, client_key: unknown): string =>
  typeof client_key === 'string' && client_key !== '' ? `new-${index}:${client_key}` : `new-${index}`;

/** What the sender calls the new row of a key; undefined for one without a name. */
export const clientKeyIn = (key: string): string | undefined => NEW_ROW.exec(key)?.[1];
