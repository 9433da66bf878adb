import { foldText } from '#domain/foldText';
import { checkField } from '#domain/fields/checkField';
import { readRow } from '#domain/imports/readRow';
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
  /** Records that the user has said a row is about, as far as they are there. */
  answered: ReadonlySet<number>;
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
  columns: readonly string[],
  keys: ReadonlySet<string | number>,
  isFolded: boolean,
): Promise<Found[]> => {
  if (keys.size === 0) return [];
  const { entity } = resource;
  const [first = 'id', ...more] = columns;
  const sqlType = more.length > 0 ? 'text' : (entity.byName.get(first)?.sqlType ?? 'text');
  const isFoldedText = isFolded && /^(text|varchar|char)/.test(sqlType);
  const values = newValues();
  const whole =
    more.length > 0 ? `concat_ws(' ', ${columns.map((column) => `t0."${column}"`).join(', ')})` : `t0."${first}"`;
  const stored = isFoldedText ? foldedSql(whole) : whole;
  const compared = isFoldedText ? [...new Set([...keys].map(keyOf))] : [...keys];
  const where = [
    `${stored} in (select unnest(${values.add(compared)}::${isFoldedText ? 'text' : sqlType}[]))`,
    ...(entity.isSoft ? ['t0.deleted_at is null'] : []),
    ...scopeOf(resource, actor).map((fragment) => fragment(values)),
  ].join(' and ');
  const rows = await joinedByHash(
    client,
    `select t0.id, ${whole} as key from "${entity.name}" t0 where ${where} order by t0.id`,
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

/** A value as it is searched for; null for one that its field would refuse. */
const keyIn = ({ fields, match }: ImportPlan, name: string, given: unknown): string | number | null => {
  const field = name === match.name ? match : fields.find((one) => one.name === name);
  const checked = (given ?? null) === null || !field ? null : checkField(field, given);
  const value = checked && 'value' in checked ? checked.value : null;
  return typeof value === 'string' || typeof value === 'number' ? value : null;
};

/** The name that a row gives, of its parts; null where it gives none. */
export const wholeKey = (names: readonly string[], given: Readonly<Record<string, unknown>>): string | null =>
  names
    .map((name) => given[name])
    .filter((part) => typeof part === 'string' && part !== '')
    .join(' ') || null;

/**
 * Finds the records that the rows of a file may be about, before the first of them is written, and locks those that they
 * name in one go and in the order of their ids, as every mutation does. What these hold is read later, with the rows
 * that are about them.
 */
export const lockKnown = async (
  mutation: Mutation,
  resource: Resource,
  plan: ImportPlan,
  table: Pick<Table, 'batches'>,
): Promise<KnownRecords> => {
  const { match, keys: names, answers } = plan;
  const wanted = new Map([match.name, ...resource.title].map((name) => [name, new Set<string | number>()]));
  for await (const rows of table.batches())
    for (const { cells } of rows) {
      const { given } = readRow(plan, cells);
      for (const [name, keys] of wanted) {
        const key = name === match.name && names.length > 1 ? wholeKey(names, given) : keyIn(plan, name, given[name]);
        if (key !== null) keys.add(key);
      }
    }
  const keysOf = (name: string) => wanted.get(name) ?? new Set<string | number>();
  const records = await recordsBy(mutation, resource, names, keysOf(match.name), true);
  const said = [...answers.values()].filter((answer) => typeof answer === 'number');
  const answered = await recordsBy(mutation, resource, ['id'], new Set(said), false);
  await runText(
    mutation.client,
    `select id from "${resource.entity.name}" where id = any($1) order by id for no key update`,
    [[...records, ...answered].map(({ id }) => id)],
  );
  const column = resource.title.find((name) => keysOf(name).size > 0);
  const alike = column === undefined ? [] : await recordsBy(mutation, resource, [column], keysOf(column), false);
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
    answered: new Set(answered.map(({ id }) => id)),
    titled: column === undefined ? null : { column, ids },
  };
};
