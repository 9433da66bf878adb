import { and, sql, type SQL } from 'drizzle-orm';
import type { CivilDate } from '#domain/civilDate';
import { cleanCriteria } from '#domain/jobSearch/criteria';
import { SUPERVISOR_ID, type SearchCriteria } from '#domain/jobSearch/searchCriteria';
import type { Actor } from '../../../access/actor';
import { idOf, run, type Runner } from '../../../db/statement';
import { behindReport, isOfSubJobs } from '../../reports/behindReport';
import { keywordSql } from './keywordSql';
import { contains } from './words';

const among = (column: SQL, ids: readonly number[]): SQL => sql`${column} = any(${sql.param([...ids])}::int[])`;

/** "12" is a contact of a builder, "12-h" a homeowner [FLT-005]. */
const supervisors = (values: readonly string[]): SQL => {
  const idsOf = (suffix: string | undefined): number[] =>
    values.flatMap((value) => {
      const [, id, mark] = SUPERVISOR_ID.exec(value) ?? [];
      return id !== undefined && mark === suffix ? [Number(id)] : [];
    });
  return sql`(${among(sql`job.company_supervisor_id`, idsOf(undefined))} or ${among(sql`job.homeowner_id`, idsOf('-h'))})`;
};

const COLORED = ['color_addition', 'warranty_pebble_detail'].map((table) => sql.raw(table));

const joined = (parts: readonly SQL[], by: 'or' | 'union all'): SQL => sql.join([...parts], sql.raw(` ${by} `));

const colored = (ids: readonly number[]): SQL =>
  joined(
    COLORED.map((table) => sql`select job_detail_id from ${table} where ${among(sql`color_id`, ids)}`),
    'union all',
  );

/** Up to so many sub-jobs with a color are looked up; of more, a page soon has enough. */
const FEW_COLORED = 5_000;

/** A condition, and whether it finds few rows, known and not guessed: those are sorted, whatever an index offers. */
interface Criteria {
  where: SQL;
  isNarrow: boolean;
}

/**
 * Sub-jobs with one of some colors. The planner cannot tell how many there are, for two tables hold them: for a page it
 * would look up and sort twenty thousand of a common color. So they are asked for beforehand, as far as they are few; of
 * many the page is read in its order, each row asked for its colors.
 */
const colorsOfPage = async (runner: Runner, ids: readonly number[]): Promise<Criteria> => {
  const found = await run(runner, sql`select job_detail_id as id from (${colored(ids)}) used limit ${FEW_COLORED + 1}`);
  if (found.length <= FEW_COLORED)
    return { where: among(sql`job_detail.id`, [...new Set(found.map(idOf))]), isNarrow: true };
  const has = COLORED.map(
    (table) =>
      sql`exists (select from ${table} used where used.job_detail_id = job_detail.id and ${among(sql`used.color_id`, ids)} offset 0)`,
  );
  return { where: sql`(${joined(has, 'or')})`, isNarrow: false };
};

const colors = async (runner: Runner, ids: readonly number[], isPage: boolean): Promise<Criteria> =>
  isPage ? colorsOfPage(runner, ids) : { where: sql`job_detail.id in (${colored(ids)})`, isNarrow: false };

const jobTypes = (ids: readonly number[]): SQL =>
  sql`job_detail.id in (select job_detail_id from job_detail_job_type where ${among(sql`job_type_id`, ids)})`;

/** Only pebble sub-jobs come with a request form; all others have none. */
const requestForm = (wanted: boolean): SQL =>
  sql`${wanted ? sql`` : sql`not`} exists (select 1 from pebble_details form where form.job_detail_id = job_detail.id and form.is_request_form)`;

const applied = (date: string): SQL =>
  sql`job_detail.id in (select job_detail_id from pebble_details where scheduled_app_date = ${date}::date)`;

/** Criteria that only a sub-job can meet: with one of them a job without sub-jobs is left out. */
const OF_SUB_JOBS = [
  'category',
  'color',
  'status',
  'job_type',
  'is_request_form',
  'scheduled_app_date',
] as const satisfies readonly (keyof SearchCriteria)[];

export const hasSubJobCriteria = (criteria: SearchCriteria): boolean => {
  const given = cleanCriteria(criteria);
  return OF_SUB_JOBS.some((name) => given[name] !== undefined) || isOfSubJobs(given.report);
};

/**
 * The criteria as a condition on `job` and `job_detail`: different fields with AND, the values of one list with OR,
 * name, address and city as parts of the text as texts are compared, the number exactly [FLT-033 FLT-035 KEY-019].
 * @param isPage for the first rows in some order, instead of all or their number
 * @throws AppError FORBIDDEN for jobs of a report that the user may not see
 */
export const criteriaSql = async (
  runner: Runner,
  actor: Actor,
  criteria: SearchCriteria,
  today: CivilDate,
  isPage = false,
): Promise<Criteria> => {
  const given = cleanCriteria(criteria);
  const { keyword } = given;
  const isFound = keyword === undefined || keyword === null ? undefined : await keywordSql(runner, actor, keyword);
  const isColored = given.color ? await colors(runner, given.color, isPage) : undefined;
  const on = <Value>(value: Value | null | undefined, condition: (value: Value) => SQL): SQL | undefined =>
    value === null || value === undefined ? undefined : condition(value);
  const where =
    and(
      isFound,
      on(given.company, (ids) => among(sql`job.company_id`, ids)),
      on(given.supervisor, supervisors),
      on(given.category, (ids) => among(sql`job_detail.job_category_id`, ids)),
      on(given.status, (ids) => among(sql`job_detail.status_id`, ids)),
      isColored?.where,
      on(given.job_type, jobTypes),
      on(given.name, (text) => contains(text, 'name')),
      on(given.address, (text) => contains(text, 'address_line_1')),
      on(given.city, (text) => contains(text, 'city')),
      on(given.number, (number) => sql`job.id = ${number}`),
      on(given.is_central_texas, () => sql`job.is_central_texas`),
      on(given.is_request_form, requestForm),
      on(given.entered_start_date, (date) => sql`job.entered_date >= ${date}::date`),
      on(given.entered_end_date, (date) => sql`job.entered_date <= ${date}::date`),
      on(given.scheduled_app_date, applied),
      on(given.report, (jobs) => behindReport(actor, jobs, today)),
    ) ?? sql`true`;
  return { where, isNarrow: isColored?.isNarrow === true };
};
