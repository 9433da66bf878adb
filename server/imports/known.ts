import type { FieldDescriptor } from '#domain/fields/descriptor';
import { foldText } from '#domain/foldText';
import { checkField } from '#domain/fields/checkField';
import { cellValue } from '#domain/imports/cellValue';
import { newValues } from '../api/read/fragment';
import { scopeOf } from '../api/read/readResource';
import type { Resource } from '../api/resource';
import { foldedSql } from '../db/folded';
import { idOf, runText, type Row } from '../db/statement';
import type { Mutation } from '../pipeline/mutation';
import type { ImportPlan } from './plan';
import type { Table } from './table';

/** A key as stored ones are compared with it: not by letter case, accents or blanks [KEY-019 IMP-005]. */
export const keyOf = (key: unknown): string => (typeof key === 'string' ? foldText(key) : String(key));

/** A record with the value by which it was found. */
interface Found {
  id: number;
  key: string;
}

/** Records by the value of a column, as it is compared (`keyOf`). */
export type RecordsByKey = ReadonlyMap<string, readonly Found[]>;

/** Records by the very value of a column. */
type IdsByKey = ReadonlyMap<string, number[]>;

/** The records that a file may be about, as they were before it. */
export interface KnownRecords {
  /** By the column by which rows find their records. */
  matched: RecordsByKey;
  /** By the first part of their title that the file says anything of: what a new row may be a twin of. */
  titled: { column: string; ids: IdsByKey } | null;
}

/**
 * Runs a statement that joins thousands of keys to thousands of rows. The planner believes that a list has a hundred keys
 * and a table that was just filled a few rows, and would compare each with each: 20 s for twenty thousand.
 */
const joinedByHash = async (client: Mutation['client'], text: string, values: unknown[]): Promise<Row[]> => {
  await client.query('set local enable_nestloop = off');
  const rows = await runText(client, text, values);
  await client.query('set local enable_nestloop = on');
  return rows;
};

/** Records within the actor's reach whose column holds one of some values. @param isFolded as texts are compared */
const recordsBy = async (
  { client, actor }: Mutation,
  resource: Resource,
  column: string,
  keys: ReadonlySet<string | number>,
  isFolded: boolean,
): Promise<Found[]> => {
  const { entity } = resource;
  const sqlType = entity.byName.get(column)?.sqlType ?? 'text';
  const isFoldedText = isFolded && /^(text|varchar|char)/.test(sqlType);
  const values = newValues();
  const stored = isFoldedText ? foldedSql(`t0."${column}"`) : `t0."${column}"`;
  const compared = isFoldedText ? [...new Set([...keys].map(keyOf))] : [...keys];
  const where = [
    `${stored} in (select unnest(${values.add(compared)}::${isFoldedText ? 'text' : sqlType}[]))`,
    ...(entity.isSoft ? ['t0.deleted_at is null'] : []),
    ...scopeOf(resource, actor).map((fragment) => fragment(values)),
  ].join(' and ');
  const rows = await joinedByHash(
    client,
    `select t0.id, t0."${column}" as key from "${entity.name}" t0 where ${where} order by t0.id`,
    values.list,
  );
  return rows.map((row) => ({ id: idOf(row), key: String(row.key) }));
};

const grouped = <T>(
  found: readonly Found[],
  nameOf: (one: Found) => string,
  shown: (one: Found) => T,
): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const one of found) groups.set(nameOf(one), [...(groups.get(nameOf(one)) ?? []), shown(one)]);
  return groups;
};

/** The value of a cell as it is searched for; null for one that its field would refuse. */
const keyIn = (field: FieldDescriptor, cell: string): string | number | null => {
  const given = cellValue(field, cell);
  const checked = given === null ? null : checkField(field, given);
  const value = checked && 'value' in checked ? checked.value : null;
  return typeof value === 'string' || typeof value === 'number' ? value : null;
};

/**
 * Finds the records that the rows of a file may be about, before the first of them is written, and locks those that they
 * name in one go and in the order of their ids, as every mutation does. What these hold is read later, with the rows
 * that are about them.
 */
export const lockKnown = async (
  mutation: Mutation,
  resource: Resource,
  { columns, match }: ImportPlan,
  table: Pick<Table, 'batches'>,
): Promise<KnownRecords> => {
  const wanted = [...new Set([match.name, ...resource.title])].flatMap((name) => {
    const column = columns.find(({ field }) => field.name === name);
    return column ? [{ name, column, keys: new Set<string | number>() }] : [];
  });
  for await (const rows of table.batches())
    for (const { cells } of rows)
      for (const { column, keys } of wanted) {
        const key = keyIn(column.field, cells[column.index] ?? '');
        if (key !== null) keys.add(key);
      }
  const keysOf = (name: string) => wanted.find((one) => one.name === name)?.keys ?? new Set<string | number>();
  const records = await recordsBy(mutation, resource, match.name, keysOf(match.name), true);
  await runText(
    mutation.client,
    `select id from "${resource.entity.name}" where id = any($1) order by id for no key update`,
    [records.map(({ id }) => id)],
  );
  const column = resource.title.find((name) => keysOf(name).size > 0);
  const alike = column === undefined ? [] : await recordsBy(mutation, resource, column, keysOf(column), false);
  const ids = grouped(
    alike,
    ({ key }) => key,
    ({ id }) => id,
  );
  return {
    matched: grouped(
      records,
      ({ key }) => keyOf(key),
      (one) => one,
    ),
    titled: column === undefined ? null : { column, ids },
  };
};
