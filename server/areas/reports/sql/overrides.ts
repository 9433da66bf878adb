import { sql, type SQL } from 'drizzle-orm';
import {
  OVERLOAD,
  OVERLOAD_FROM,
  OVERRIDE_REASONS,
  OVERRIDE_REPORT_RULES,
  OVERRIDE_RULES,
} from '#domain/boards/overrides/overrideReason';
import { BUSINESS_ZONE } from '#domain/civilDate';
import { PHASE } from '#domain/pebble/phases';
import type { FilterValues } from '#domain/reports/report';
import { DIVISION, STATUS } from '#domain/statuses';
import { WITHOUT_DATE } from '../../../db/statusLists';
import type { ReportSql } from '../reportSql';
import { all, equals, isKept, name, plain, set, within } from './parts';

const words = (texts: Readonly<Record<string, { en: string }>>, column: string): SQL =>
  sql.raw(
    `case ${column} ${Object.entries(texts)
      .map(([key, { en }]) => `when '${key}' then '${en}'`)
      .join(' ')} end`,
  );
const places = sql.raw(
  `case o.rule ${OVERRIDE_REPORT_RULES.map((rule, at) => `when '${rule}' then ${at + 1}`).join(' ')} end`,
);
const OVERLOAD_PLACE = OVERRIDE_REPORT_RULES.length;
const LABELS: readonly string[] = [...Object.values(OVERRIDE_RULES).map(({ en }) => en), OVERLOAD.en];

const onDay = (status: string): SQL => sql.raw(`coalesce(${status}, ${STATUS.PENDING}) not in ${WITHOUT_DATE}`);

/** What crews have on their days, in yards or square feet, as the boards add it up. */
const loads = (values: FilterValues): SQL => sql`
  select g.crew_id, g.gunite_date as day, 0 as phase, ${plain(DIVISION.GUNITE)} as division_id, sum(g.yardage) as quantity
  from gunite_history g join job_detail d on d.id = g.job_detail_id
  where ${all(isKept, sql`g.crew_id is not null and g.gunite_date is not null`, onDay('g.status_id'), within(sql`g.gunite_date`, values))}
  group by 1, 2
  union all
  select i.crew_id, i.date, i.phase_type_id, ${plain(DIVISION.PEBBLE)}, sum(coalesce(d.plan_ia, d.mmg_ia))
  from crew_information i join job_detail d on d.id = i.job_detail_id
  where ${all(isKept, sql`i.crew_id is not null and i.date is not null`, sql.raw(`i.phase_type_id in (${PHASE.PREP}, ${PHASE.APP}, ${PHASE.DETAIL})`), onDay('i.status_id'), within(sql`i.date`, values))}
  group by 1, 2, 3`;

/** A day on which a crew does not work has no capacity that could be exceeded. */
const isClosed = sql`exists (select from day_without_work w left join crew_day y on y.crew_id = c.id and y.date = l.day
  where w.deleted_at is null and l.day between w.first_day and w.last_day and w.kind <> 'crew_short' and w.start_time is null
    and (w.kind = 'holiday' or w.crew_id = c.id
      or w.kind = 'closure' and w.lookup_company_division_id = l.division_id
      or w.kind = 'plant_closed' and l.division_id = ${plain(DIVISION.GUNITE)} and w.plant_id = coalesce(y.plant_id, c.plant_id)))`;

const capacity = sql`coalesce((select min(w.capacity) from day_without_work w
  where w.deleted_at is null and w.kind = 'crew_short' and w.crew_id = c.id and l.day between w.first_day and w.last_day), c.daily_capacity)`;

/** Crews' days from 120 % of their capacity on: they stand here by themselves, for nobody is asked why. */
const overloads = (values: FilterValues): SQL => sql`
  select -(row_number() over (order by x.day, x.crew_id, x.phase))::int as row_id, ${plain(OVERLOAD_PLACE)} as place, null::int as job_detail_id, x.day,
    x.crew_id as from_crew_id, null::int as from_employee_id, null::date as from_date,
    x.crew_id as to_crew_id, null::int as to_employee_id, x.day as to_date,
    null::text as reason, null::text as words, null::int as user_id, x.quantity, x.capacity, round(x.quantity / x.capacity * 100)::int as percent
  from (
    select l.*, ${capacity} as capacity from (${loads(values)}) l
      join crew c on c.id = l.crew_id and c.lookup_company_division_id = l.division_id
    where not ${isClosed}
  ) x where x.capacity > 0 and x.quantity * 100 >= x.capacity * ${plain(OVERLOAD_FROM)}`;

/** What an overload tells: a role that does not see one of them is told no overloads [USR-018]. */
const LOADED = ['crew.daily_capacity', 'gunite_history.yardage', 'job_detail.plan_ia', 'job_detail.mmg_ia'];

const made = sql.raw(`(o.created_at at time zone '${BUSINESS_ZONE}')::date`);

/** @param seesLoads whether the capacity of crews, and what is counted against it, is seen */
const rows = (values: FilterValues, seesLoads: boolean): SQL => sql`
  select o.id as row_id, ${places} as place, o.job_detail_id, ${made} as day,
    o.from_crew_id, o.from_employee_id, o.from_date, o.to_crew_id, o.to_employee_id, o.to_date,
    ${words(OVERRIDE_REASONS, 'o.reason_code')} as reason, o.reason_text as words, o.created_by as user_id,
    null::numeric as quantity, null::numeric as capacity, null::int as percent
  from schedule_override o
  where ${within(made, values) ?? sql`true`}
  ${seesLoads ? sql`union all ${overloads(values)}` : sql``}`;

const crewOf = (way: 'from' | 'to'): SQL =>
  sql.raw(`case when t.place = ${OVERLOAD_PLACE} and '${way}' = 'from' then null else coalesce(
    (select c.name from crew c where c.id = t.${way}_crew_id),
    (select concat_ws(' ', e.first_name, e.last_name) from employee e where e.id = t.${way}_employee_id)) end`);

export const overrides: ReportSql = {
  from: (values, { reach, sees }) => ({
    tables: sql`(${rows(values, LOADED.every(sees))}) t left join job_detail d on d.id = t.job_detail_id`,
    where: all(
      sql`true`,
      reach,
      set(values.crew_id, (one) => sql`${one} in (t.from_crew_id, t.to_crew_id)`),
      equals(sql`t.place`, values.rule_id),
      equals(sql`t.user_id`, values.user_id),
    ),
  }),
  joins: sql`left join job j on j.id = d.job_id left join app_user u on u.id = t.user_id`,
  ids: { row_id: sql`t.row_id`, job_id: sql`d.job_id`, job_detail_id: sql`t.job_detail_id` },
  group: {
    id: () => sql`t.place`,
    list: sql.raw(
      LABELS.map((label, at) => `select ${at + 1} as id, '${label}' as name, ${at + 1} as place`).join(' union all '),
    ),
  },
  known: () => ({ day: sql`t.day`, to_date: sql`t.to_date` }),
  more: () => ({
    rule: sql.raw(`case t.place ${LABELS.map((label, at) => `when ${at + 1} then '${label}'`).join(' ')} end`),
    job_name: sql`j.name`,
    from_crew: crewOf('from'),
    from_date: sql`t.from_date`,
    to_crew: crewOf('to'),
    reason: sql`t.reason`,
    words: sql`t.words`,
    who: name('u'),
    quantity: sql`t.quantity`,
    capacity: sql`t.capacity`,
    percent: sql`t.percent`,
  }),
  place: 'day desc, to_date nulls last, row_id',
};
