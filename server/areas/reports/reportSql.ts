import { sql, type SQL } from 'drizzle-orm';
import type { CivilDate } from '#domain/civilDate';
import { PHASE } from '#domain/pebble/phases';
import { OPEN_STATUS } from '#domain/reports/filters';
import type { FilterValues, ReportName } from '#domain/reports/report';
import type { ContactCount, ReportJobs } from '#domain/reports/reportJobs';
import { CATEGORY, DIVISION, STATUS } from '#domain/statuses';
import { CLOSED } from '../../db/statusLists';

/** For which day a report is made, and which sub-jobs `d` count: all unless said. */
export interface ReportScope {
  today: CivilDate;
  reach: SQL | undefined;
}

type JobsPart = Pick<Extract<ReportJobs, { filters: FilterValues }>, 'group' | 'row' | 'of'>;

/**
 * The rows of a report: its columns by their names, `group_name` and `group_order`, a number that tells rows apart as
 * `row_id`, and where rows are jobs `job_id` and `job_detail_id`.
 */
export interface ReportSql {
  rows: (values: FilterValues, scope: ReportScope) => SQL;
  /** By which columns the rows of a group are ordered, unless somebody sorts them; no two of them are alike. */
  place: string;
  /** Columns that are looked up for each row `f` by itself: for those alone that are told. */
  late?: (scope: ReportScope) => Readonly<Record<string, SQL>>;
  /** The jobs behind a part of the report; those of its rows unless said. */
  jobs?: (values: FilterValues, scope: ReportScope, part: JobsPart) => SQL;
  /** The sums that a report makes its own way, over its rows `f`. */
  own?: Readonly<Record<string, string>>;
}

const plain = (value: number): SQL => sql.raw(String(value));
const name = (alias: string): SQL =>
  sql.raw(`nullif(concat_ws(' ', ${alias}.first_name, nullif(${alias}.last_name, '')), '')`);
const address = sql`nullif(concat_ws(', ', nullif(j.address_line_1, ''), nullif(j.address_line_2, '')), '')`;
/** The status as it is shown [GUN-006]. */
const status = sql`case when d.job_category_id = ${plain(CATEGORY.GUNITE)} and d.status_id = ${plain(STATUS.WEEPING)} then 'Cave In' else s.name end`;
const area = sql`coalesce(d.mmg_ia, d.plan_ia)`;
const isJob = sql`j.deleted_at is null and not j.is_estimate`;
const isKept = sql`d.deleted_at is null and ${isJob}`;
const colors = sql`(select string_agg(distinct l.name, ', ' order by l.name) from color_addition a join lookup_pebble_color l on l.id = a.color_id where a.job_detail_id = f.job_detail_id)`;
const materials = sql`(select string_agg(distinct l.name, ', ' order by l.name) from color_addition a join lookup_material_type l on l.id = a.material_type_id where a.job_detail_id = f.job_detail_id)`;

const all = (...conditions: (SQL | undefined)[]): SQL =>
  sql.join(
    conditions.filter((condition) => condition !== undefined),
    sql` and `,
  );
/** A condition for a filter that is set. */
const set = (value: FilterValues[string] | undefined, condition: (value: string | number | boolean) => SQL) =>
  value === null || value === undefined || value === '' ? undefined : condition(value);
const equals = (column: SQL, value: FilterValues[string] | undefined) => set(value, (one) => sql`${column} = ${one}`);
const within = (column: SQL, { from, to }: FilterValues): SQL | undefined => {
  const conditions = [
    set(from, (day) => sql`${column} >= ${day}::date`),
    set(to, (day) => sql`${column} <= ${day}::date`),
  ].filter((condition) => condition !== undefined);
  return conditions.length > 0 ? all(...conditions) : undefined;
};
const usesColor = (column: 'color_id' | 'material_type_id', value: FilterValues[string] | undefined) =>
  set(
    value,
    (one) => sql`exists (select from color_addition a where a.job_detail_id = d.id and a.${sql.raw(column)} = ${one})`,
  );
