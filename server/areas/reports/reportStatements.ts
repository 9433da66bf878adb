import { sql, type SQL } from 'drizzle-orm';
import type { FilterValues } from '#domain/reports/report';
import type { ReportScope, ReportSql } from './reportSql';

const listed = (columns: Readonly<Record<string, SQL>>): SQL =>
  sql.join(
    Object.entries(columns).map(([name, value]) => sql`${value} as ${sql.raw(`"${name}"`)}`),
    sql`, `,
  );

interface Found {
  /** `from` with the joins, and its conditions. */
  rows: SQL;
  where: SQL;
  group: { id: SQL; columns: SQL; join: (id: SQL) => SQL };
}

const ONE_LIST = { id: sql`0`, columns: sql`null::text as group_name, 0 as group_order`, join: () => sql`` };

const found = (report: ReportSql, values: FilterValues, scope: ReportScope): Found => {
  const { tables, where } = report.from(values, scope);
  const { group, joins = sql`` } = report;
  return {
    rows: sql`${tables} ${joins}`,
    where,
    group: group
      ? {
          id: group.id(scope),
          columns: sql`gr.name as group_name, gr.place as group_order`,
          // Each row has a group; to say so with a left join keeps the database from expecting few.
          join: (id) => sql`left join (${group.list}) gr on gr.id = ${id}`,
        }
      : ONE_LIST,
  };
};

/** All rows of a report in an order, of which the names of columns are given. */
export const allRows = (report: ReportSql, values: FilterValues, scope: ReportScope, order: readonly string[]): SQL => {
  const { rows, where, group } = found(report, values, scope);
  const columns = listed({ ...report.ids, ...report.known(scope), ...report.more?.(scope) });
  return sql`select * from (select ${group.columns}, ${columns} from ${rows} ${group.join(group.id)} where ${where}) f order by ${sql.raw(order.join(', '))}`;
};

/** The first rows of a report in an order: they are found by their numbers, and then told. */
export const firstRows = (
  report: ReportSql,
  values: FilterValues,
  scope: ReportScope,
  order: readonly string[],
  most: number,
): SQL => {
  const known = report.known(scope);
  const more = report.more?.(scope) ?? {};
  const named = new Set(order.flatMap((part) => part.match(/\w+/g) ?? []));
  if (!report.again || Object.keys(more).some((name) => named.has(name)))
    return sql`${allRows(report, values, scope, order)} limit ${most}`;
  const { rows, where, group } = found(report, values, scope);
  const ordering = Object.fromEntries(Object.entries(known).filter(([name]) => named.has(name)));
  const inOrder = sql.raw(order.join(', '));
  const rest = Object.fromEntries(Object.entries(known).filter(([name]) => !named.has(name)));
  return sql`with f as materialized (
      select * from (select ${group.columns}, ${listed({ ...report.ids, ...ordering })} from ${rows} ${group.join(group.id)} where ${where}) f order by ${inOrder} limit ${most}
    )
    select f.*, ${listed({ ...rest, ...more })} from ${report.again} ${report.joins ?? sql``} order by ${inOrder}`;
};

/** How many rows a report has. */
export const countOfRows = (report: ReportSql, values: FilterValues, scope: ReportScope): SQL => {
  const { rows, where } = found(report, values, scope);
  return sql`select count(*)::int as total from ${rows} where ${where}`;
};

/** The jobs of the rows, of all groups or of one. */
export const jobsOfRows = (
  report: ReportSql,
  values: FilterValues,
  scope: ReportScope,
  name: string | undefined,
): SQL => {
  const { rows, where, group } = found(report, values, scope);
  const { job_id, job_detail_id } = report.ids;
  const select = sql`select ${job_id} as job_id, ${job_detail_id} as job_detail_id from ${rows}`;
  return name === undefined
    ? sql`${select} where ${where}`
    : sql`${select} ${group.join(group.id)} where ${where} and gr.name = ${name}`;
};

/** The rows counted, and their jobs where a job may have several, by group and together. */
const countsOfJobs = (report: ReportSql, { rows, where, group }: Found): SQL => sql`
  select ${group.columns}, s.is_all, s.count, s.job_rows
  from (
    select group_id, grouping(group_id) as is_all, count(*)::int as count, count(distinct job)::int as job_rows
    from (select ${group.id} as group_id, ${report.ids.job_detail_id} as job from ${rows} where ${where}) r group by grouping sets ((group_id), ())
  ) s ${group.join(sql`s.group_id and s.is_all = 0`)} order by is_all, group_order, group_name`;

/**
 * The rows counted and added up, by group and together: first by the number of their group, which several processes of
 * the database may share out among them, and the few sums by name afterwards.
 */
export const sumsOfRows = (
  report: ReportSql,
  values: FilterValues,
  scope: ReportScope,
  columns: readonly string[],
  manyOfJob: boolean,
): SQL => {
  const { rows, where, group } = found(report, values, scope);
  if (manyOfJob) return countsOfJobs(report, { rows, where, group });
  const known = report.known(scope);
  const parts: Record<string, SQL> = { rows: sql`count(*)` };
  const sums: Record<string, SQL> = { count: sql`coalesce(sum(rows), 0)::int` };
  for (const name of columns) {
    const own = report.own?.[name];
    Object.assign(parts, own?.parts ?? { [`sum_${name}`]: sql`sum(${known[name]})` });
    sums[name] = own?.value ?? sql.raw(`sum("sum_${name}")`);
  }
  return sql`with s as (select ${group.id} as group_id, ${listed(parts)} from ${rows} where ${where} group by 1)
    select group_name, group_order, grouping(group_name) as is_all, ${listed(sums)}
    from (select s.*, ${group.columns} from s ${group.join(sql`s.group_id`)}) g
    group by grouping sets ((group_order, group_name), ()) order by is_all, group_order, group_name`;
};
