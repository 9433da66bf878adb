/**
 * A row of a lookup list: its fixed id, its name, and what the list adds. The order of the rows is the order of
 * pickers.
 */
export type LookupRow<Own = object> = { id: number; name: string; is_active?: boolean } & Own;

/** Rows with ids 1, 2, 3, ... in the order given. */
export const numbered = (names: readonly string[], firstId = 1): LookupRow[] =>
  names.map((name, index) => ({ id: firstId + index, name }));