const contains = (value: string | number | boolean, ...columns: SQL[]): SQL =>
  sql`position(lower(${String(value)}) in lower(concat_ws(' ', ${sql.join(columns, sql`, `)}))) > 0`;

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
const topContacts: ReportSql = {
  rows: (values, { reach }) => sql`
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
      select c.id as row_id, m.id as customer_id, ${name('c')} as contact, c.position, m.company_name as builder, c.phone_number as phone,
        c.email_address as email, x.jobs, x.last_job
      from (select contact_id, count(*)::int as jobs, max(entered_date) as last_job from counted group by contact_id) x
        join customer_contact c on c.id = x.contact_id join customer m on m.id = c.customer_id
      where m.deleted_at is null order by x.jobs desc, ${name('c')}, c.id limit 50
    ), parts as (
      select w.contact_id, ${subJobs('gunite')}, ${subJobs('pebble')}, ${subJobs('warranty')}
      from counted w join job_detail d on d.job_id = w.id
      where ${all(sql`w.contact_id in (select row_id from top)`, sql`d.deleted_at is null`, reach)} group by w.contact_id
    )
    select row_number() over (order by t.jobs desc, t.contact, t.row_id)::int as rank, t.*,
      coalesce(y.gunite, 0) as gunite, coalesce(y.pebble, 0) as pebble, coalesce(y.warranty, 0) as warranty,
      null::text as group_name, 0 as group_order
    from top t left join parts y on y.contact_id = t.row_id`,
  place: 'rank',
  jobs: (values, scope, { row, of = 'jobs' }) => {
    const ofContact =
      row === undefined
        ? sql`c.id in (select t.row_id from (${topContacts.rows(values, scope)}) t)`
        : sql`c.id = ${row}`;
    const found = sql`${contactJobs(values, scope.reach)} and ${ofContact}`;
    if (of !== 'jobs')
      return sql`select j.id as job_id, d.id as job_detail_id ${found} and d.job_category_id = ${CATEGORY_OF[of]}`;
    // A job counts once, however many sub-jobs it has: one of them stands for it.
    return sql`select j.id as job_id, min(d.id) as job_detail_id ${found} and ${equals(sql`d.job_category_id`, values.category_id) ?? sql`true`} group by j.id`;
  },
};

const contactList: ReportSql = {
  place: 'first_name, last_name, row_id',
  rows: ({ text, is_active }) => sql`
    select c.id as row_id, m.id as customer_id, m.company_name as builder, m.customer_no, ${name('c')} as contact, c.position, c.phone_number as phone,
      c.email_address as email, m.business_phone, m.city, m.state, m.company_name as group_name, 0 as group_order,
      c.first_name, c.last_name
    from customer_contact c join customer m on m.id = c.customer_id
    where ${all(
      sql`m.deleted_at is null`,
      equals(sql`m.is_active`, is_active),
      set(text, (one) =>
        contains(
          one,
          sql`m.company_name`,
          sql`m.customer_no`,
          sql`c.first_name`,
          sql`c.last_name`,
          sql`c.position`,
          sql`c.phone_number`,
          sql`c.email_address`,
          sql`m.business_phone`,
          sql`m.city`,
        ),
      ),
    )}`,
};

const coverage: ReportSql = {
  place: 'app_date, row_id',
  late: () => ({
    foreman: sql`(select ${name('e')} from crew_information i join employee e on e.id = i.foreman_id
      where i.job_detail_id = f.job_detail_id and i.phase_type_id = ${plain(PHASE.APP)} order by i.date desc nulls last, i.id desc limit 1)`,
    color: colors,
    material: materials,
  }),
  rows: (values, { reach }) => sql`
    select d.id as row_id, j.id as job_id, d.id as job_detail_id, m.id as customer_id, j.name as job_name, m.company_name as builder, w.name as crew,
      p.app_date, ${area} as area, p.total_batches as batches,
      round(${area} / nullif(p.total_batches, 0), 1) as square_feet_per_batch,
      coalesce(w.name, '(No Crew)') as group_name, coalesce(w.sort_order, 1000000) as group_order
    from pebble_details p join job_detail d on d.id = p.job_detail_id join job j on j.id = d.job_id join customer m on m.id = j.company_id
      left join crew w on w.id = p.app_crew_id
    where ${all(
      isKept,
      reach,
      sql`p.app_date is not null`,
      within(sql`p.app_date`, values),
      equals(sql`p.app_crew_id`, values.crew_id),
      usesColor('material_type_id', values.material_type_id),
      usesColor('color_id', values.color_id),
    )}`,
  own: {
    square_feet_per_batch:
      'round(sum(f.area) filter (where f.batches > 0 and f.area is not null) / nullif(sum(f.batches) filter (where f.area is not null), 0), 1)',
  },
};

