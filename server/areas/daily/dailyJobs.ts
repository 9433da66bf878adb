import { inArray, sql, type SQL } from 'drizzle-orm';
import type { CivilDate } from '#domain/civilDate';
import type { DailyKind } from '#domain/daily/dailyKinds';
import { STATUS } from '#domain/statuses';
import { subJobReadable } from '../../access/scope';
import { run, type Row } from '../../db/statement';
import { guniteHistory } from '../../db/tables/gunite';
import { jobDetail } from '../../db/tables/jobs';
import { crewInformation } from '../../db/tables/pebble';
import type { Asker } from '../jobs/read/readJob';

/** No day has more jobs than this. */
const MAX_JOBS = 300;

/** Where the work of a day stands: whose table, and its day. */
const WORK = {
  batches: { table: crewInformation, day: crewInformation.date },
  yardage: { table: guniteHistory, day: guniteHistory.gunite_date },
} as const;

/**
 * The jobs on which crews work on a day, as far as the user may read their sub-jobs: the user's own first, then by crew
 * and its order. Cancelled work does not count.
 */
export const readDailyJobs = ({ runner, actor }: Asker, kind: DailyKind, date: CivilDate): Promise<Row[]> => {
  const { table, day } = WORK[kind];
  const isOfCrew: SQL = actor.crew_ids.length === 0 ? sql`false` : inArray(table.crew_id, [...actor.crew_ids]);
  const isForeman: SQL =
    kind === 'yardage' || actor.employee_id === null
      ? sql`false`
      : sql`${crewInformation.foreman_id} = ${actor.employee_id}`;
  return run(
    runner,
    sql`
    select job.id, job.name, (select c.company_name from customer c where c.id = job.company_id) as company_name, job.address_line_1, job.city,
      string_agg(distinct crew.name, ', ' order by crew.name) as crews, min(${table.job_order}) as job_order,
      coalesce(bool_or(${isOfCrew} or ${isForeman}), false) as is_own, coalesce(bool_and(${table.status_id} = ${STATUS.COMPLETE}), false) as is_complete
    from ${table} join ${jobDetail} on ${jobDetail.id} = ${table.job_detail_id} join job on job.id = ${jobDetail.job_id} left join crew on crew.id = ${table.crew_id}
    where ${day} = ${date} and ${table.status_id} is distinct from ${STATUS.CANCELLED} and ${jobDetail.deleted_at} is null and job.deleted_at is null and not job.is_estimate
      and ${subJobReadable(actor)}
    group by job.id
    order by is_own desc, crews nulls last, job_order nulls last, job.id limit ${MAX_JOBS}`,
  );
};
