import { sameValue } from '#domain/fields/sameValue';
import { isRecord } from '#domain/values';

type Row = Readonly<Record<string, unknown>> & { key: string; id: number | null };

const isRow = (value: unknown): value is Row => isRecord(value) && typeof value.key === 'string' && 'id' in value;
const isRows = (value: unknown): value is readonly Row[] =>
  Array.isArray(value) && value.length > 0 && value.every(isRow);

const adoptRows = (sent: readonly Row[], stored: readonly Row[]): unknown[] => {
  const byId = new Map(sent.flatMap((row) => (row.id === null ? [] : [[row.id, row] as const])));
  const made = stored
    .filter(({ id }) => id !== null && !byId.has(id))
    .toSorted((one, other) => Number(one.id) - Number(other.id));
  const added = sent.filter(({ id }) => id === null);
  return stored.map((row) => {
    const mine = row.id !== null && byId.has(row.id) ? byId.get(row.id) : added[made.indexOf(row)];
    return mine ? { ...adopt(mine, row), key: mine.key } : row;
  });
};

function adopt(sent: unknown, stored: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>>;
function adopt(sent: unknown, stored: unknown): unknown;
function adopt(sent: unknown, stored: unknown): unknown {
  if (isRows(sent) && isRows(stored)) return adoptRows(sent, stored);
  if (!isRecord(sent) || !isRecord(stored) || sameValue(sent, stored)) return stored;
  return Object.fromEntries(Object.entries(stored).map(([name, value]) => [name, adopt(sent[name], value)]));
}

/**
 * What a save stored, with the keys that the form knows its rows by: rows that were new keep theirs, so that their inputs stay the
 * same on the screen. New rows were stored in the order in which they were sent.
 */
export function adoptKeys<Draft>(sent: Draft, stored: Draft): Draft;
export function adoptKeys(sent: unknown, stored: unknown): unknown {
  return adopt(sent, stored);
}
