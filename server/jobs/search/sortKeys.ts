import { sql, type SQL } from 'drizzle-orm';
import type { SearchColumnName } from '#domain/jobSearch/searchColumns';
import { CATEGORY, STATUS } from '#domain/statuses';

/** What a column sorts by: an expression on `job` and `job_detail`, and what has to be joined for it. */
interface SortKey { text: SQL; join?: SQL; /** Whether an index of `job` holds it. */ isIndexed?: true }

/** The status as it is shown, of a sub-job in category `category` [GUN-006]. */
export const shownStatus = (category: SQL, status: SQL, name: SQL): SQL =>
  sql`case when ${category} = ${CATEGORY.GUNITE} and ${status} = ${STATUS.WEEPING} then 'Cave In' else ${name} end`;

/** "First Last" of a person joined under a name; null without one. */
export const fullName = (alias: string): SQL => sql.raw(`nullif(concat_ws(' ', ${alias}.first_name, ${alias}.last_name), '')`);

/** Which colours belong to which sub-jobs, with the row by which each was named first. */
export const COLORS_USED = sql`(select job_detail_id, color_id, id from color_addition union all select job_detail_id, color_id, id from warranty_pebble_detail)`;

/** The names of the colours of sub-jobs, in the order in which they were named, each once. `among` narrows `used.job_detail_id`. */
export const colorNames = (among: SQL = sql`true`): SQL => sql`
  select u.job_detail_id, string_agg(u.name, ', ' order by u.first_id, u.name) as names from (
    select used.job_detail_id, l.name, min(used.id) as first_id from ${COLORS_USED} used join lookup_pebble_color l on l.id = used.color_id
    where ${among} group by used.job_detail_id, l.name
  ) u group by u.job_detail_id`;

/** The job types of sub-jobs in the order of their list. `among` narrows `x.job_detail_id`. */
export const jobTypeNames = (among: SQL = sql`true`): SQL => sql`
  select x.job_detail_id, array_agg(t.name order by t.sort_order, t.id) as names from job_detail_job_type x
    join lookup_job_type t on t.id = x.job_type_id where ${among} group by x.job_detail_id`;

/** The sort keys of the columns; job_id sorts by the number alone [JS-004 JS-027]. */
export const SORT_KEYS: Readonly<Record<Exclude<SearchColumnName, 'job_id'>, SortKey>> = {
  name: { text: sql`job.name`, isIndexed: true },
  address_line_1: { text: sql`job.address_line_1`, isIndexed: true },
  city: { text: sql`job.city`, isIndexed: true },
  company: { text: sql`company.company_name`, join: sql`left join customer company on company.id = job.company_id` },
  category: { text: sql`category.name`, join: sql`left join lookup_job_category category on category.id = job_detail.job_category_id` },
  status: {
    text: shownStatus(sql`job_detail.job_category_id`, sql`job_detail.status_id`, sql`status.name`),
    join: sql`left join lookup_job_status status on status.id = job_detail.status_id`,
  },
  supervisor: {
    text: sql`coalesce(${fullName('contact')}, ${fullName('owner')})`,
    join: sql`left join customer_contact contact on contact.id = job.company_supervisor_id left join homeowner owner on owner.id = job.homeowner_id`,
  },
  job_types: { text: sql`array_to_string(types.names, ', ')`, join: sql`left join (${jobTypeNames()}) types on types.job_detail_id = job_detail.id` },
  color: { text: sql`colors.names`, join: sql`left join (${colorNames()}) colors on colors.job_detail_id = job_detail.id` },
};
