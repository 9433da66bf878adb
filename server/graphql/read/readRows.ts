import { sql, type SQL } from 'drizzle-orm';
import { isRow, runArrays, type Row } from '../../commands/statement';
import type { GraphContext } from '../context';
import { compilePlan, ROOT } from './compilePlan';
import type { ReadPlan } from './readPlan';

type Reader = Pick<GraphContext, 'runner'>;

export interface RowsWanted {
  where?: readonly SQL[];
  orderBy?: SQL;
  limit?: number;
  offset?: number;
  /** Count all rows that match, in the same statement. */
  total?: boolean;
}

export interface RowsRead { rows: Row[]; total: number | null }

/** A column of the rows that a statement is about. */
const own = (name: string): SQL => sql.raw(`${ROOT}."${name}"`);

const readPart = async (reader: Reader, { part, plan }: ReadPlan['parts'][number], parents: readonly Row[]): Promise<void> => {
  const ids = [...new Set(parents.map(({ id }) => id))];
  const order = part.orderBy.map((name) => sql`${own(name)} nulls last`);
  const { rows } = await readRows(reader, plan, { where: [sql`${own(part.via)} = any(${sql.param(ids)})`], orderBy: sql.join([...order, own('id')], sql.raw(', ')) });
  const byParent = new Map<unknown, Row[]>(ids.map((id) => [id, []]));
  for (const row of rows) byParent.get(row[part.via])?.push(row);
  for (const parent of parents) parent[part.name] = byParent.get(parent.id);
};

/** Child rows of the rows read, and of the rows that those refer to. */
const readParts = async (reader: Reader, { parts, relations }: ReadPlan, rows: readonly Row[]): Promise<void> => {
  if (rows.length === 0) return;
  for (const part of parts) await readPart(reader, part, rows);
  for (const { field, plan } of relations) await readParts(reader, plan, rows.map((row) => row[field]).filter(isRow));
};

const count = async (reader: Reader, table: SQL, where: SQL): Promise<number> => {
  const [row] = await runArrays(reader.runner, sql`select count(*) from ${table} where ${where}`);
  return Number(row?.[0]);
};

/**
 * Reads rows as a document asks for them: references joined, computed values selected and the total counted in one statement,
 * one more statement for each kind of child rows. Deleted rows are left out.
 */
export const readRows = async (reader: Reader, plan: ReadPlan, wanted: RowsWanted): Promise<RowsRead> => {
  const { select, joins, width, assemble } = compilePlan(plan);
  const { entity } = plan;
  const table = sql.raw(`"${entity.name}" ${ROOT}`);
  const where = sql.join([sql.raw(entity.isSoft ? `${ROOT}.deleted_at is null` : 'true'), ...(wanted.where ?? [])], sql.raw(' and '));
  const values = await runArrays(reader.runner, sql.join([
    sql`select ${sql.raw(select)}`,
    wanted.total ? sql`, (select count(*) from ${table} where ${where})` : sql``,
    sql` from ${table} ${sql.raw(joins)} where ${where}`,
    wanted.orderBy ? sql` order by ${wanted.orderBy}` : sql``,
    wanted.limit === undefined ? sql`` : sql` limit ${wanted.limit} offset ${wanted.offset ?? 0}`,
  ]));
  const rows = values.map(assemble);
  await readParts(reader, plan, rows);
  if (!wanted.total) return { rows, total: null };
  const [first] = values;
  // A page beyond the last row has no row to carry the total.
  return { rows, total: first ? Number(first[width]) : await count(reader, table, where) };
};
