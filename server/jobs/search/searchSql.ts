import { sql, type SQL } from 'drizzle-orm';
import { PAGE_ROWS } from '#domain/jobSearch/searchPage';
import type { SearchSort } from '#domain/jobSearch/searchColumns';
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

const follows = (key: SQL, asc: boolean, after: SearchCursor): SQL => {
  const beyond = sql.raw(asc ? '>' : '<');
  const sameKey = sql`(${row}) ${beyond} (${after.job_id}::int, ${after.job_detail_id}::int)`;
  if (after.key === null) return sql`${key} is null and ${sameKey}`;
  return sql`(${key} is null or ${key} ${beyond} ${after.key} or (${key} = ${after.key} and ${sameKey}))`;
};

/** A page by the text of a column: empty last, case-blind, then the row [JS-027]. */
const byText = ({ where, withBare, sort: { column, asc }, after }: PageQuestion): SQL => {
  if (column === 'job_id') return sql``;
  const { text, join } = SORT_KEYS[column];
  const key = sql`lower(nullif(btrim(${text}), '') collate "en-x-icu")`;
  const direction = sql.raw(asc ? 'asc' : 'desc');
  return sql`
  select job.id as job_id, job_detail.id as job_detail_id, ${key} as key from ${searchedRows(withBare, join)}
  where ${isJob} and ${where} and ${after ? follows(key, asc, after) : sql`true`}
  order by key ${direction} nulls last, job.id ${direction}, coalesce(job_detail.id, 0) ${direction} limit ${PAGE_ROWS}`;
};

const order = ({ column, asc }: SearchSort): SQL => {
  const direction = sql.raw(asc ? 'asc' : 'desc');
  return column === 'job_id'
    ? sql`f.job_id ${direction}, f.job_detail_id asc`
    : sql`f.key ${direction} nulls last, f.job_id ${direction}, coalesce(f.job_detail_id, 0) ${direction}`;
};

const inPage = (column: SQL): SQL => sql`${column} in (select job_detail_id from found)`;

/** One statement: which rows the page has, then what they say [JS-005]. */
export const searchSql = (question: PageQuestion): SQL => sql`
  with found as materialized (${question.sort.column === 'job_id' ? byNumber(question) : byText(question)}),
    types as (${jobTypeNames(inPage(sql`x.job_detail_id`))}), colors as (${colorNames(inPage(sql`used.job_detail_id`))})
  select f.job_id, f.job_detail_id, f.key, j.name, m.company_name as company, j.address_line_1, j.city, j.entered_date, colors.names as color,
    coalesce(${fullName('c')}, ${fullName('h')}) as supervisor,
    p.is_request_form, p.prep_date, p.app_date, g.finished_date, d.status_id, d.job_category_id as category_id, k.name as category,
    ${shownStatus(sql`d.job_category_id`, sql`d.status_id`, sql`s.name`)} as status, types.names as job_types
  from found f join job j on j.id = f.job_id left join job_detail d on d.id = f.job_detail_id
    left join customer m on m.id = j.company_id left join customer_contact c on c.id = j.company_supervisor_id left join homeowner h on h.id = j.homeowner_id
    left join lookup_job_category k on k.id = d.job_category_id left join lookup_job_status s on s.id = d.status_id
    left join pebble_details p on p.job_detail_id = f.job_detail_id left join gunite_details g on g.job_detail_id = f.job_detail_id
    left join types on types.job_detail_id = f.job_detail_id left join colors on colors.job_detail_id = f.job_detail_id
  order by ${order(question.sort)}`;
