import { sql, type SQL } from 'drizzle-orm';
import { PAGE_ROWS } from '#domain/jobSearch/searchPage';
import type { SearchColumnName, SearchSort } from '#domain/jobSearch/searchColumns';
import type { SearchCursor } from './searchCursor';
import { colorNames, fullName, jobTypeNames, shownStatus, SORT_KEYS } from './sortKeys';

export interface PageQuestion {
  /** Conditions on `job` and `job_detail`. */
  where: SQL;
  /** Whether jobs without sub-jobs are among them. */
  withBare: boolean;
  sort: SearchSort;
  /** The row after which the page begins. */
  after: SearchCursor | null;
}

/** The rows of a search, jobs without sub-jobs with it or not. */
export const searchedRows = (withBare: boolean, join: SQL = sql``): SQL => sql`
  job ${sql.raw(withBare ? 'left join' : 'join')} job_detail on job_detail.job_id = job.id and job_detail.deleted_at is null ${join}`;

/** Neither deleted jobs nor estimates (B2). */
export const isJob = sql`job.deleted_at is null and not job.is_estimate`;

const row = sql`job.id, coalesce(job_detail.id, 0)`;

/** A page by number: extended until every row of its last job is in it [JS-028]. */
const byNumber = ({ where, withBare, sort: { asc } }: PageQuestion): SQL => sql`
  select job.id as job_id, job_detail.id as job_detail_id, null::text as key from ${searchedRows(withBare)}
  where ${isJob} and ${where}
  order by job.id ${sql.raw(asc ? 'asc' : 'desc')} fetch first ${PAGE_ROWS} rows with ties`;

/** The rows after one, among those whose key is not empty, or among those whose is. */
const follows = (key: SQL, asc: boolean, after: SearchCursor | null): { filled: SQL; empty: SQL } => {
  if (!after) return { filled: sql`true`, empty: sql`true` };
  const beyond = sql.raw(asc ? '>' : '<');
  const later = sql`(${row}) ${beyond} (${after.job_id}::int, ${after.job_detail_id}::int)`;
  if (after.key === null) return { filled: sql`false`, empty: later };
  // The range by itself is what an index answers.
  return { filled: sql`${key} ${beyond}= ${after.key} and (${key} ${beyond} ${after.key} or ${later})`, empty: sql`true` };
};

/** The text that a column sorts by: blank counts as empty, case does not count. job_name_sort_idx and its like hold it. */
const keyOf = (text: SQL): SQL => sql`lower(nullif(btrim(${text}), ''))`;

/**
 * A page by the text of a column: the rows with one, case-blind, then those without [JS-027]. With an index each half is read no
 * further than a page; without one the rows are read once for both.
 */
const byText = (column: Exclude<SearchColumnName, 'job_id'>, { where, withBare, sort: { asc }, after }: PageQuestion): SQL => {
  const { text, join, isIndexed = false } = SORT_KEYS[column];
  const key = keyOf(text);
  const direction = sql.raw(asc ? 'asc' : 'desc');
  const { filled, empty } = follows(key, asc, after);
  const rows = (condition: SQL, nulls: SQL = sql``): SQL => sql`
    select job.id as job_id, job_detail.id as job_detail_id, ${key} as key from ${searchedRows(withBare, join)}
    where ${isJob} and ${where} and ${condition}
    order by key ${direction} ${nulls}, job.id ${direction}, coalesce(job_detail.id, 0) ${direction} limit ${PAGE_ROWS}`;
  if (!isIndexed) return rows(after ? sql`(${filled} or ${key} is null and ${empty})` : sql`true`, sql`nulls last`);
  return sql`
    select * from ((${rows(sql`${key} is not null and ${filled}`)}) union all (${rows(sql`${key} is null and ${empty}`)})) halves
    order by key ${direction} nulls last, job_id ${direction}, coalesce(job_detail_id, 0) ${direction} limit ${PAGE_ROWS}`;
};

const order = ({ column, asc }: SearchSort): SQL => {
  const direction = sql.raw(asc ? 'asc' : 'desc');
  return column === 'job_id'
    ? sql`f.job_id ${direction}, f.job_detail_id asc`
    : sql`f.key ${direction} nulls last, f.job_id ${direction}, coalesce(f.job_detail_id, 0) ${direction}`;
};

/** What a page's rows say is looked up row by row: `offset 0` keeps the planner from reading whole tables for fifty of them. */
const lookUp = (name: string, query: SQL): SQL => sql`left join lateral (${query} offset 0) ${sql.raw(name)} on true`;

const SUB_JOB = sql`
  select d.status_id, d.job_category_id as category_id, k.name as category, ${shownStatus(sql`d.job_category_id`, sql`d.status_id`, sql`s.name`)} as status,
    p.is_request_form, p.prep_date, p.app_date, g.finished_date
  from job_detail d left join lookup_job_category k on k.id = d.job_category_id left join lookup_job_status s on s.id = d.status_id
    left join pebble_details p on p.job_detail_id = d.id left join gunite_details g on g.job_detail_id = d.id
  where d.id = f.job_detail_id`;

const JOB = sql`
  select j.name, m.company_name as company, j.address_line_1, j.city, j.entered_date, coalesce(${fullName('c')}, ${fullName('h')}) as supervisor
  from job j left join customer m on m.id = j.company_id left join customer_contact c on c.id = j.company_supervisor_id left join homeowner h on h.id = j.homeowner_id
  where j.id = f.job_id`;

/** One statement: which rows the page has, then what they say [JS-005]. */
export const searchSql = (question: PageQuestion): SQL => {
  const { sort } = question;
  return sql`
  with found as materialized (${sort.column === 'job_id' ? byNumber(question) : byText(sort.column, question)})
  select f.job_id, f.job_detail_id, f.key, j.*, d.*, types.names as job_types, colors.names as color
  from found f ${lookUp('j', JOB)} ${lookUp('d', SUB_JOB)}
    ${lookUp('types', jobTypeNames(sql`x.job_detail_id = f.job_detail_id`))} ${lookUp('colors', colorNames(sql`used.job_detail_id = f.job_detail_id`))}
  order by ${order(sort)}`;
};
