import { sql, type SQL } from 'drizzle-orm';
import type { FilterValues } from '#domain/reports/report';
import type { ContactCount } from '#domain/reports/reportJobs';
import { CATEGORY } from '#domain/statuses';
import type { ReportScope, ReportSql } from '../reportSql';
import { all, BUILDERS, contains, equals, isJob, name, plain, set, within } from './parts';

/** Jobs of a category have a sub-job of it. */
const ofCategory = ({ category_id }: FilterValues): SQL | undefined =>
  set(
    category_id,
    (one) =>
      sql`exists (select from job_detail k where k.job_id = j.id and k.deleted_at is null and k.job_category_id = ${one})`,
  );

/** What "Top 50" counts: jobs of contacts with their sub-jobs, those of the category alone in jobs that have one. */
const contactJobs = (values: FilterValues, reach: SQL | undefined): SQL => sql`
  from job j join customer_contact c on c.id = j.company_supervisor_id join customer m on m.id = c.customer_id
    left join job_detail d on d.job_id = j.id and d.deleted_at is null
  where ${all(isJob, reach, sql`m.deleted_at is null`, within(sql`j.entered_date`, values), ofCategory(values))}`;

const CATEGORY_OF: Readonly<Record<Exclude<ContactCount, 'jobs'>, SQL>> = {
  gunite: plain(CATEGORY.GUNITE),
  pebble: plain(CATEGORY.PEBBLE),
  warranty: plain(CATEGORY.WARRANTY),
};
const subJobs = (count: Exclude<ContactCount, 'jobs'>): SQL =>
  sql`(count(*) filter (where d.job_category_id = ${CATEGORY_OF[count]}))::int as ${sql.raw(count)}`;

/** The jobs are counted first, and their sub-jobs for the fifty alone: a join of both would count each job often. */
const fifty = (values: FilterValues, { reach, seen }: Pick<ReportScope, 'reach' | 'seen'>): SQL => sql`
    with counted as materialized (
      select j.id, j.company_supervisor_id as contact_id, j.entered_date from job j
      where ${all(
        isJob,
        sql`j.company_supervisor_id is not null`,
        reach && sql`exists (select from job_detail d where d.job_id = j.id and d.deleted_at is null and ${reach})`,
        within(sql`j.entered_date`, values),
        ofCategory(values),
      )}
    ), top as (
      select c.id as row_id, m.id as customer_id, ${name('c')} as contact, ${seen('customer_contact.position', sql`c.position`)} as position, m.company_name as builder,
        ${seen('customer_contact.phone_number', sql`c.phone_number`)} as phone, ${seen('customer_contact.email_address', sql`c.email_address`)} as email, x.jobs, x.last_job
      from (select contact_id, count(*)::int as jobs, max(entered_date) as last_job from counted group by contact_id) x
        join customer_contact c on c.id = x.contact_id join customer m on m.id = c.customer_id
      where m.deleted_at is null order by x.jobs desc, ${name('c')}, c.id limit 50
    ), parts as (
      select w.contact_id, ${subJobs('gunite')}, ${subJobs('pebble')}, ${subJobs('warranty')}
      from counted w join job_detail d on d.job_id = w.id
      where ${all(sql`w.contact_id in (select row_id from top)`, sql`d.deleted_at is null`, reach)} group by w.contact_id
    )
    select row_number() over (order by t.jobs desc, t.contact, t.row_id)::int as rank, t.*,
      coalesce(y.gunite, 0) as gunite, coalesce(y.pebble, 0) as pebble, coalesce(y.warranty, 0) as warranty
    from top t left join parts y on y.contact_id = t.row_id`;

const own = (...columns: string[]): Readonly<Record<string, SQL>> =>
  Object.fromEntries(columns.map((column) => [column, sql.raw(`t.${column}`)]));

export const topContacts: ReportSql = {
  from: (values, scope) => ({ tables: sql`(${fifty(values, scope)}) t`, where: sql`true` }),
  ids: own('row_id'),
  known: () =>
    own(
      'rank',
      'customer_id',
      'contact',
      'position',
      'builder',
      'phone',
      'email',
      'jobs',
      'gunite',
      'pebble',
      'warranty',
      'last_job',
    ),
  place: 'rank',
  isShort: true,
  jobs: (values, scope, { row, of = 'jobs' }) => {
    const ofContact =
      row === undefined ? sql`c.id in (select t.row_id from (${fifty(values, scope)}) t)` : sql`c.id = ${row}`;
    const found = sql`${contactJobs(values, scope.reach)} and ${ofContact}`;
    if (of !== 'jobs')
      return sql`select j.id as job_id, d.id as job_detail_id ${found} and d.job_category_id = ${CATEGORY_OF[of]}`;
    // A job counts once, however many sub-jobs it has: one of them stands for it.
    return sql`select j.id as job_id, min(d.id) as job_detail_id ${found} and ${equals(sql`d.job_category_id`, values.category_id) ?? sql`true`} group by j.id`;
  },
};

export const contactList: ReportSql = {
  from: ({ text, is_active }, { seen }) => ({
    tables: sql`customer_contact c join customer m on m.id = c.customer_id`,
    where: all(
      sql`m.deleted_at is null`,
      equals(seen('customer.is_active', sql`m.is_active`), is_active),
      set(text, (one) =>
        contains(
          one,
          sql`m.company_name`,
          seen('customer.customer_no', sql`m.customer_no`),
          sql`c.first_name`,
          sql`c.last_name`,
          seen('customer_contact.position', sql`c.position`),
          seen('customer_contact.phone_number', sql`c.phone_number`),
          seen('customer_contact.email_address', sql`c.email_address`),
          seen('customer.business_phone', sql`m.business_phone`),
          seen('customer.city', sql`m.city`),
        ),
      ),
    ),
  }),
  ids: { row_id: sql`c.id` },
  group: { id: () => sql`m.id`, list: BUILDERS },
  known: ({ seen }) => ({
    customer_id: sql`m.id`,
    builder: sql`m.company_name`,
    customer_no: seen('customer.customer_no', sql`m.customer_no`),
    contact: name('c'),
    position: seen('customer_contact.position', sql`c.position`),
    phone: seen('customer_contact.phone_number', sql`c.phone_number`),
    email: seen('customer_contact.email_address', sql`c.email_address`),
    business_phone: sql`${seen('customer.business_phone', sql`m.business_phone`)} || coalesce(' ext. ' || nullif(trim(${seen('customer.telephone_ext', sql`m.telephone_ext`)}), ''), '')`,
    city: seen('customer.city', sql`m.city`),
    state: seen('customer.state', sql`m.state`),
    first_name: sql`c.first_name`,
    last_name: sql`c.last_name`,
  }),
  place: 'first_name, last_name, row_id',
};
