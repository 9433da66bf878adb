import { pinSql } from '../../../db/pinSql';
import { sql, type SQL } from 'drizzle-orm';
import { PAGE_ROWS } from '#domain/jobSearch/searchPage';
import type { SearchSort } from '#domain/jobSearch/searchColumns';
import type { CivilDate } from '#domain/civilDate';
import { nextEntry } from './nextEntry';
import type { SearchCursor } from './searchCursor';
import { colorNames, fullName, jobTypeNames, PENDING, shownStatus, type TextColumn } from './sortKeys';

export interface PageQuestion {
  /** Conditions on `job` and `job_detail`. */
  where: SQL;
  /** They find few rows: an index in the order of the page would be read through for them. */
  isNarrow: boolean;
  /** Whether jobs without sub-jobs are among them. */
  withBare: boolean;
  sort: SearchSort;
  /** The row after which the page begins. */
  after: SearchCursor | null;
}

/** The rows of a search, jobs without sub-jobs with it or not. */
export const searchedRows = (withBare: boolean): SQL => sql`
  job ${sql.raw(withBare ? 'left join' : 'join')} job_detail on job_detail.job_id = job.id and job_detail.deleted_at is null`;

/** Neither deleted jobs nor estimates. */
export const isJob = sql`job.deleted_at is null and not job.is_estimate`;

/** A page by number: extended until every row of its last job is in it [JS-028]. */
const byNumber = ({ where, withBare, sort: { asc } }: PageQuestion): SQL => sql`
  select job.id as job_id, job_detail.id as job_detail_id, null::text as key from ${searchedRows(withBare)}
  where ${isJob} and ${where}
  order by job.id ${sql.raw(asc ? 'asc' : 'desc')} fetch first ${PAGE_ROWS} rows with ties`;

/** The kept sort keys with the job and the sub-job they are of. */
const keptRows = (withBare: boolean): SQL => sql`
  job_search_row kept join job on job.id = kept.job_id ${sql.raw(withBare ? 'left join' : 'join')} job_detail on job_detail.id = kept.job_detail_id`;

/** The rows after one, among those with a key, or among those without. */
const follows = (key: SQL, asc: boolean, after: SearchCursor | null): Record<'filled' | 'empty', SQL> => {
  if (!after) return { filled: sql`true`, empty: sql`true` };
  const beyond = sql.raw(asc ? '>' : '<');
  return after.key === null
    ? {
        filled: sql`false`,
        empty: sql`(kept.job_id, kept.job_detail_id) ${beyond} (${after.job_id}::int, ${after.job_detail_id}::int)`,
      }
    : {
        filled: sql`(${key}, kept.job_id, kept.job_detail_id) ${beyond} (${after.key}, ${after.job_id}::int, ${after.job_detail_id}::int)`,
        empty: sql`true`,
      };
};

/**
 * The same cursor condition for rows whose sort key is stale. Where all share one key, it is compared once for all of
 * them; and nearly all rows match, which is written so that the planner expects it: it would sort thousands otherwise.
 */
const waitingFollows = (key: SQL, asc: boolean, after: SearchCursor | null): Record<'filled' | 'empty', SQL> => {
  const { filled, empty } = follows(key, asc, after);
  if (!after || after.key === null) return { filled, empty };
  return {
    filled: sql`${key} ${sql.raw(asc ? '>=' : '<=')} ${after.key} and nullif(${filled}, false) is not null`,
    empty,
  };
};

/**
 * A page by the text of a column: the rows with one, case-blind, and where they do not fill the page those without
 * [JS-027]. The index of the column has both in this order, so that neither is read further than the page goes. Jobs
 * that a new name has not reached stand where the new name puts them: their kept keys are passed over, and what they
 * show now is sorted in.
 */
const byText = (column: TextColumn, { where, isNarrow, withBare, sort: { asc }, after }: PageQuestion): SQL => {
  const direction = sql.raw(asc ? 'asc' : 'desc');
  const pending = PENDING[column];
  const order = (key: SQL): SQL =>
    sql`order by ${key} ${direction}, kept.job_id ${direction}, kept.job_detail_id ${direction}`;
  const rows = (part: 'filled' | 'empty', condition = sql`true`): SQL => {
    const isPart = (key: SQL, following = follows): SQL =>
      sql`${key} is ${sql.raw(part === 'filled' ? 'not null' : 'null')} and ${following(key, asc, after)[part]} and ${condition}`;
    const key = sql.raw(isNarrow ? `(kept.${column} || '')` : `kept.${column}`);
    const mayBeRight = part === 'filled' ? pending?.mayBeRight : undefined;
    const passed = pending ? sql`${mayBeRight ? sql` and ${mayBeRight}` : sql``} and not ${pending.isWaiting}` : sql``;
    const kept = sql`
      select kept.job_id, kept.job_detail_id, ${key} as key from ${keptRows(withBare)}
      where ${isJob} and ${where} and ${isPart(key)}${passed} ${order(key)} limit ${PAGE_ROWS}`;
    if (!pending) return kept;
    const waiting = pending.rows({
      where: sql`${isJob} and ${where}${withBare ? sql`` : sql` and job_detail.id is not null`}`,
      isPart: isPart(sql`kept.key`, waitingFollows),
      order: order(sql`kept.key`),
      limit: PAGE_ROWS,
    });
    return sql`select * from ((${kept}) union all (${waiting})) kept ${order(sql`kept.key`)} limit ${PAGE_ROWS}`;
  };
  return sql`
    with filled as materialized (${rows('filled')})
    select job_id, nullif(job_detail_id, 0) as job_detail_id, key
    from (select * from filled union all (${rows('empty', sql`(select count(*) from filled) < ${PAGE_ROWS}`)})) halves
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
  select j.name, m.company_name as company, j.address_line_1, j.city, ${pinSql('j')} as pin, j.entered_date, coalesce(${fullName('c')}, ${fullName('h')}) as supervisor
  from job j left join customer m on m.id = j.company_id left join customer_contact c on c.id = j.company_supervisor_id left join homeowner h on h.id = j.homeowner_id
  where j.id = f.job_id`;

/** One statement: which rows the page has, then what they say [JS-005]. */
export const searchSql = (question: PageQuestion, today: CivilDate): SQL => {
  const { sort } = question;
  return sql`
  with found as materialized (${sort.column === 'job_id' ? byNumber(question) : byText(sort.column, question)})
  select f.job_id, f.job_detail_id, f.key, j.*, d.*, types.names as job_types, colors.names as color, next.*
  from found f ${lookUp('j', JOB)} ${lookUp('d', SUB_JOB)}
    ${lookUp('types', jobTypeNames(sql`x.job_detail_id = f.job_detail_id`))} ${lookUp('colors', colorNames(sql`used.job_detail_id = f.job_detail_id`))}
    ${lookUp('next', nextEntry(sql`f.job_detail_id`, today))}
  order by ${order(sort)}`;
};
