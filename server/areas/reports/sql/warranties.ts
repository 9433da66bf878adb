import { sql, type SQL } from 'drizzle-orm';
import type { FilterValues } from '#domain/reports/report';
import { CATEGORY, DIVISION, STATUS } from '#domain/statuses';
import { CLOSED } from '../../../db/statusLists';
import type { ReportScope, ReportSql } from '../reportSql';
import { all, equals, isJob, name, plain, set, told } from './parts';

const created = sql`coalesce(w.creation_date, j.entered_date)`;
const ageOf = ({ today }: ReportScope): SQL => sql`${today}::date - ${created}`;
const DIVISIONS = [
  [DIVISION.GUNITE, 'is_gunite_division', 'Gunite'],
  [DIVISION.PEBBLE, 'is_pebble_division', 'Pebble'],
  [DIVISION.BOULDER, 'is_boulder_creations_division', 'Boulder Creations'],
] as const;
const divisionNames = sql.raw(
  `nullif(concat_ws(', ', ${DIVISIONS.map(([, flag, label]) => `case when w.${flag} then '${label}' end`).join(', ')}), '')`,
);

/** The open warranty sub-jobs; `w` has what warranties add. Both reports of them differ by their groups. */
const openWarranties = {
  from: (values: FilterValues, { reach }: ReportScope) => ({
    tables: sql`job_detail d join job j on j.id = d.job_id left join warranty_details w on w.job_detail_id = d.id`,
    where: all(
      isJob,
      sql`d.deleted_at is null`,
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
    ),
  }),
  again: sql`f join job_detail d on ${told('d', 'job_detail_id')} join job j on j.id = d.job_id left join warranty_details w on w.job_detail_id = d.id`,
  joins: sql`left join customer m on m.id = j.company_id left join lookup_priority pr on pr.id = w.priority_id
    left join lookup_warranty_category wc on wc.id = w.category_id left join employee e on e.id = w.repair_supervisor_id
    left join lookup_job_status s on s.id = d.status_id`,
  ids: { row_id: sql`d.id`, job_id: sql`d.job_id`, job_detail_id: sql`d.id` },
  known: (scope: ReportScope) => ({ created, age: ageOf(scope) }),
  more: ({ today }: ReportScope) => ({
    customer_id: sql`m.id`,
    job_name: sql`j.name`,
    builder: sql`m.company_name`,
    city: sql`j.city`,
    priority: sql`pr.name`,
    category: sql`wc.name`,
    description: sql`w.description`,
    supervisor: sql`coalesce(${name('e')}, nullif(w.other_repair_supervisor, ''))`,
    status: sql`s.name`,
    next_visit: sql`(select min(v.start)::date from warranty_schedule v where v.job_detail_id = d.id and v.start >= ${today}::date)`,
    division: divisionNames,
    special_instructions: sql`w.special_instructions`,
    is_will_need_to_return: sql`coalesce(w.is_will_need_to_return, false)`,
  }),
  place: 'age desc nulls last, row_id',
} satisfies ReportSql;

/** Ages in days, the oldest first. */
const AGES = ['91+', '61-90', '31-60', '0-30', '(No Date)'] as const;

export const warrantyAging: ReportSql = {
  ...openWarranties,
  group: {
    id: (scope) => {
      const age = ageOf(scope);
      return sql`case when ${age} > 90 then 1 when ${age} > 60 then 2 when ${age} > 30 then 3 when ${age} is not null then 4 else 5 end`;
    },
    list: sql.raw(
      AGES.map((age, at) => `select ${at + 1} as id, '${age}' as name, ${at} as place`).join(' union all '),
    ),
  },
};

/** Statuses in the order in which somebody has to act on them. */
const OUTSTANDING = [STATUS.TO_BE_SCHEDULED, STATUS.SCHEDULED, STATUS.ON_HOLD, STATUS.AWAITING_BUILDER];

export const warrantyOutstanding: ReportSql = {
  ...openWarranties,
  group: {
    id: () => sql`coalesce(d.status_id, 0)`,
    list: sql.raw(
      `select id, name, coalesce(array_position(array[${OUTSTANDING.join(', ')}], id), ${OUTSTANDING.length + 1}) as place from lookup_job_status union all select 0, '(No Status)', ${OUTSTANDING.length + 1}`,
    ),
  },
};
