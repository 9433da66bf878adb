import { sameValue } from '#domain/fields/sameValue';
import { isRecord } from '#domain/values';

type Row = Readonly<Record<string, unknown>> & { key: string; id: number | null };

const isRow = (value: unknown): value is Row => isRecord(value) && typeof value.key === 'string' && 'id' in value;
const isRows = (value: unknown): value is readonly Row[] =>
  Array.isArray(value) && value.length > 0 && value.every(isRow);

const adoptRows = (known: readonly Row[], stored: readonly Row[]): unknown[] => {
  const byId = new Map(known.flatMap((row) => (row.id === null ? [] : [[row.id, row] as const])));
  const byKey = new Map(known.map((row) => [row.key, row]));
  const places = new Map(known.map((row, place) => [row, place]));
  return stored
    .map((row) => {
      const mine = (row.id === null ? undefined : byId.get(row.id)) ?? byKey.get(row.key);
      return {
        row: mine ? { ...adopt(mine, row), key: mine.key } : row,
        place: (mine && places.get(mine)) ?? known.length,
      };
    })
    .toSorted((one, other) => one.place - other.place)
    .map(({ row }) => row);
};

function adopt(known: unknown, stored: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>>;
function adopt(known: unknown, stored: unknown): unknown;
function adopt(known: unknown, stored: unknown): unknown {
  if (isRows(known) && isRows(stored)) return adoptRows(known, stored);
  if (!isRecord(known) || !isRecord(stored) || sameValue(known, stored)) return stored;
  return Object.fromEntries(Object.entries(stored).map(([name, value]) => [name, adopt(known[name], value)]));
}

/**
 * What is stored, with the keys by which the form knows its rows: a row that the form made keeps its key for as long as
 * the form is open, so that its inputs stay the same on the screen. A row that this save made says its key itself; the
 * others are known by their ids, never by their place [KEY-006]. They stand as they stood in the form, and those that
 * others made come last: a save moves no row under the hands that typed it. Opened again, a list is in the order of the
 * server.
 */
export function adoptKeys<Draft>(known: Draft, stored: Draft): Draft;
export function adoptKeys(known: unknown, stored: unknown): unknown {
  return adopt(known, stored);
}

/** A draft with the keys that its stored rows have for everybody, to be opened by another form. */
export function withStoredKeys<Draft>(draft: Draft): Draft;
export function withStoredKeys(draft: unknown): unknown {
  if (Array.isArray(draft)) return draft.map((one: unknown) => withStoredKeys(one));
  if (!isRecord(draft)) return draft;
  const fields = Object.fromEntries(Object.entries(draft).map(([name, value]) => [name, withStoredKeys(value)]));
  return isRow(draft) && draft.id !== null ? { ...fields, key: String(draft.id) } : fields;
}
