import { sql, type SQL } from 'drizzle-orm';
import type { SearchColumnName } from '#domain/jobSearch/searchColumns';
import { CATEGORY, STATUS } from '#domain/statuses';
import { WORDS } from './words';

const number = (value: number): SQL => sql.raw(String(value));

/** What a sub-job shows in place of its status's name. */
const CAVE_IN = 'Cave In';

/** Whether a sub-job in a category does so [GUN-006]. */
const isCaveIn = (category: SQL, status: SQL): SQL =>
  sql`(${category} = ${number(CATEGORY.GUNITE)} and ${status} = ${number(STATUS.WEEPING)})`;

/** The status as it is shown, of a sub-job in category `category`. */
export const shownStatus = (category: SQL, status: SQL, name: SQL): SQL =>
  sql`case when ${isCaveIn(category, status)} then ${sql.raw(`'${CAVE_IN}'`)} else ${name} end`;

/** "First Last" of a person joined under a name; null without one. */
export const fullName = (alias: string): SQL =>
  sql.raw(`nullif(concat_ws(' ', ${alias}.first_name, ${alias}.last_name), '')`);

/** Which colours belong to which sub-jobs, with the row by which each was named first. */
const COLORS_USED = sql`(select job_detail_id, color_id, id from color_addition union all select job_detail_id, color_id, id from warranty_pebble_detail)`;

/** The names of the colours of sub-jobs, in the order in which they were named, each once. `among` narrows `used.job_detail_id`. */
export const colorNames = (among: SQL): SQL => sql`
  select u.job_detail_id, string_agg(u.name, ', ' order by u.first_id, u.name) as names from (
    select used.job_detail_id, l.name, min(used.id) as first_id from ${COLORS_USED} used join lookup_pebble_color l on l.id = used.color_id
    where ${among} group by used.job_detail_id, l.name
  ) u group by u.job_detail_id`;

/** The job types of sub-jobs in the order of their list. `among` narrows `x.job_detail_id`. */
export const jobTypeNames = (among: SQL): SQL => sql`
  select x.job_detail_id, array_agg(t.name order by t.sort_order, t.id) as names from job_detail_job_type x
    join lookup_job_type t on t.id = x.job_type_id where ${among} group by x.job_detail_id`;

/** The columns that sort by a text; job_id sorts by the number alone [JS-004]. */
export type TextColumn = Exclude<SearchColumnName, 'job_id'>;

const SHOWN: Readonly<Record<TextColumn, SQL>> = {
  name: sql`job.name`,
  company: sql`company.company_name`,
  category: sql`category.name`,
  address_line_1: sql`job.address_line_1`,
  city: sql`job.city`,
  job_types: sql`array_to_string(types.names, ', ')`,
  color: sql`colors.names`,
  supervisor: sql`coalesce(${fullName('contact')}, ${fullName('owner')})`,
  status: shownStatus(sql`job_detail.job_category_id`, sql`job_detail.status_id`, sql`status.name`),
};

const TEXT_COLUMNS = [
  'name',
  'company',
  'category',
  'address_line_1',
  'city',
  'job_types',
  'color',
  'supervisor',
  'status',
] as const satisfies readonly TextColumn[];

/** An index takes texts of about 2,600 bytes; whatever differs later in a list of colours stands side by side. */
const KEY_LENGTH = 600;

/** The text that a column sorts by: blank counts as empty, case does not count [JS-027]. */
const keyOf = (text: SQL): SQL => sql`left(lower(nullif(btrim(${text}), '')), ${number(KEY_LENGTH)})`;

const digitsOf = (...phones: readonly string[]): SQL =>
  sql`nullif(regexp_replace(concat_ws('|', ${sql.raw(phones.join(', '))}), '[^0-9|]', '', 'g'), '')`;

