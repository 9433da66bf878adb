import type { FieldDescriptor } from '#domain/fields/descriptor';
import { checkField } from '#domain/fields/checkField';
import { cellValue } from '#domain/imports/cellValue';
import { newValues } from '../api/read/fragment';
import { scopeOf } from '../api/read/readResource';
import type { Resource } from '../api/resource';
import { idOf, runText, type Row } from '../db/statement';
import type { Mutation } from '../pipeline/mutation';
import type { ImportPlan } from './plan';
import type { Table } from './table';

/** Records by the value of a column. */
export type IdsByKey = ReadonlyMap<string, number[]>;

/** The records that a file may be about, as they were before it. */
export interface KnownRecords {
  /** By the column by which rows find their records. */
  matched: IdsByKey;
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

/** Records within the actor's reach whose column holds one of some values: by the value, their ids. */
const idsBy = async (
  { client, actor }: Mutation,
  resource: Resource,
  column: string,
  keys: ReadonlySet<string | number>,
): Promise<IdsByKey> => {
  const { entity } = resource;
  const values = newValues();
  const where = [
    `t0."${column}" in (select unnest(${values.add([...keys])}::${entity.byName.get(column)?.sqlType ?? 'text'}[]))`,
    ...(entity.isSoft ? ['t0.deleted_at is null'] : []),
    ...scopeOf(resource, actor).map((fragment) => fragment(values)),
  ].join(' and ');
  const found = new Map<string, number[]>();
  const rows = await joinedByHash(
    client,
    `select t0.id, t0."${column}" as key from "${entity.name}" t0 where ${where} order by t0.id`,
    values.list,
  );
  for (const row of rows) {
    const key = String(row.key);
    found.set(key, [...(found.get(key) ?? []), idOf(row)]);
  }
  return found;
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
  const matched = await idsBy(mutation, resource, match.name, keysOf(match.name));
  await runText(
    mutation.client,
    `select id from "${resource.entity.name}" where id = any($1) order by id for no key update`,
    [[...matched.values()].flat()],
  );
  const column = resource.title.find((name) => keysOf(name).size > 0);
  return {
    matched,
    titled: column === undefined ? null : { column, ids: await idsBy(mutation, resource, column, keysOf(column)) },
  };
};
