import type { DayCell } from '#domain/daily/dayCell';
import { isRecord } from '#domain/values';

/** A figure that is typed and not saved: its text, and what stood in the cell when the typing began. */
export interface CellEdit {
  text: string;
  before: string | null;
}

/** By `cellKey`. */
export type CellEdits = Readonly<Record<string, CellEdit>>;

/** The name of a cell among those of its day; null where there is nothing to fill in. */
export const cellKey = ({ kind, row_id }: DayCell): string | null => (row_id === null ? null : `${kind} ${row_id}`);

const isEdit = (value: unknown): value is CellEdit =>
  isRecord(value) && typeof value.text === 'string' && (value.before === null || typeof value.before === 'string');

/** Unsaved figures out of the text that they are kept as; another version of the app may have left it. */
export const readEdits = (kept: string): CellEdits => {
  if (kept === '') return {};
  try {
    const read: unknown = JSON.parse(kept);
    return isRecord(read)
      ? Object.fromEntries(Object.entries(read).filter((entry): entry is [string, CellEdit] => isEdit(entry[1])))
      : {};
  } catch {
    return {};
  }
};

/** The text that unsaved figures are kept as; empty for none. */
export const keepEdits = (edits: CellEdits): string => (Object.keys(edits).length === 0 ? '' : JSON.stringify(edits));

/** Without one of them. */
export const withoutEdit = (edits: CellEdits, key: string): CellEdits =>
  Object.fromEntries(Object.entries(edits).filter(([other]) => other !== key));
