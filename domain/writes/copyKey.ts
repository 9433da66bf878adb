/** What a form calls the copy of a row, by the number of that row. */
export const copyKey = (id: unknown): string => `copy of ${String(id)}`;
