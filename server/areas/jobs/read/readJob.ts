import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { Actor } from '../../../access/actor';
import { jobReadable, subJobReadable, subJobWritable } from '../../../access/scope';
import { run, type Row, type Runner, idOf } from '../../../db/statement';
import { job, jobDetail } from '../../../db/tables/jobs';
import { jobShape } from './jobShapes';
import { shapeSql } from './readShape';
import type { Shape } from './shape';

export interface Asker {
  runner: Runner;
  actor: Actor;
}

/**
 * The ids of a table that the conditions leave, for the rows of a shape, whose table has another name in its statement.
 */
const idsWhere = (table: typeof job | typeof jobDetail, ...conditions: SQL[]): SQL =>
  sql`t.id in (select ${table.id} from ${table} where ${and(isNull(table.deleted_at), ...conditions)})`;

/** A job that the user may read, by number; null for any other number, and for an estimate's [API-006 API-013]. */
export const readJob = async ({ runner, actor }: Asker, id: number): Promise<Row | null> => {
  const [row] = await run(
    runner,
    sql`${sql.raw(shapeSql(jobShape))} where ${idsWhere(job, eq(job.id, id), eq(job.is_estimate, false), jobReadable(actor))}`,
  );
  return row ?? null;
};

/**
 * An estimate, by number; also one that was merged, for its page says into which job [API-033 JOB-068]; null for any
 * other number.
 */
export const readEstimate = async ({ runner, actor }: Asker, id: number): Promise<Row | null> => {
  const stands = sql`(${job.deleted_at} is null or ${job.merged_into_job_id} is not null)`;
  const [row] = await run(
    runner,
    sql`${sql.raw(shapeSql(jobShape))} where t.id in (select ${job.id} from ${job} where ${and(eq(job.id, id), eq(job.is_estimate, true), stands, jobReadable(actor))})`,
  );
  return row ?? null;
};

/** The sub-jobs of a job that the user may see, as a shape tells them, by id. */
export const readSubJobs = ({ runner, actor }: Asker, shape: Shape, jobId: number): Promise<Row[]> =>
  run(
    runner,
    sql`${sql.raw(shapeSql(shape))} where ${idsWhere(jobDetail, eq(jobDetail.job_id, jobId), subJobReadable(actor))} order by t.id`,
  );

/**
 * The numbers of the sub-jobs of a job that the user may edit: all that the codes cover, or those that are assigned
 * [JOB-073].
 */
export const readEditable = async ({ runner, actor }: Asker, jobId: number): Promise<number[]> =>
  (
    await run(
      runner,
      sql`select ${jobDetail.id} as id from ${jobDetail} where ${and(eq(jobDetail.job_id, jobId), isNull(jobDetail.deleted_at), subJobReadable(actor), subJobWritable(actor))} order by ${jobDetail.id}`,
    )
  ).map(idOf);

/** One sub-job that the user may see, of a job that is not deleted; null for any other id [API-007]. */
export const readSubJob = async ({ runner, actor }: Asker, shape: Shape, id: number): Promise<Row | null> => {
  const ofJob = sql`exists (select 1 from job where job.id = ${jobDetail.job_id} and job.deleted_at is null)`;
  const [row] = await run(
    runner,
    sql`${sql.raw(shapeSql(shape))} where ${idsWhere(jobDetail, eq(jobDetail.id, id), ofJob, subJobReadable(actor))}`,
  );
  return row ?? null;
};
