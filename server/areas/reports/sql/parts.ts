import { sql, type SQL } from 'drizzle-orm';
import type { FilterValues } from '#domain/reports/report';
import { folded, foldedPattern } from '../../../db/folded';
import { CATEGORY, STATUS } from '#domain/statuses';

/** What the statements of the reports are made of. `j` is the job, `d` the sub-job, `m` its builder. */

export const plain = (value: number): SQL => sql.raw(String(value));
export const name = (alias: string): SQL =>
  sql.raw(`nullif(concat_ws(' ', ${alias}.first_name, nullif(${alias}.last_name, '')), '')`);
export const address = sql`nullif(concat_ws(', ', nullif(j.address_line_1, ''), nullif(j.address_line_2, '')), '')`;
/** The status as it is shown [GUN-006]. */
export const status = sql`case when d.job_category_id = ${plain(CATEGORY.GUNITE)} and d.status_id = ${plain(STATUS.WEEPING)} then 'Cave In' else s.name end`;
export const area = sql`coalesce(d.mmg_ia, d.plan_ia)`;
export const isJob = sql`j.deleted_at is null and not j.is_estimate`;
/** The sub-jobs of jobs that count, without a look at each of these: few are deleted or estimates, and they have an index. */
export const isKept = sql`d.deleted_at is null and not exists (select from job x where x.id = d.job_id and (x.deleted_at is not null or x.is_estimate))`;
export const colors = sql`(select string_agg(distinct l.name, ', ' order by l.name) from color_addition a join lookup_pebble_color l on l.id = a.color_id where a.job_detail_id = d.id)`;
export const materials = sql`(select string_agg(distinct l.name, ', ' order by l.name) from color_addition a join lookup_material_type l on l.id = a.material_type_id where a.job_detail_id = d.id)`;

export const all = (...conditions: (SQL | undefined)[]): SQL =>
  sql.join(
    conditions.filter((condition) => condition !== undefined),
    sql` and `,
  );
/** A condition for a filter that is set. */
export const set = (value: FilterValues[string] | undefined, condition: (value: string | number | boolean) => SQL) =>
  value === null || value === undefined || value === '' ? undefined : condition(value);
export const equals = (column: SQL, value: FilterValues[string] | undefined) =>
  set(value, (one) => sql`${column} = ${one}`);
export const within = (column: SQL, { from, to }: FilterValues): SQL | undefined => {
  const conditions = [
    set(from, (day) => sql`${column} >= ${day}::date`),
    set(to, (day) => sql`${column} <= ${day}::date`),
  ].filter((condition) => condition !== undefined);
  return conditions.length > 0 ? all(...conditions) : undefined;
};
/** One of some texts, or they together, hold another as texts are compared [KEY-019]. */
export const contains = (value: string | number | boolean, ...columns: SQL[]): SQL =>
  sql`${folded(sql`concat_ws(' ', ${sql.join(columns, sql`, `)})`)} like ${foldedPattern(String(value))}`;

/** The entries of a list as groups, in their order; rows without one stand in a group of their own, which is last. */
export const groupsOf = (table: string, none: string): SQL =>
  sql.raw(
    `select id, name, coalesce(sort_order, 1000000) as place from ${table} union all select 0, '${none}', 1000000`,
  );
/** The builders as groups, by their names. */
export const BUILDERS = sql`select id, company_name as name, dense_rank() over (order by company_name) as place from customer`;

/**
 * The rows of a table that are told. The list beside the join leads the database to their index: it would else read the
 * table from end to end for two thousand of them.
 */
export const told = (alias: string, id: string): SQL =>
  sql.raw(`${alias}.id = f.${id} and ${alias}.id = any(array(select ${id} from f))`);