/** What a caller is found by, folded, and the digits of phone numbers [JS-032 KEY-019]. */
const KEYWORDS = {
  words: WORDS,
  phones: digitsOf('job.phone', 'job.homeowner_phone', 'job.homeowner_secondary_phone', 'contact.phone_number'),
  record_phones: digitsOf('company.business_phone', 'owner.phone_number', 'owner.secondary_phone_number'),
} as const;

/** All that triggers keep. */
export const KEPT_COLUMNS = [...TEXT_COLUMNS, ...Object.keys(KEYWORDS)];

const SUB_JOBS = sql`left join job_detail on job_detail.job_id = job.id and job_detail.deleted_at is null`;
const COMPANY = sql`join customer company on company.id = job.company_id`;
const PEOPLE = sql`left join customer_contact contact on contact.id = job.company_supervisor_id left join homeowner owner on owner.id = job.homeowner_id`;
const CATEGORY_NAME = sql`left join lookup_job_category category on category.id = job_detail.job_category_id`;
const STATUS_NAME = sql`left join lookup_job_status status on status.id = job_detail.status_id`;
const TYPES = sql`left join lateral (${jobTypeNames(sql`x.job_detail_id = job_detail.id`)}) types on true`;
const COLORS = sql`left join lateral (${colorNames(sql`used.job_detail_id = job_detail.id`)}) colors on true`;

/** The rows of `job_search_row` as they have to be, of the jobs that a condition on `job` finds. */
export const searchRowsSql = (among: SQL): SQL => sql`
  select job.id, coalesce(job_detail.id, 0), ${sql.join(
    TEXT_COLUMNS.map((column) => keyOf(SHOWN[column])),
    sql`, `,
  )}, ${sql.join(Object.values(KEYWORDS), sql`, `)}
  from job ${sql.join([COMPANY, PEOPLE, SUB_JOBS, CATEGORY_NAME, STATUS_NAME, TYPES, COLORS], sql` `)} where ${among}`;

const pendingOf = (sources: readonly string[]): SQL =>
  sql`select pending.id from job_search_pending(${sql.raw(`'{${sources.join(',')}}'`)}) pending(id)`;

/** Looked up job by job: the planner reads no table for jobs that are hardly ever there. */
const workedOut = (jobs: SQL, found: SQL): SQL =>
  sql`select found.* from (${jobs}) waiting(id) cross join lateral (${found} offset 0) found`;

/** Of which rows a page is made: conditions on `job` and `job_detail`, on rows `kept` with their key, and their order. */
interface PagePart {
  where: SQL;
  isPart: SQL;
  order: SQL;
  limit: number;
}

/** Jobs whose kept key does not show a new name yet: hardly ever one, but it may be any number. */
interface Pending {
  /** Whether a row of `kept`, `job` and `job_detail` is of such a job. */
  isWaiting: SQL;
  /**
   * Whether a row of `kept` with a key may be another's: what it says no to are rows of such jobs, which an index tells
   * without a look at their jobs.
   */
  mayBeRight?: SQL;
  /** What such jobs give to a page, as `kept`, with the key as it has to be. */
  rows(part: PagePart): SQL;
}

const waitingRows = (key: SQL, joined: SQL, where: SQL): SQL => sql`
  select job.id as job_id, coalesce(job_detail.id, 0) as job_detail_id, ${key} as key from job ${SUB_JOBS} ${joined} where ${where}`;

/** What a column shows of one name of a table, which a row has by `column`; but where `isNamed` says no. */
interface OneName {
  table: string;
  name: string;
  column: SQL;
  isNamed?: SQL;
  /** The key of those that have another. */
  other?: string;
}

const ONE_NAME = {
  company: { table: 'customer', name: 'company_name', column: sql`job.company_id` },
  category: { table: 'lookup_job_category', name: 'name', column: sql`job_detail.job_category_id` },
  status: {
    table: 'lookup_job_status',
    name: 'name',
    column: sql`job_detail.status_id`,
    isNamed: sql`${isCaveIn(sql`job_detail.job_category_id`, sql`job_detail.status_id`)} is not true`,
    other: CAVE_IN.toLowerCase(),
  },
} as const satisfies Partial<Record<TextColumn, OneName>>;

