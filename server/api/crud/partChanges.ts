import { formatCivilDate, isCivilDate } from '#domain/civilDate';
import { isFieldValue, type Change, type FieldValue } from '#domain/changes';
import { changedFields } from '../../pipeline/changedFields';
import type { Row } from '../../db/statement';
import type { Part } from '../resource';
import { clientKeyOf } from '#domain/writes/clientKey';
import { refuse, type Refusal } from '#domain/refusals/refusal';
import { idOf } from '../../db/statement';

/** The child rows of a part as they are stored, and how those that might go are used elsewhere. */
export interface PartFacts {
  stored: readonly Row[];
  uses: ReadonlyMap<number, string>;
  /** The rows inside of these rows, by the part's name. */
  below: PartsFacts;
}

export type PartsFacts = ReadonlyMap<string, PartFacts>;

const NO_FACTS: PartFacts = { stored: [], uses: new Map(), below: new Map() };

export type InputRow = Readonly<Record<string, unknown>>;

/** An input's values as they are written: absent ones and those to skip are left out. */
export const settable = (input: InputRow, skip: ReadonlySet<string>): Record<string, FieldValue> =>
  Object.fromEntries(
    Object.entries(input).filter(
      (entry): entry is [string, FieldValue] => isFieldValue(entry[1]) && !skip.has(entry[0]),
    ),
  );

/** The rows that an input gives for a part, or null where it says nothing of them. */
export const rowsOf = (input: InputRow, part: Pick<Part, 'name'>): InputRow[] | null => {
  const rows = input[part.name];
  return Array.isArray(rows) ? rows : null;
};

const notSet = ({ parts }: Part): ReadonlySet<string> =>
  new Set(['id', 'client_key', ...parts.map(({ name }) => name)]);

/** What people call a row: the values of its title fields. */
export const nameOf = (title: readonly string[], row: Row): string =>
  title
    .map((field) => row[field])
    .filter((value) => value !== null && value !== undefined && value !== '')
    .map((value) => (isCivilDate(value) ? formatCivilDate(value) : value))
    .join(' ') || `#${String(row.id)}`;

/** Which stored rows an input leaves out. */
export const removedRows = (stored: readonly Row[], rows: readonly InputRow[]): Row[] => {
  const kept = new Set(rows.map(({ id }) => id));
  return stored.filter(({ id }) => !kept.has(id));
};

/** Where the rows of a part stand in the input, for refusals and for the keys of new rows. */
const at = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

/** The deletion of a row after that of the rows inside of it: each stands in the log, so that undo brings all back. */
const removal = (part: Part, row: Row, below: PartsFacts): Change[] => [
  ...part.parts.flatMap((inner) => {
    const facts = below.get(inner.name);
    const gone = facts?.stored.filter((one) => one[inner.via] === row.id) ?? [];
    return gone.flatMap((one) => removal(inner, one, facts?.below ?? new Map()));
  }),
  { entity: part.entity.name, id: idOf(row), op: 'delete', set: {} },
];

/**
 * The changes of a part: rows with an id are updated, rows without one added, missing ones removed; and so for the rows
 * inside of them. Refused when a row belongs to another parent, or a removed one is still named elsewhere.
 * @param parent the parent's id, or the key of the parent's insert
 * @param path where the parent stands in the input; empty for the record itself
 */
const partChanges = (
  part: Part,
  parent: number | string,
  rows: readonly InputRow[],
  { stored, uses, below }: PartFacts,
  path = '',
): Change[] | Refusal => {
  const place = at(path, part.name);
  const skip = notSet(part);
  const own = stored.filter((row) => row[part.via] === parent);
  const known = new Map(own.map((row) => [row.id, row]));
  const changes: Change[] = [];
  for (const [index, row] of rows.entries()) {
    const { id } = row;
    const key = `${place}.${index}`;
    const set = settable(row, skip);
    if (typeof id === 'number') {
      const before = known.get(id);
      if (!before) return refuse('foreign_part', { label: part.label_one, id }, `${key}.id`);
      if (changedFields(before, set).length > 0) changes.push({ entity: part.entity.name, id, op: 'update', set });
    } else {
      const owner =
        typeof parent === 'number' ? { set: { ...set, [part.via]: parent } } : { set, refs: { [part.via]: parent } };
      changes.push({ entity: part.entity.name, id: null, key, op: 'insert', ...clientKeyOf(row), ...owner });
    }
    const inner = changesOfParts(part.parts, typeof id === 'number' ? id : key, row, below, key);
    if (!Array.isArray(inner)) return inner;
    changes.push(...inner);
  }
  for (const row of removedRows(own, rows)) {
    const used = uses.get(idOf(row));
    if (used !== undefined) return refuse('in_use', { name: nameOf(part.title, row), uses: used }, place);
    changes.push(...removal(part, row, below));
  }
  return changes;
};

/** The changes of those parts that an input gives rows for. */
export const changesOfParts = (
  parts: readonly Part[],
  parent: number | string,
  input: InputRow,
  facts: PartsFacts,
  path = '',
): Change[] | Refusal => {
  const changes: Change[] = [];
  for (const part of parts) {
    const rows = rowsOf(input, part);
    if (!rows) continue;
    const decided = partChanges(part, parent, rows, facts.get(part.name) ?? NO_FACTS, path);
    if (!Array.isArray(decided)) return decided;
    changes.push(...decided);
  }
  return changes;
};
