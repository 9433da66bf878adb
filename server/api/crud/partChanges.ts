import { isFieldValue, type Change, type FieldValue } from '#domain/changes';
import { changedFields } from '../../pipeline/changedFields';
import type { Row } from '../../db/statement';
import type { Part } from '../resource';
import { clientKeyOf } from '#domain/writes/clientKey';
import { refuse, type Refusal } from '#domain/refusals/refusal';

/** The child rows of a part as they are stored, and how those that might go are used elsewhere. */
export interface PartFacts {
  stored: readonly Row[];
  uses: ReadonlyMap<number, string>;
}

export type InputRow = Readonly<Record<string, unknown>>;

/** An input's values as they are written: absent ones and those to skip are left out. */
export const settable = (input: InputRow, skip: ReadonlySet<string>): Record<string, FieldValue> =>
  Object.fromEntries(
    Object.entries(input).filter(
      (entry): entry is [string, FieldValue] => isFieldValue(entry[1]) && !skip.has(entry[0]),
    ),
  );

const NOT_SET = new Set(['id', 'client_key']);

/** What people call a row: the values of its title fields. */
export const nameOf = (title: readonly string[], row: Row): string =>
  title
    .map((field) => row[field])
    .filter((value) => value !== null && value !== undefined && value !== '')
    .join(' ') || `#${String(row.id)}`;

/** Which stored rows an input leaves out. */
export const removedRows = (stored: readonly Row[], rows: readonly InputRow[]): Row[] => {
  const kept = new Set(rows.map(({ id }) => id));
  return stored.filter(({ id }) => !kept.has(id));
};

/**
 * The changes of a part: rows with an id are updated, rows without one added, missing ones removed. Refused when a row belongs
 * to another parent, or a removed one is still named elsewhere.
 * @param parent the parent's id, or the key of the parent's insert
 */
export const partChanges = (
  part: Part,
  parent: number | string,
  rows: readonly InputRow[],
  { stored, uses }: PartFacts,
): Change[] | Refusal => {
  const known = new Map(stored.map((row) => [row.id, row]));
  const changes: Change[] = [];
  for (const [index, row] of rows.entries()) {
    const { id } = row;
    if (typeof id === 'number') {
      const before = known.get(id);
      if (!before) return refuse('foreign_part', { label: part.label_one, id }, `${part.name}.${index}.id`);
      const set = settable(row, NOT_SET);
      if (changedFields(before, set).length > 0) changes.push({ entity: part.entity.name, id, op: 'update', set });
      continue;
    }
    const owner =
      typeof parent === 'number'
        ? { set: { ...settable(row, NOT_SET), [part.via]: parent } }
        : { set: settable(row, NOT_SET), refs: { [part.via]: parent } };
    changes.push({
      entity: part.entity.name,
      id: null,
      key: `${part.name}.${index}`,
      op: 'insert',
      ...clientKeyOf(row),
      ...owner,
    });
  }
  for (const row of removedRows(stored, rows)) {
    const used = uses.get(Number(row.id));
    if (used !== undefined) return refuse('in_use', { name: nameOf(part.title, row), uses: used }, part.name);
    changes.push({ entity: part.entity.name, id: Number(row.id), op: 'delete', set: {} });
  }
  return changes;
};