const perCompany: ReportSql = {
  place: 'job_id desc, job_detail_id',
  late: () => ({
    job_types: sql`(select string_agg(t.name, ', ' order by t.sort_order, t.id) from job_detail_job_type x
      join lookup_job_type t on t.id = x.job_type_id where x.job_detail_id = f.job_detail_id)`,
    scheduled: sql`coalesce(f.set_date, (select min(v.start)::date from warranty_schedule v where v.job_detail_id = f.job_detail_id))`,
    color: colors,
  }),
  rows: (values, { reach }) => sql`
    select coalesce(d.id, -j.id) as row_id, j.id as job_id, d.id as job_detail_id, m.id as customer_id, j.name as job_name, ${address} as address, j.city, k.name as category,
      ${status} as status,
      coalesce(g.scheduled_date, p.scheduled_app_date) as set_date,
      coalesce(g.finished_date, p.app_date) as finished,
      case when num_nonnulls(g.total_yardage, g.flash_yards) > 0 then coalesce(g.total_yardage, 0) + coalesce(g.flash_yards, 0) end as yards,
      ${area} as area, m.company_name as group_name, 0 as group_order
    from job j join customer m on m.id = j.company_id left join job_detail d on d.job_id = j.id and d.deleted_at is null
      left join lookup_job_category k on k.id = d.job_category_id left join lookup_job_status s on s.id = d.status_id
      left join gunite_details g on g.job_detail_id = d.id left join pebble_details p on p.job_detail_id = d.id
    where ${all(
      isJob,
      reach,
      equals(sql`j.company_id`, values.customer_id),
      within(sql`j.entered_date`, values),
      equals(sql`d.job_category_id`, values.category_id),
      equals(sql`d.status_id`, values.status_id),
    )}`,
};

const created = sql`coalesce(w.creation_date, j.entered_date)`;
const DIVISIONS = [
  [DIVISION.GUNITE, 'is_gunite_division', 'Gunite'],
  [DIVISION.PEBBLE, 'is_pebble_division', 'Pebble'],
  [DIVISION.BOULDER, 'is_boulder_creations_division', 'Boulder Creations'],
] as const;
const divisionNames = sql.raw(
  `nullif(concat_ws(', ', ${DIVISIONS.map(([, flag, label]) => `case when w.${flag} then '${label}' end`).join(', ')}), '')`,
);

/** The open warranty sub-jobs; `w` has what warranties add. */
const openWarranties = (values: FilterValues, { today, reach }: ReportScope, group: SQL): SQL => sql`
  select d.id as row_id, j.id as job_id, d.id as job_detail_id, m.id as customer_id, j.name as job_name, m.company_name as builder, j.city, pr.name as priority,
      wc.name as category, w.description, coalesce(${name('e')}, nullif(w.other_repair_supervisor, '')) as supervisor,
      ${created} as created, ${today}::date - ${created} as age, s.name as status,
      ${divisionNames} as division, w.special_instructions, coalesce(w.is_will_need_to_return, false) as is_will_need_to_return, ${group}
    from job_detail d join job j on j.id = d.job_id join customer m on m.id = j.company_id
      left join warranty_details w on w.job_detail_id = d.id left join lookup_priority pr on pr.id = w.priority_id
      left join lookup_warranty_category wc on wc.id = w.category_id left join employee e on e.id = w.repair_supervisor_id
      left join lookup_job_status s on s.id = d.status_id
    where ${all(
      isKept,
      reach,
      sql`d.job_category_id = ${plain(CATEGORY.WARRANTY)}`,
      sql`(d.status_id is null or d.status_id not in ${sql.raw(CLOSED)})`,
      equals(sql`j.company_id`, values.customer_id),
      equals(sql`w.repair_supervisor_id`, values.repair_supervisor_id),
      equals(sql`w.priority_id`, values.priority_id),
      equals(sql`d.status_id`, values.status_id),
      set(values.division_id, (one) => {
        const flag = DIVISIONS.find(([id]) => id === one)?.[1];
        return flag ? sql.raw(`w.${flag}`) : sql`false`;
      }),
    )}`;

/** What both reports of warranties have in common. */
const ofWarranties = {
  place: 'age desc nulls last, row_id',
  late: ({ today }: ReportScope) => ({
    next_visit: sql`(select min(v.start)::date from warranty_schedule v where v.job_detail_id = f.job_detail_id and v.start >= ${today}::date)`,
  }),
} satisfies Partial<ReportSql>;

