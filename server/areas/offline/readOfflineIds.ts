import { and, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { offlineDays } from '#domain/offline/limits';
import { jobReadable, subJobAssigned, subJobReadable, subJobWritable } from '../../access/scope';
import type { GraphContext } from '../../api/context';
import { idOf, run, runText } from '../../db/statement';
import { job, jobDetail } from '../../db/tables/jobs';

type Asker = Pick<GraphContext, 'runner' | 'actor' | 'today'>;

/** The tables and columns that hold the days of a sub-job. */
const DAYS = [
  ['crew_information', 'date'],
  ['gunite_history', 'gunite_date'],
  ['crew_repair_job', 'date'],
  ['warranty_schedule', 'start'],
  ['presite', 'scheduled_date'],
] as const;

/** The sub-jobs that have a day in the window, with the one that is nearest to today. */
const dated = (today: string): SQL => {
  const { from, to } = offlineDays(today);
  const each = DAYS.map(
    ([table, column]) =>
      sql`select job_detail_id, abs(${sql.raw(`"${column}"::date`)} - ${today}::date) as away from ${sql.raw(`"${table}"`)}
        where ${sql.raw(`"${column}"`)} >= ${from}::date and ${sql.raw(`"${column}"`)} < ${to}::date + 1`,
  );
  return sql`(${sql.join(each, sql` union all `)})`;
};

/**
 * The jobs that the device of a user keeps, as far as the user may read them: those with assigned sub-jobs from a week
 * ago to two weeks ahead, the nearest first, then those that were asked for, in their order [OFF-031].
 */
export const readOfflineIds = async (
  { runner, actor, today }: Asker,
  asked: readonly number[],
  limit: number,
): Promise<number[]> => {
  const own =
    actor.employee_id === null
      ? []
      : await run(
          runner,
          sql`select ${jobDetail.job_id} as id from ${jobDetail} join ${dated(today)} d on d.job_detail_id = ${jobDetail.id}
            where ${and(isNull(jobDetail.deleted_at), subJobAssigned(actor), subJobReadable(actor))}
            group by ${jobDetail.job_id} order by min(d.away), ${jobDetail.job_id} limit ${limit}`,
        );
  const wanted = [...new Set([...own.map(idOf), ...asked])];
  if (wanted.length === 0) return [];
  const readable = await run(
    runner,
    sql`select ${job.id} as id from ${job} where ${and(inArray(job.id, wanted), isNull(job.deleted_at), jobReadable(actor))}`,
  );
  const known = new Set(readable.map(idOf));
  return wanted.filter((id) => known.has(id)).slice(0, limit);
};

/** Which sub-jobs the user may see and change, by job; those that may be changed are marked. */
const readReach = async ({ runner, actor }: Asker, ids: readonly number[]): Promise<Map<number, string>> => {
  const rows = await run(
    runner,
    sql`select ${jobDetail.job_id} as id, string_agg(${jobDetail.id}::text || case when ${subJobWritable(actor)} then '+' else '' end, ',' order by ${jobDetail.id}) as reach
      from ${jobDetail} where ${and(inArray(jobDetail.job_id, [...ids]), isNull(jobDetail.deleted_at), subJobReadable(actor))} group by ${jobDetail.job_id}`,
  );
  return new Map(rows.map((row) => [idOf(row), String(row.reach)]));
};

/**
 * A stamp for each job, another one as soon as anything of it was written or the user's reach in it is another one.
 * Writes are counted besides their last number: one that began earlier may be committed later. Read before what it
 * stamps, so that a stamp is at most older than its job, which is then sent once more.
 */
export const readStamps = async (asker: Asker, ids: readonly number[]): Promise<Map<number, string>> => {
  if (ids.length === 0) return new Map();
  const written = await runText(
    asker.runner,
    'select job_id as id, max(seq) as last, count(*) as times from change_log where job_id = any($1) group by job_id',
    [[...ids]],
  );
  const rows = await runText(asker.runner, 'select id, version from job where id = any($1)', [[...ids]]);
  const versions = new Map(rows.map((row) => [idOf(row), String(row.version)]));
  const writes = new Map(written.map((row) => [idOf(row), `${String(row.last)}.${String(row.times)}`]));
  const reach = await readReach(asker, ids);
  return new Map(ids.map((id) => [id, [versions.get(id) ?? '', writes.get(id) ?? '', reach.get(id) ?? ''].join('/')]));
};

/** The sub-jobs of some jobs that the user may edit, by job. */
export const readEditableOf = async (
  { runner, actor }: Asker,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number[]>> => {
  const rows = await run(
    runner,
    sql`select ${jobDetail.job_id} as id, array_agg(${jobDetail.id} order by ${jobDetail.id}) as sub_jobs from ${jobDetail}
      where ${and(inArray(jobDetail.job_id, [...ids]), isNull(jobDetail.deleted_at), subJobReadable(actor), subJobWritable(actor))} group by ${jobDetail.job_id}`,
  );
  return new Map(rows.map((row) => [idOf(row), Array.isArray(row.sub_jobs) ? row.sub_jobs.map(Number) : []]));
};
