import { sql, type SQL } from 'drizzle-orm';
import type { CivilDate } from '#domain/civilDate';
import { badInput } from '#domain/errors';
import { fieldIssue } from '#domain/fields/fieldIssue';
import {
  REPORT_ROWS,
  type Cell,
  type FilterValues,
  type Report,
  type ReportAnswer,
  type ReportRow,
  type ReportSort,
  type ReportTotals,
} from '#domain/reports/report';
import { comparedRows, otherTime, type ComparedRow } from '#domain/reports/compare';
import { filterIssues, presetFilters } from '#domain/reports/reportInput';
import { numberOf, textOf } from '#domain/values';
import { run, type Row, type Runner } from '../../db/statement';
import { REPORT_SQL, type ReportScope } from './reportSql';

/** What somebody asks of a report; an absent filter is the report's own, null is all [RPT-013]. */
export interface ReportQuestion {
  filters: FilterValues;
  sort: ReportSort | null;
}

/**
 * The filters in full, with the report's own where none is given.
 * @throws AppError BAD_USER_INPUT without the criteria that a report must have, or for a range that ends before it
 * begins
 */
export const valuesOf = (report: Report, given: FilterValues, today: CivilDate): FilterValues => {
  const values = { ...presetFilters(report, today), ...given };
  const issues = filterIssues(report, values);
  if (issues.length > 0) throw badInput(issues);
  return values;
};

const orderOf = ({ name, columns }: Report, sort: ReportSort | null): SQL => {
  const order = ['group_order', 'group_name', REPORT_SQL[name].place];
  if (!sort) return sql.raw(order.join(', '));
  if (!columns.some((column) => column.name === sort.column)) throw badInput([fieldIssue('sort', 'report_sort')]);
  return sql.raw(order.toSpliced(2, 0, `"${sort.column}" ${sort.descending ? 'desc' : 'asc'} nulls last`).join(', '));
};

/**
 * All rows of a report in their order, as a statement. What is looked up row by row stands beside the sorted columns, so
 * that a `limit` behind it, or a cursor, has it looked up for the rows alone that are fetched.
 * @throws AppError as `readReport`
 */
export const reportRowsSql = (report: Report, { filters, sort }: ReportQuestion, scope: ReportScope): SQL => {
  const { rows, late } = REPORT_SQL[report.name];
  const lookups = Object.entries(late?.(scope) ?? {}).map(
    ([name, value]) => sql`, ${value} as ${sql.raw(`"${name}"`)}`,
  );
  return sql`select f.*${sql.join(lookups)} from (${rows(valuesOf(report, filters, scope.today), scope)}) f order by ${orderOf(report, sort)}`;
};

const cellOf = (value: unknown): Cell =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;

export const reportRow = (row: Row): ReportRow =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, cellOf(value)]));

const sumsOf = (report: Report): string[] => {
  const own = REPORT_SQL[report.name].own ?? {};
  return report.columns
    .filter(({ total }) => total !== undefined)
    .map(({ name, total }) => `${total === 'own' ? (own[name] ?? 'null') : `sum(f."${name}")`} as "${name}"`);
};

const hasJobs = ({ columns }: Report): boolean => columns.some(({ opens }) => opens === 'job');

/** The rows counted, and with them the jobs where those are fewer. */
const countsOf = (report: Report): string[] => [
  'count(*)::int as count',
  ...(report.hasManyOfJob ? ['count(distinct f.job_detail_id)::int as job_rows'] : []),
];

const totalsOf = (report: Report, row: Row): ReportTotals => ({
  group_name: textOf(row.group_name),
  count: numberOf(row.count) ?? 0,
  job_rows: hasJobs(report) ? numberOf(report.hasManyOfJob ? row.job_rows : row.count) : null,
  sums: Object.fromEntries(
    report.columns
      .filter(({ total }) => total !== undefined)
      .map(({ name }) => [name, row[name] === null ? null : numberOf(row[name])]),
  ),
});

interface Sums {
  groups: ReportTotals[];
  totals: ReportTotals;
}

/** The rows of a report by group and together, added up. */
const readSums = async (runner: Runner, report: Report, values: FilterValues, scope: ReportScope): Promise<Sums> => {
  const sums = await run(
    runner,
    sql`select f.group_name, f.group_order, grouping(f.group_name) as is_all, ${sql.raw([...countsOf(report), ...sumsOf(report)].join(', '))}
      from (${REPORT_SQL[report.name].rows(values, scope)}) f group by grouping sets ((f.group_order, f.group_name), ()) order by is_all, f.group_order, f.group_name`,
  );
  const all = sums.find(({ is_all }) => is_all === 1);
  return {
    groups: report.group ? sums.filter(({ is_all }) => is_all === 0).map((row) => totalsOf(report, row)) : [],
    totals: { ...totalsOf(report, all ?? {}), group_name: null },
  };
};

/** Two times side by side, by group. @throws AppError as `readReport` */
export const readComparison = async (
  runner: Runner,
  report: Report,
  filters: FilterValues,
  scope: ReportScope,
): Promise<ComparedRow[] | null> => {
  const values = valuesOf(report, filters, scope.today);
  const other = otherTime(report, values);
  if (!other) return null;
  const first = await readSums(runner, report, values, scope);
  return comparedRows(report, first, await readSums(runner, report, other, scope));
};

/**
 * The first rows of a report, and the sums of all of them by group and together [RPT-013].
 * @throws AppError BAD_USER_INPUT for missing criteria, a range that ends before it begins, a column that is none
 */
export const readReport = async (
  runner: Runner,
  report: Report,
  question: ReportQuestion,
  scope: ReportScope,
): Promise<ReportAnswer> => {
  const values = valuesOf(report, question.filters, scope.today);
  const compared = otherTime(report, values);
  const [rows, sums, other] = await Promise.all([
    run(runner, sql`${reportRowsSql(report, question, scope)} limit ${REPORT_ROWS}`),
    readSums(runner, report, values, scope),
    compared && readSums(runner, report, compared, scope),
  ]);
  return { rows: rows.map(reportRow), ...sums, other };
};

/** How many rows a report has. @throws AppError as `readReport` */
export const countReport = async (
  runner: Runner,
  report: Report,
  { filters, sort }: ReportQuestion,
  scope: ReportScope,
): Promise<number> => {
  orderOf(report, sort); // refused before the file begins
  const rows = REPORT_SQL[report.name].rows(valuesOf(report, filters, scope.today), scope);
  const [counted] = await run(runner, sql`select count(*)::int as total from (${rows}) f`);
  return numberOf(counted?.total) ?? 0;
};
