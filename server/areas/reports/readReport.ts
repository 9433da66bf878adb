import type { SQL } from 'drizzle-orm';
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
import { comparedRows, otherTime, sortedCompared, type ComparedRow } from '#domain/reports/compare';
import { filterIssues, presetFilters } from '#domain/reports/reportInput';
import { numberOf, textOf } from '#domain/values';
import { run, type Row, type Runner } from '../../db/statement';
import type { ReportScope } from './reportSql';
import { allRows, countOfRows, firstRows, sumsOfRows } from './reportStatements';
import { REPORT_SQL } from './sql/reports';

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

/** By which columns the rows come: by their groups, within one as asked, and at last by the place of the report. */
const orderOf = ({ name, columns }: Report, sort: ReportSort | null): string[] => {
  const order = ['group_order', 'group_name', REPORT_SQL[name].place];
  if (!sort) return order;
  if (!columns.some((column) => column.name === sort.column)) throw badInput([fieldIssue('sort', 'report_sort')]);
  return order.toSpliced(2, 0, `"${sort.column}" ${sort.descending ? 'desc' : 'asc'} nulls last`);
};

/** All rows of a report in their order, as a statement. @throws AppError as `readReport` */
export const reportRowsSql = (report: Report, { filters, sort }: ReportQuestion, scope: ReportScope): SQL =>
  allRows(REPORT_SQL[report.name], valuesOf(report, filters, scope.today), scope, orderOf(report, sort));

const cellOf = (value: unknown): Cell =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;

export const reportRow = (row: Row): ReportRow =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, cellOf(value)]));

const summedColumns = ({ columns }: Report): string[] =>
  columns.filter(({ total }) => total !== undefined).map(({ name }) => name);

const hasJobs = ({ columns }: Report): boolean => columns.some(({ opens }) => opens === 'job');

const totalsOf = (report: Report, row: Row): ReportTotals => ({
  group_name: textOf(row.group_name),
  count: numberOf(row.count) ?? 0,
  job_rows: hasJobs(report) ? numberOf(report.hasManyOfJob ? row.job_rows : row.count) : null,
  sums: Object.fromEntries(
    summedColumns(report).map((name) => [name, row[name] === null ? null : numberOf(row[name])]),
  ),
});

interface Sums {
  groups: ReportTotals[];
  totals: ReportTotals;
}

/** The sums of rows that are all there. */
const addedUp = (report: Report, rows: readonly ReportRow[]): ReportTotals => ({
  group_name: null,
  count: rows.length,
  job_rows: null,
  sums: Object.fromEntries(
    summedColumns(report).map((name) => [
      name,
      rows.length === 0 ? null : rows.reduce((sum, row) => sum + (numberOf(row[name]) ?? 0), 0),
    ]),
  ),
});

/** The rows of a report by group and together, added up. */
const readSums = async (runner: Runner, report: Report, values: FilterValues, scope: ReportScope): Promise<Sums> => {
  const sums = await run(
    runner,
    sumsOfRows(REPORT_SQL[report.name], values, scope, summedColumns(report), report.hasManyOfJob === true),
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
  { filters, sort }: ReportQuestion,
  scope: ReportScope,
): Promise<readonly ComparedRow[] | null> => {
  const values = valuesOf(report, filters, scope.today);
  const other = otherTime(report, values);
  if (!other) return null;
  const first = await readSums(runner, report, values, scope);
  return sortedCompared(report, comparedRows(report, first, await readSums(runner, report, other, scope)), sort);
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
  const order = orderOf(report, question.sort);
  const reading = run(runner, firstRows(REPORT_SQL[report.name], values, scope, order, REPORT_ROWS));
  // The few of one list are added up here; to find them is the whole work.
  if (REPORT_SQL[report.name].isShort) {
    const rows = (await reading).map(reportRow);
    return { rows, groups: [], totals: addedUp(report, rows), other: null };
  }
  const [rows, sums, other] = await Promise.all([
    reading,
    readSums(runner, report, values, scope),
    compared && readSums(runner, report, compared, scope),
  ]);
  return { rows: rows.map(reportRow), ...sums, other };
};

/** Counts the rows of a report. @throws AppError as `readReport` */
export const countReport = async (
  runner: Runner,
  report: Report,
  { filters, sort }: ReportQuestion,
  scope: ReportScope,
): Promise<number> => {
  orderOf(report, sort); // refused before the file begins
  const values = valuesOf(report, filters, scope.today);
  const [counted] = await run(runner, countOfRows(REPORT_SQL[report.name], values, scope));
  return numberOf(counted?.total) ?? 0;
};
