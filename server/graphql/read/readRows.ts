import { sql, type SQL } from 'drizzle-orm';
import { runArrays, type Row } from '../../commands/statement';
import type { GraphContext } from '../context';
import type { Part, Resource } from '../resource';
import { compilePlan, ROOT } from './compilePlan';
import type { ReadPlan } from './readPlan';

type Reader = Pick<GraphContext, 'runner' | 'actor'>;

export interface RowsWanted {
  where?: readonly SQL[];
  orderBy?: SQL;
  limit?: number;
  offset?: number;
  /** Count all rows that match, in the same statement. */
  total?: boolean;
}

export interface RowsRead { rows: Row[]; total: number | null }

/** What every read of a resource leaves out: deleted rows, and rows beyond the actor's scope. */
const always = ({ entity, scope }: Resource, actor: Reader['actor']): SQL[] => {
  const scoped = scope?.(actor, ROOT);
  return [...(entity.isSoft ? [sql.raw(`${ROOT}.deleted_at is null`)] : []), ...(scoped ? [scoped] : [])];
};

const readPart = async (reader: Reader, part: Part, columns: readonly string[], parents: readonly Row[]): Promise<void> => {
  const names = [part.via, ...columns];
  const order = part.orderBy.map((name) => `"${name}" nulls last`).join(', ');
  const rows = await runArrays(reader.runner, sql`select ${sql.raw(names.map((name) => `"${name}"`).join(', '))} from ${sql.raw(`"${part.entity.name}"`)}
    where ${sql.raw(`"${part.via}"`)} = any(${sql.param(parents.map(({ id }) => id))}) order by ${sql.raw(order)}, id`);
  const byParent = new Map<unknown, Row[]>(parents.map(({ id }) => [id, []]));
  for (const [parent, ...values] of rows) byParent.get(parent)?.push(Object.fromEntries(columns.map((name, index) => [name, values[index]])));
  for (const parent of parents) parent[part.name] = byParent.get(parent.id);
};

const count = async (reader: Reader, table: SQL, where: SQL): Promise<number> => {
  const [row] = await runArrays(reader.runner, sql`select count(*) from ${table} where ${where}`);
  return Number(row?.[0]);
};

/**
 * Reads rows as a document asks for them: references joined, computed values selected and the total counted in one statement,
 * one more statement for each kind of child rows.
 */
export const readRows = async (reader: Reader, plan: ReadPlan, wanted: RowsWanted): Promise<RowsRead> => {
  const { select, joins, width, assemble } = compilePlan(plan);
  const { resource } = plan;
  const table = sql.raw(`"${resource.entity.name}" ${ROOT}`);
  const where = sql.join([sql.raw('true'), ...always(resource, reader.actor), ...(wanted.where ?? [])], sql.raw(' and '));
  const values = await runArrays(reader.runner, sql.join([
    sql`select ${sql.raw(select)}`,
    wanted.total ? sql`, (select count(*) from ${table} where ${where})` : sql``,
    sql` from ${table} ${sql.raw(joins)} where ${where}`,
    wanted.orderBy ? sql` order by ${wanted.orderBy}` : sql``,
    wanted.limit === undefined ? sql`` : sql` limit ${wanted.limit} offset ${wanted.offset ?? 0}`,
  ]));
  const rows = values.map(assemble);
  if (rows.length > 0) await Promise.all(plan.parts.map(({ part, columns }) => readPart(reader, part, columns, rows)));
  if (!wanted.total) return { rows, total: null };
  const [first] = values;
  // A page beyond the last row has no row to carry the total.
  return { rows, total: first ? Number(first[width]) : await count(reader, table, where) };
};

/** Rows by id, in no particular order; ids out of reach are left out. */
export const readByIds = async (reader: Reader, plan: ReadPlan, ids: readonly number[]): Promise<Row[]> =>
  (await readRows(reader, plan, { where: [sql`${sql.raw(`${ROOT}.id`)} = any(${sql.param([...ids])})`] })).rows;