/** The key that a row `alias` of a table gives where its name is all that a column shows; null of another table. */
export const keyOfName = (table: string, alias: string): SQL | null => {
  const one = Object.values(ONE_NAME).find((candidate) => candidate.table === table);
  return one ? keyOf(sql.raw(`${alias}.${one.name}`)) : null;
};

const inBytes = (key: SQL): SQL => sql`(${key} collate "C")`;

/**
 * All rows that wait for a new name get the same key: a page of them is read in the order of their numbers, however many
 * they are. Their old keys lie side by side, and where no name gives such a key any more they are passed over by it.
 */
const ofOneName = (shown: keyof typeof ONE_NAME): Pending => {
  const { table, name, column, isNamed = sql`true`, other = '' }: OneName = ONE_NAME[shown];
  const renamed = sql`job_search_rename renamed`;
  const isOfTable = sql`renamed.source = ${sql.raw(`'${table}'`)}`;
  const waits = sql`renamed.source_id = ${column} and job.id > renamed.done_to and ${isNamed}`;
  const newKey = keyOf(sql.raw(`named.${name}`));
  const gone = sql`select old.key from ${renamed} cross join lateral unnest(renamed.old_keys) old(key)
    where ${isOfTable} and old.key <> ${sql.raw(`'${other}'`)} and not exists (select 1 from ${sql.raw(table)} named where ${inBytes(newKey)} = ${inBytes(sql`old.key`)})`;
  return {
    isWaiting: sql`exists (select 1 from ${renamed} where ${isOfTable} and ${waits})`,
    // Said so that the planner takes it to be true of nearly all rows, as it is.
    mayBeRight: sql`nullif(${inBytes(sql.raw(`kept.${shown}`))} = any(array(${gone})), true) is not null`,
    rows: ({ where, isPart, order, limit }) => sql`
      select found.* from ${renamed} join ${sql.raw(table)} named on named.id = renamed.source_id cross join lateral (
        select kept.* from (${waitingRows(newKey, sql``, sql`${waits} and ${where}`)}) kept where ${isPart} ${order} limit ${limit}
      ) found where ${isOfTable}`,
  };
};

/** Of a column that shows several names, or one of two: the key of each job that waits is worked out. */
const ofNames = (named: TextColumn, tables: readonly string[], joined: SQL): Pending => {
  const jobs = pendingOf(tables);
  return {
    isWaiting: sql`kept.job_id in (${jobs})`,
    rows: ({ where, isPart }) => sql`
      select kept.* from (${workedOut(jobs, waitingRows(keyOf(SHOWN[named]), joined, sql`job.id = waiting.id and ${where}`))}) kept where ${isPart}`,
  };
};

/**
 * The columns to which tables lend names that many jobs share, with the jobs that wait for a new one. The keys of the
 * other columns are right as soon as a job is saved.
 */
export const PENDING: Readonly<Partial<Record<TextColumn, Pending>>> = {
  company: ofOneName('company'),
  category: ofOneName('category'),
  status: ofOneName('status'),
  job_types: ofNames('job_types', ['lookup_job_type'], TYPES),
  color: ofNames('color', ['lookup_pebble_color'], COLORS),
  supervisor: ofNames('supervisor', ['customer_contact', 'homeowner'], PEOPLE),
};

/** The jobs that are not yet found by a new name. */
export const PENDING_WORDS = pendingOf(['customer', 'customer_contact', 'homeowner']);

/** What such jobs are found by, as it has to be. */
export const pendingWords = (): SQL =>
  workedOut(
    PENDING_WORDS,
    sql`select job.id as job_id, ${sql.join(
      Object.entries(KEYWORDS).map(([name, value]) => sql`${value} as ${sql.raw(name)}`),
      sql`, `,
    )} from job ${COMPANY} ${PEOPLE} where job.id = waiting.id`,
  );
