import { sql, type SQL } from 'drizzle-orm';
import type { SearchColumnName } from '#domain/jobSearch/searchColumns';
import { CATEGORY, STATUS } from '#domain/statuses';

const number = (value: number): SQL => sql.raw(String(value));

/** The status as it is shown, of a sub-job in category `category` [GUN-006]. */
export const shownStatus = (category: SQL, status: SQL, name: SQL): SQL =>
  sql`case when ${category} = ${number(CATEGORY.GUNITE)} and ${status} = ${number(STATUS.WEEPING)} then 'Cave In' else ${name} end`;

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

/** Each in a line of its own, so that no word reaches from one into the next. */
const WORDS = sql`concat_ws(E'\\n', job.name, job.address_line_1, job.address_line_2, job.city, company.company_name,
  contact.first_name, contact.last_name, owner.first_name, owner.last_name, job.homeowner_first_name, job.homeowner_last_name)`;

const digitsOf = (...phones: readonly string[]): SQL =>
  sql`nullif(regexp_replace(concat_ws('|', ${sql.raw(phones.join(', '))}), '[^0-9|]', '', 'g'), '')`;

/** What a caller is found by, as `plainText` and the digits of a keyword compare it [JS-032]. */
const KEYWORDS = {
  words: sql`lower(regexp_replace(normalize(${WORDS}, NFD), '[\\u0300-\\u036f]', '', 'g'))`,
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

/**
 * Which tables lend a column names that many jobs share, and how they are joined. The keys of the others are right as
 * soon as a job is saved.
 */
const NAMED_BY: Readonly<Partial<Record<TextColumn, { tables: readonly string[]; joined: SQL }>>> = {
  company: { tables: ['customer'], joined: COMPANY },
  category: { tables: ['lookup_job_category'], joined: CATEGORY_NAME },
  job_types: { tables: ['lookup_job_type'], joined: TYPES },
  color: { tables: ['lookup_pebble_color'], joined: COLORS },
  supervisor: { tables: ['customer_contact', 'homeowner'], joined: PEOPLE },
  status: { tables: ['lookup_job_status'], joined: STATUS_NAME },
};

const pendingOf = (sources: readonly string[]): SQL =>
  sql`select pending.id from job_search_pending(${sql.raw(`'{${sources.join(',')}}'`)}) pending(id)`;

/** Looked up job by job: the planner reads no table for jobs that are hardly ever there. */
const workedOut = (jobs: SQL, found: SQL): SQL =>
  sql`select found.* from (${jobs}) waiting(id) cross join lateral (${found} offset 0) found`;

/** Jobs whose kept key does not show a new name yet: hardly ever one, but it may be any number. */
interface Pending {
  jobs: SQL;
  /** Their rows with the key as it has to be: those that a condition on `job` and `job_detail` finds. */
  rows(where: SQL): SQL;
}

/** Such jobs of a column; null for one that never waits. */
export const pendingOfColumn = (column: TextColumn): Pending | null => {
  const named = NAMED_BY[column];
  if (!named) return null;
  const jobs = pendingOf(named.tables);
  return {
    jobs,
    rows: (where) =>
      workedOut(
        jobs,
        sql`select job.id as job_id, coalesce(job_detail.id, 0) as job_detail_id, ${keyOf(SHOWN[column])} as key
        from job ${SUB_JOBS} ${named.joined} where job.id = waiting.id and ${where}`,
      ),
  };
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