const warrantyAging: ReportSql = {
  ...ofWarranties,
  rows: (values, scope) => {
    const age = sql`${scope.today}::date - ${created}`;
    return openWarranties(
      values,
      scope,
      sql`case when ${age} <= 30 then '0-30' when ${age} <= 60 then '31-60' when ${age} <= 90 then '61-90' when ${age} > 90 then '91+' else '(No Date)' end as group_name,
        case when ${age} > 90 then 0 when ${age} > 60 then 1 when ${age} > 30 then 2 when ${age} is not null then 3 else 4 end as group_order`,
    );
  },
};

/** Statuses in the order in which somebody has to act on them. */
const OUTSTANDING = [STATUS.TO_BE_SCHEDULED, STATUS.SCHEDULED, STATUS.ON_HOLD, STATUS.AWAITING_BUILDER];
const warrantyOutstanding: ReportSql = {
  ...ofWarranties,
  rows: (values, scope) =>
    openWarranties(
      values,
      scope,
      sql`coalesce(s.name, '(No Status)') as group_name,
        coalesce(array_position(array[${sql.raw(OUTSTANDING.join(', '))}], d.status_id), ${plain(OUTSTANDING.length + 1)}) as group_order`,
    ),
};

const slurryPickup: ReportSql = {
  place: 'date nulls last, job_name, row_id',
  rows: (values, { reach }) => sql`
    select i.id as row_id, i.date, j.id as job_id, d.id as job_detail_id, m.id as customer_id, j.name as job_name, m.company_name as builder, ${address} as address, j.key_map,
      l.name as pickup, s.name as status, p.total_batches as batches, coalesce(nullif(p.slurry_pickup_notes, ''), i.notes) as notes,
      coalesce(l.name, '(No Slurry Pickup Crew)') as group_name, coalesce(l.sort_order, 1000000) as group_order
    from crew_information i join job_detail d on d.id = i.job_detail_id join job j on j.id = d.job_id join customer m on m.id = j.company_id
      left join pebble_details p on p.job_detail_id = d.id left join lookup_slurry_pickup l on l.id = i.slurry_pickup_id
      left join lookup_job_status s on s.id = i.status_id
    where ${all(
      isKept,
      reach,
      sql`i.phase_type_id = ${plain(PHASE.SLURRY)}`,
      sql`(i.date is null and ${values.with_undated !== false} or i.date is not null and ${within(sql`i.date`, values) ?? sql`true`})`,
      equals(sql`i.slurry_pickup_id`, values.slurry_pickup_id),
      values.status_id === OPEN_STATUS
        ? sql`(i.status_id is null or i.status_id not in ${sql.raw(CLOSED)})`
        : equals(sql`i.status_id`, values.status_id),
    )}`,
};

const colorLocation: ReportSql = {
  place: 'app_date desc nulls last, row_id desc',
  late: () => ({
    additions: sql`(select string_agg(v.name, ', ' order by v.name) from color_addition_additive y
      join lookup_pebble_color_additive v on v.id = y.additive_id where y.color_addition_id = f.row_id)`,
  }),
  rows: (values, { reach }) => sql`
    select a.id as row_id, l.name as color, t.name as material, j.id as job_id, d.id as job_detail_id, m.id as customer_id, j.name as job_name, m.company_name as builder,
      ${address} as address, j.city, o.name as section,
      p.app_date, j.lat, j.lon, l.name as group_name, 0 as group_order
    from color_addition a join lookup_pebble_color l on l.id = a.color_id join job_detail d on d.id = a.job_detail_id join job j on j.id = d.job_id
      join customer m on m.id = j.company_id left join pebble_details p on p.job_detail_id = d.id
      left join lookup_material_type t on t.id = a.material_type_id left join lookup_pool_section o on o.id = a.pool_section_id
    where ${all(
      isKept,
      reach,
      equals(sql`a.color_id`, values.color_id),
      equals(sql`a.material_type_id`, values.material_type_id),
      within(sql`p.app_date`, values),
      set(values.is_can_show, (one) => sql`coalesce(p.is_can_show, false) = ${one}`),
    )}`,
};

/** How the rows of each report are found: one statement each, set by set [RPT-013]. */
export const REPORT_SQL: Readonly<Record<ReportName, ReportSql>> = {
  'top-contacts': topContacts,
  'customer-contact-list': contactList,
  coverage,
  'per-company-job': perCompany,
  'warranty-aging': warrantyAging,
  'warranty-jobs-outstanding': warrantyOutstanding,
  'slurry-pickup': slurryPickup,
  'color-location': colorLocation,
};
