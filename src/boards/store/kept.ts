/** Values kept in this browser under one name, as JSON; a broken or forbidden store is an empty one. */
export const readKept = (
  name: string,
  store: 'localStorage' | 'sessionStorage' = 'localStorage',
): Record<string, unknown> => {
  try {
    const kept: unknown = JSON.parse(window[store].getItem(name) ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
};

export const keep = (
  name: string,
  values: Record<string, unknown>,
  store: 'localStorage' | 'sessionStorage' = 'localStorage',
): void => {
  try {
    window[store].setItem(name, JSON.stringify(values));
  } catch {
    // Not kept: the board starts with its defaults next time.
  }
};

/** The texts of a kept list. */
export const keptTexts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** What a user keeps of a board. */
export const keptName = (what: string, board: string, userId: number | null): string =>
  `trowel:${what}:${board}${userId === null ? '' : `:${userId}`}`;
