import { isRecord } from '#domain/values';

type Row = Readonly<Record<string, unknown>> & { key: string; id: number | null };

const isRow = (value: unknown): value is Row => isRecord(value) && typeof value.key === 'string' && 'id' in value;
const isRows = (value: unknown): value is readonly Row[] => Array.isArray(value) && value.every(isRow);

/**
 * A draft whose rows have the numbers, and with them the keys, under which they are stored by now. Rows are found by
 * their keys: those that were made since have none, and stay as they are.
 */
export function numberedRows<Draft>(draft: Draft, stored: unknown): Draft;
export function numberedRows(draft: unknown, stored: unknown): unknown {
  if (isRows(draft) && isRows(stored)) {
    const byKey = new Map(stored.map((row) => [row.key, row]));
    return draft.map((row) => {
      const twin = byKey.get(row.key);
      if (!twin) return row;
      return { ...numberedRows<Row>(row, twin), id: twin.id, key: twin.id === null ? row.key : String(twin.id) };
    });
  }
  if (!isRecord(draft) || !isRecord(stored)) return draft;
  return Object.fromEntries(Object.entries(draft).map(([name, value]) => [name, numberedRows(value, stored[name])]));
}
