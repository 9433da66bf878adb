import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { Actor } from '../../../access/actor';
import { jobReadable, subJobReadable, subJobWritable } from '../../../access/scope';
import { statementPerActor } from '../../../access/statementPerActor';
import type { QueryRows } from '../../../db/queryTogether';
import { run, runText, type Row, type Runner, idOf } from '../../../db/statement';
import { job, jobDetail } from '../../../db/tables/jobs';
import { jobShape } from './jobShapes';
import { shapeSql } from './readShape';
import type { Shape } from './shape';

export interface Asker {
  runner: Runner;
  actor: Actor;
}

/** Who asks for what belongs to a job, in one packet with what else is asked at once. */
interface PartAsker {
  loaders: { query: QueryRows };
  actor: Actor;
}

/**
 * The ids of a table that the conditions leave, for the rows of a shape, whose table has another name in its statement.
 */
const idsWhere = (table: typeof job | typeof jobDetail, ...conditions: SQL[]): SQL =>
  sql`t.id in (select ${table.id} from ${table} where ${and(isNull(table.deleted_at), ...conditions)})`;

const ID = sql.placeholder('id');

const jobById = statementPerActor<{ id: number }>(
  (actor) =>
    sql`${sql.raw(shapeSql(jobShape))} where ${idsWhere(job, eq(job.id, ID), eq(job.is_estimate, false), jobReadable(actor))}`,
);

/** A job that the user may read, by number; null for any other number, and for an estimate's [API-006 API-013]. */
export const readJob = async ({ runner, actor }: Asker, id: number): Promise<Row | null> => {
  const { text, values } = jobById(actor, { id });
  const [row] = await runText(runner, text, values);
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

type OfJob = (actor: Actor, named: { id: number }) => { text: string; values: unknown[] };

const subJobsById = new WeakMap<Shape, OfJob>();
const subJobsOf = (shape: Shape): OfJob => {
  const known =
    subJobsById.get(shape) ??
    statementPerActor<{ id: number }>(
      (actor) =>
        sql`${sql.raw(shapeSql(shape))} where ${idsWhere(jobDetail, eq(jobDetail.job_id, ID), subJobReadable(actor))} order by t.id`,
    );
  subJobsById.set(shape, known);
  return known;
};

/** The sub-jobs of a job that the user may see, as a shape tells them, by id. */
export const readSubJobs = ({ loaders, actor }: PartAsker, shape: Shape, id: number): Promise<Row[]> => {
  const { text, values } = subJobsOf(shape)(actor, { id });
  return loaders.query(text, values);
};

const editableById = statementPerActor<{ id: number }>(
  (actor) =>
    sql`select ${jobDetail.id} as id from ${jobDetail} where ${and(eq(jobDetail.job_id, ID), isNull(jobDetail.deleted_at), subJobReadable(actor), subJobWritable(actor))} order by ${jobDetail.id}`,
);

/**
 * The numbers of the sub-jobs of a job that the user may edit: all that the codes cover, or those that are assigned
 * [JOB-073].
 */
export const readEditable = async ({ loaders, actor }: PartAsker, id: number): Promise<number[]> => {
  const { text, values } = editableById(actor, { id });
  return (await loaders.query(text, values)).map(idOf);
};

/** One sub-job that the user may see, of a job that is not deleted; null for any other id [API-007]. */
export const readSubJob = async ({ runner, actor }: Asker, shape: Shape, id: number): Promise<Row | null> => {
  const ofJob = sql`exists (select 1 from job where job.id = ${jobDetail.job_id} and job.deleted_at is null)`;
  const [row] = await run(
    runner,
    sql`${sql.raw(shapeSql(shape))} where ${idsWhere(jobDetail, eq(jobDetail.id, id), ofJob, subJobReadable(actor))}`,
  );
  return row ?? null;
};
