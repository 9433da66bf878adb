import { and, sql, type SQL } from 'drizzle-orm';
import { daysBetween, type CivilDate } from '#domain/civilDate';
import { badInput } from '#domain/errors';
import { fieldIssue } from '#domain/fields/fieldIssue';
import { toFieldErrors } from '#domain/fields/toFieldErrors';
import { DEFAULT_SORT, isSearchColumn, type SearchSort } from '#domain/jobSearch/searchColumns';
import { searchCriteriaInput, type SearchCriteria } from '#domain/jobSearch/searchCriteria';
import { searchRowId, type JobSearchRow } from '#domain/jobSearch/searchRow';
import { SEARCH_LIMIT } from '#domain/jobSearch/searchWarning';
import type { Actor } from '../../../access/actor';
import { flagOf, numberOf, textOf } from '#domain/values';
import { run, runPlanned, type Row, type Runner } from '../../../db/statement';
import { criteriaSql } from './criteriaSql';
import { readCursor, writeCursor } from './searchCursor';
import { searchScope } from './searchScope';
import { isJob, searchedRows, searchSql } from './searchSql';

/** @throws AppError BAD_USER_INPUT for unknown or ill-typed criteria */
export const readCriteria = (given: unknown): SearchCriteria => {
  const parsed = searchCriteriaInput.safeParse(given);
  if (!parsed.success) throw badInput(toFieldErrors(parsed.error));
  return parsed.data;
};

/** The order that criteria ask for. @throws as searchJobs */
export const searchOrder = (given: unknown): SearchSort => sortOf(readCriteria(given));

const sortOf = ({ sort, asc }: SearchCriteria): SearchSort => {
  if (sort === undefined || sort === null) return { ...DEFAULT_SORT, asc: asc ?? DEFAULT_SORT.asc };
  if (!isSearchColumn(sort)) throw badInput([fieldIssue('sort', 'sort')]);
  return { column: sort, asc: asc === true };
};

/** last_seen goes by the number alone; with the cursor of another sort it does not count [JS-027]. */
const beyond = ({ last_seen }: SearchCriteria, { asc }: SearchSort): SQL | undefined => {
  if (last_seen === undefined || last_seen === null) return undefined;
  return asc ? sql`job.id > ${last_seen}` : sql`job.id < ${last_seen}`;
};

const toSearchRow = (row: Row, { column }: SearchSort, today: CivilDate): JobSearchRow => {
  const job_id = numberOf(row.job_id) ?? 0;
  const job_detail_id = numberOf(row.job_detail_id);
  const entered_date = textOf(row.entered_date);
  return {
    id: searchRowId(job_id, job_detail_id),
    job_id,
    job_detail_id,
    name: textOf(row.name),
    company: textOf(row.company),
    address_line_1: textOf(row.address_line_1),
    city: textOf(row.city),
    pin: textOf(row.pin),
    entered_date,
    days_old: entered_date === null ? null : daysBetween(entered_date, today),
    color: textOf(row.color),
    supervisor: textOf(row.supervisor),
    is_request_form: flagOf(row.is_request_form),
    prep_date: textOf(row.prep_date),
    app_date: textOf(row.app_date),
    finished_date: textOf(row.finished_date),
    next_date: textOf(row.next_date),
    next_crew: textOf(row.next_crew),
    status: textOf(row.status),
    status_id: numberOf(row.status_id),
    category: textOf(row.category),
    category_id: numberOf(row.category_id),
    job_types: Array.isArray(row.job_types) ? row.job_types.map(String) : [],
    cursor: writeCursor(column, { key: textOf(row.key), job_id, job_detail_id: job_detail_id ?? 0 }),
  };
};

/**
 * `jobs`: a page of the sub-jobs, and of the jobs without any, that the user may see and the criteria find
 * [BAPI-010 API-011].
 * @throws AppError BAD_USER_INPUT for unknown or ill-typed criteria, a column that does not sort, a cursor of another
 * sort
 */
export const searchJobs = async (
  runner: Runner,
  actor: Actor,
  given: unknown,
  today: CivilDate,
): Promise<JobSearchRow[]> => {
  const criteria = readCriteria(given);
  const sort = sortOf(criteria);
  const { readable, withBare } = searchScope(actor, criteria);
  const cursor = criteria.cursor ? readCursor(sort.column, criteria.cursor) : null;
  const seen = cursor && sort.column === 'job_id' ? { ...criteria, last_seen: cursor.job_id } : criteria;
  const after = sort.column === 'job_id' ? null : cursor;
  const met = await criteriaSql(runner, actor, criteria, today, true);
  const where = and(readable, met.where, after ? undefined : beyond(seen, sort)) ?? sql`false`;
  // Known ids are looked up one by one whatever they are: weighing some thousand of them costs more than it saves.
  const runSearch = met.isNarrow ? run : runPlanned;
  return (await runSearch(runner, searchSql({ where, isNarrow: met.isNarrow, withBare, sort, after }, today))).map(
    (row) => toSearchRow(row, sort, today),
  );
};

/**
 * `jobs_count`: how many rows the criteria find on all pages; above the limit, one more than that. @throws as
 * searchJobs
 */
export const countJobs = async (runner: Runner, actor: Actor, given: unknown, today: CivilDate): Promise<number> => {
  const criteria = readCriteria(given);
  const { readable, withBare } = searchScope(actor, criteria);
  const found = sql`select 1 from ${searchedRows(withBare)} where ${isJob} and ${readable} and ${(await criteriaSql(runner, actor, criteria, today)).where} limit ${SEARCH_LIMIT + 1}`;
  const [row] = await runPlanned(runner, sql`select count(*) as count from (${found}) f`);
  return numberOf(row?.count) ?? 0;
};
