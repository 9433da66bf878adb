import { sql, type SQL } from 'drizzle-orm';
import { badInput } from '#domain/errors';
import { fieldIssue } from '#domain/fields/fieldIssue';
import type { CivilDate } from '#domain/civilDate';
import type { ReportSort, YearCategory } from '#domain/reports/report';
import type { ReportJobs } from '#domain/reports/reportJobs';
import {
  MAX_YEARS,
  presetYears,
  sortedYears,
  YEAR_REPORTS,
  yearColumns,
  yearRows,
  type Measure,
  type YearRow,
} from '#domain/reports/yearOverYear';
import { numberOf } from '#domain/values';
import { run, type Runner } from '../../db/statement';
import type { ReportScope } from './reportSql';
import { all, isKept } from './sql/parts';

export interface YearQuestion {
  category: YearCategory;
  measure?: Measure | null | undefined;
  from_year?: number | null | undefined;
  to_year?: number | null | undefined;
  /** The order of the months; that of the year unless said. */
  sort?: ReportSort | null;
}
export interface YearAnswer {
  years: readonly number[];
  rows: readonly YearRow[];
}

/** A pebble sub-job is a remodel when one of its job types says so, in any letter case. */
const isRemodel = sql`exists (select from job_detail_job_type x where x.job_detail_id = d.id and x.job_type_id in (select t.id from lookup_job_type t where t.name ilike '%remodel%'))`;

const AMOUNTS: Readonly<Record<Measure, SQL>> = {
  jobs: sql`1::int`,
  yards: sql`coalesce(w.total_yardage, 0) + coalesce(w.flash_yards, 0)`,
  area: sql`coalesce(d.mmg_ia, d.plan_ia, 0)`,
  batches: sql`coalesce(w.total_batches, 0)`,
};

const finished: Readonly<Record<YearCategory, { table: string; date: SQL; where: SQL }>> = {
  gunite: { table: 'gunite_details', date: sql`w.finished_date`, where: sql`true` },
  pebble: { table: 'pebble_details', date: sql`w.app_date`, where: sql`not ${isRemodel}` },
  remodel: { table: 'pebble_details', date: sql`w.app_date`, where: isRemodel },
};

/** The finished sub-jobs of a kind; `condition` narrows them by their date. */
const finishedWork = (category: YearCategory, reach: SQL | undefined, condition: (date: SQL) => SQL): SQL => {
  const { table, date, where } = finished[category];
  return sql`from ${sql.raw(table)} w join job_detail d on d.id = w.job_detail_id
      where ${all(condition(date), isKept, where, reach)}`;
};

/** Whether a date is no later in its year than the day of today. */
const isToDate = (date: SQL, today: CivilDate): SQL =>
  sql`to_char(${date}, 'MMDD') <= ${today.slice(5).replace('-', '')}`;

/** The sub-jobs behind a number of the report of years. */
export const jobsOfYear = (
  { category, year, month }: Extract<ReportJobs, { category: YearCategory }>,
  { today, reach }: ReportScope,
): SQL => {
  const first = typeof month === 'number' ? `${year}-${String(month).padStart(2, '0')}-01` : `${year}-01-01`;
  const length = typeof month === 'number' ? '1 month' : '1 year';
  return sql`select d.job_id, d.id as job_detail_id ${finishedWork(category, reach, (date) => {
    const within = sql`${date} >= ${first}::date and ${date} < ${first}::date + ${length}::interval`;
    return month === 'year_to_date' ? sql`${within} and ${isToDate(date, today)}` : within;
  })}`;
};

/**
 * Finished work by month and year [RPT-001 RPT-013].
 * @throws AppError BAD_USER_INPUT for a measure of another category, years that end before they begin, too many of
 * them, or an order by a column that is none
 */
export const readYears = async (
  runner: Runner,
  { category, measure, sort = null, ...given }: YearQuestion,
  { today, reach }: ReportScope,
): Promise<YearAnswer> => {
  const preset = presetYears(today);
  const [from, to] = [given.from_year ?? preset.from_year, given.to_year ?? preset.to_year];
  const counted = measure ?? 'jobs';
  if (!YEAR_REPORTS[category].measures.includes(counted))
    throw badInput([fieldIssue('filters.measure', 'report_measure', { measure: counted })]);
  if (to < from) throw badInput([fieldIssue('filters.to_year', 'range_order')]);
  if (to - from >= MAX_YEARS) throw badInput([fieldIssue('filters.to_year', 'report_years', { most: MAX_YEARS })]);
  const years = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  if (sort && !yearColumns(years).includes(sort.column)) throw badInput([fieldIssue('sort', 'report_sort')]);
  const { date } = finished[category];
  const rows = await run(
    runner,
    // Added up by day, of which there are few, before anything is asked of a date.
    sql`select extract(year from day)::int as year, extract(month from day)::int as month, sum(value) as value,
        coalesce(sum(value) filter (where ${isToDate(sql`day`, today)}), 0) as to_date
      from (
        select ${date} as day, sum(${AMOUNTS[counted]}) as value
        ${finishedWork(category, reach, (day) => sql`${day} between ${`${from}-01-01`}::date and ${`${to}-12-31`}::date`)} group by 1
      ) days group by 1, 2`,
  );
  const sums = rows.map((row) => ({
    year: numberOf(row.year) ?? 0,
    month: numberOf(row.month) ?? 0,
    value: numberOf(row.value) ?? 0,
    to_date: numberOf(row.to_date) ?? 0,
  }));
  return { years, rows: sortedYears(yearRows(sums, years, today), years, sort) };
};
