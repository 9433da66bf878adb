import { sql, type SQL } from 'drizzle-orm';
import type { CivilDate } from '#domain/civilDate';
import { CATEGORY, STATUS } from '#domain/statuses';
import { job, jobDetail } from '../../db/tables/jobs';
import { colorNames } from '../jobs/search/sortKeys';

/**
 * Which sub-jobs are read: conditions stand on `job` and `job_detail`, of which the latter is null for a job without
 * sub-jobs.
 */
export interface MapJobsQuestion {
  where: SQL;
  /** Whether jobs without sub-jobs are among them. */
  withBare?: boolean;
  /** The day of a search by Scheduled Application Date: its APP entry names the marker [MAP-009]. */
  appDate?: CivilDate | null;
  limit: number;
  /** Oldest job first; newest first otherwise. */
  asc?: boolean;
}

/**
 * The order of `namingEntry` (domain/jobSearch): open before complete, the earliest open one or the latest complete
 * one, then the lowest id.
 */
const naming = (isComplete: SQL, date: SQL, id: SQL): SQL =>
  sql`${isComplete}, case when ${isComplete} then null else ${date} end, ${date} desc, ${id}`;

const complete = (status: SQL): SQL => sql`(${status} is not distinct from ${STATUS.COMPLETE})`;
const counts = (status: SQL): SQL => sql`${status} is distinct from ${STATUS.CANCELLED}`;

const guniteEntries = sql`
  select distinct on (f.job_detail_id) f.job_detail_id, e.gunite_date, e.type_id, t.name as type, c.name as crew
  from found f join gunite_history e on e.job_detail_id = f.job_detail_id
    left join lookup_gunite_history_type t on t.id = e.type_id left join crew c on c.id = e.crew_id
  where f.category_id = ${CATEGORY.GUNITE} and e.gunite_date is not null and ${counts(sql`e.status_id`)}
  order by f.job_detail_id, ${naming(complete(sql`e.status_id`), sql`e.gunite_date`, sql`e.id`)}`;

const APP_PHASE = 2;

const pebbleEntries = (appDate: CivilDate | null): SQL => sql`
  select distinct on (f.job_detail_id) f.job_detail_id, e.date, e.phase_type_id, t.name as phase, c.name as crew
  from found f join crew_information e on e.job_detail_id = f.job_detail_id
    left join lookup_pebble_phase_type t on t.id = e.phase_type_id left join crew c on c.id = e.crew_id
  where f.category_id = ${CATEGORY.PEBBLE} and e.date is not null and ${counts(sql`e.status_id`)}
  order by f.job_detail_id, (e.phase_type_id = ${APP_PHASE} and e.date is not distinct from ${appDate}::date) desc,
    ${naming(complete(sql`e.status_id`), sql`e.date`, sql`e.id`)}`;

/** Visits of fieldworkers and repairs of crews stand side by side; on one day a visit comes first. */
const repairEntries = sql`
  select distinct on (e.job_detail_id) e.job_detail_id, e.date, e.crew from (
    select f.job_detail_id, s.start::date as date, coalesce(s.completion, false) as is_complete, 0 as source, s.id,
      nullif(concat_ws(' ', w.first_name, w.last_name), '') as crew
    from found f join warranty_schedule s on s.job_detail_id = f.job_detail_id left join employee w on w.id = s.fieldworker_id
    where f.category_id = ${CATEGORY.WARRANTY} and s.start is not null
    union all
    select f.job_detail_id, r.date, ${complete(sql`r.status_id`)}, 1, r.id, c.name
    from found f join crew_repair_job r on r.job_detail_id = f.job_detail_id left join crew c on c.id = r.crew_id
    where f.category_id = ${CATEGORY.WARRANTY} and r.date is not null and ${counts(sql`r.status_id`)}
  ) e
  order by e.job_detail_id, ${naming(sql`e.is_complete`, sql`e.date`, sql`e.source`)}, e.id`;

const colors = colorNames(sql`used.job_detail_id in (select job_detail_id from found)`);

/**
 * One statement: the sub-jobs that are looked for, and set by set what a marker and its popup say of them
 * [MAP-009 MAP-010].
 */
export const mapJobsSql = ({ where, withBare = false, appDate = null, limit, asc = false }: MapJobsQuestion): SQL => {
  const direction = sql.raw(asc ? 'asc' : 'desc');
  return sql`
  with found as materialized (
    select job.id as job_id, job_detail.id as job_detail_id, job_detail.job_category_id as category_id, job_detail.plan_sa
    from ${job} ${sql.raw(withBare ? 'left join' : 'join')} ${jobDetail} on job_detail.job_id = job.id and job_detail.deleted_at is null
    where job.deleted_at is null and not job.is_estimate and ${where}
    order by job.id ${direction}, job_detail.id ${direction} limit ${limit}
  ), gunite as (${guniteEntries}), pebble as (${pebbleEntries(appDate)}), repair as (${repairEntries}), color as (${colors})
  select f.job_id, f.job_detail_id, j.name, m.company_name as company, j.company_id, j.address_line_1 as address, j.city, j.key_map,
    j.lat, j.lon, j.temp_lat, j.temp_lon, j.is_pin_set_by_hand, color.names as color, f.plan_sa, k.name as category, f.category_id,
    gunite.gunite_date, gunite.type as gunite_type, gunite.type_id as gunite_type_id, gunite.crew as gunite_crew,
    coalesce(d.app_date, d.scheduled_app_date) as pebble_app_date, pebble.date as pebble_date, pebble.phase as pebble_phase,
    pebble.phase_type_id as pebble_phase_id, pebble.crew as pebble_crew,
    p.scheduled_date as presite_scheduled_date, nullif(concat_ws(' ', v.first_name, v.last_name), '') as presite_supervisor,
    repair.crew as crew_repair_crew, repair.date as crew_repair_date
  from found f join job j on j.id = f.job_id left join customer m on m.id = j.company_id
    left join lookup_job_category k on k.id = f.category_id
    left join gunite using (job_detail_id) left join pebble using (job_detail_id) left join repair using (job_detail_id) left join color using (job_detail_id)
    left join pebble_details d on d.job_detail_id = f.job_detail_id
    left join presite p on p.job_detail_id = f.job_detail_id left join employee v on v.id = p.presite_supervisor_id
  order by f.job_id ${direction}, f.job_detail_id ${direction}`;
};
