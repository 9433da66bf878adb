/** A cell that a pasted one falls on: it says what a text means in it, or why it cannot be taken. */
export interface PasteCell<Value> {
  read: (text: string) => { value: Value } | { wrong: string };
}

/** Why a pasted table goes nowhere: nothing of it is taken then. */
export type PasteProblem =
  | { kind: 'rows' | 'columns'; given: number; room: number }
  /** `row` counts from 1 in what was pasted; null: that place takes nothing. */
  | { kind: 'cell'; row: number; text: string; reason: string | null };

/** A value for the cell of a row and a column, both from 0, of the places that were given. */
export interface PlacedCell<Value> {
  row: number;
  column: number;
  value: Value;
}

/**
 * Lays a pasted table over cells, from the first of them on: all of it, or nothing with the first reason why not. An
 * empty pasted cell leaves what stands there.
 * @param places rows of cells that are left below and beside the one that has the focus; null for a place that takes
 * nothing, such as a row that is locked
 */
export const placeCells = <Value>(
  table: readonly (readonly string[])[],
  places: readonly (readonly (PasteCell<Value> | null)[])[],
): { cells: PlacedCell<Value>[] } | { problem: PasteProblem } => {
  if (table.length > places.length) return { problem: { kind: 'rows', given: table.length, room: places.length } };
  const widest = Math.max(...table.map((row) => row.length));
  const room = places[0]?.length ?? 0;
  if (widest > room) return { problem: { kind: 'columns', given: widest, room } };
  const cells: PlacedCell<Value>[] = [];
  for (const [row, texts] of table.entries())
    for (const [column, text] of texts.entries()) {
      if (text === '') continue;
      const place = places[row]?.[column] ?? null;
      const read = place?.read(text) ?? { wrong: null };
      if ('wrong' in read) return { problem: { kind: 'cell', row: row + 1, text, reason: read.wrong } };
      cells.push({ row, column, value: read.value });
    }
  return { cells };
};
