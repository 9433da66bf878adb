import { sql, type SQL } from 'drizzle-orm';
import type { CivilDate } from '#domain/civilDate';
import type { DailyKind } from '#domain/daily/dailyKinds';
import { PHASE } from '#domain/pebble/phases';
import { STATUS } from '#domain/statuses';
import { subJobReadable, subJobWritable } from '../../access/scope';
import { run, type Row } from '../../db/statement';
import { guniteHistory } from '../../db/tables/gunite';
import { jobDetail } from '../../db/tables/jobs';
import { colorAddition, crewInformation } from '../../db/tables/pebble';
import type { Asker } from '../jobs/read/readJob';

/** No day has more rows than this. */
const MAX_ROWS = 600;

const JOB = sql`job.id as job_id, job.name as job_name, (select c.company_name from customer c where c.id = job.company_id) as company_name,
  job.address_line_1, job.city, ${jobDetail.id} as sub_job_id`;

const isThere = (read: SQL): SQL =>
  sql`${jobDetail.deleted_at} is null and job.deleted_at is null and not job.is_estimate and ${read}`;

type DayRead = (of: { read: SQL; write: SQL; date: CivilDate }) => SQL;

const READS: Readonly<Record<DailyKind, DayRead>> = {
  yardage: ({ read, write, date }) => sql`
    select 'yardage' as kind, ${guniteHistory.id} as row_id, ${JOB}, crew.name as crews, ${guniteHistory.job_order} as job_order,
      ${guniteHistory.type_id} as type_id, t.name as type_name, null as color, null as section,
      trim_scale(${guniteHistory.yardage})::text as value, (${write}) as may_edit
    from ${guniteHistory} join ${jobDetail} on ${jobDetail.id} = ${guniteHistory.job_detail_id} join job on job.id = ${jobDetail.job_id}
      left join crew on crew.id = ${guniteHistory.crew_id} left join lookup_gunite_history_type t on t.id = ${guniteHistory.type_id}
    where ${guniteHistory.gunite_date} = ${date} and ${guniteHistory.status_id} is distinct from ${STATUS.CANCELLED} and ${isThere(read)}
    order by crews nulls last, ${guniteHistory.job_order} nulls last, job.id, ${guniteHistory.id} limit ${MAX_ROWS}`,
  // Batches are used when the pool is applied: other phases of a day have none.
  batches: ({ read, write, date }) => sql`
    select 'batches' as kind, ${colorAddition.id} as row_id, ${JOB}, day.crews, day.job_order, null::int as type_id, null as type_name,
      coalesce(l.name, m.name) as color, s.name as section, ${colorAddition.batches_used} as value, (${write}) as may_edit
    from (
      select ${crewInformation.job_detail_id} as id, string_agg(distinct crew.name, ', ' order by crew.name) as crews, min(${crewInformation.job_order}) as job_order
      from ${crewInformation} left join crew on crew.id = ${crewInformation.crew_id}
      where ${crewInformation.date} = ${date} and ${crewInformation.phase_type_id} = ${PHASE.APP}
        and ${crewInformation.status_id} is distinct from ${STATUS.CANCELLED}
      group by ${crewInformation.job_detail_id}
    ) day join ${jobDetail} on ${jobDetail.id} = day.id join job on job.id = ${jobDetail.job_id}
      left join ${colorAddition} on ${colorAddition.job_detail_id} = ${jobDetail.id}
      left join lookup_pebble_color l on l.id = ${colorAddition.color_id} left join lookup_material_type m on m.id = ${colorAddition.material_type_id}
      left join lookup_pool_section s on s.id = ${colorAddition.pool_section_id}
    where ${isThere(read)}
    order by day.crews nulls last, day.job_order nulls last, job.id, ${colorAddition.id} limit ${MAX_ROWS}`,
};

/**
 * The cells of the sheet of a day: what was shot, and the colours of what was applied, as far as the user may read the
 * sub-jobs, by crew and its order [KEY-016]. Cancelled work does not count.
 */
export const readDayCells = async ({ runner, actor }: Asker, date: CivilDate): Promise<Row[]> => {
  const scope = { read: subJobReadable(actor), write: subJobWritable(actor), date };
  const [shot, applied] = await Promise.all([run(runner, READS.yardage(scope)), run(runner, READS.batches(scope))]);
  return [...shot, ...applied];
};
