import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { jobReadable, subJobReadable, subJobWritable } from '../../../access/scope';
import type { Mutation } from '../../../pipeline/mutation';
import { run, type Row, idOf } from '../../../db/statement';
import { job, jobDetail } from '../../../db/tables/jobs';

/** Which sub-jobs of a job the actor may see, and whether each may be changed. */
export type SubJobScope = ReadonlyMap<number, { mayEdit: boolean }>;

/** Null for a job that the actor may not read, that is deleted, or is of the other kind. */
export const readScope = async (
  { client, actor }: Mutation,
  id: number,
  is_estimate: boolean,
): Promise<SubJobScope | null> => {
  const [found] = await run(
    client,
    sql`select 1 from ${job} where ${and(eq(job.id, id), isNull(job.deleted_at), eq(job.is_estimate, is_estimate), jobReadable(actor))}`,
  );
  if (!found) return null;
  const rows = await run(
    client,
    sql`select ${jobDetail.id} as id, (${subJobWritable(actor)}) as may_edit from ${jobDetail}
    where ${and(eq(jobDetail.job_id, id), isNull(jobDetail.deleted_at), subJobReadable(actor))}`,
  );
  return new Map(rows.map((row) => [idOf(row), { mayEdit: row.may_edit === true }]));
};

/**
 * One of the sub-jobs that was of the job and that somebody has deleted, and whether the actor might change it; null
 * when none is.
 */
export const readDeleted = async (
  { client, actor }: Mutation,
  job: number,
  ids: readonly number[],
): Promise<{ row: Row; mayEdit: boolean } | null> => {
  if (ids.length === 0) return null;
  const [found] = await run(
    client,
    sql`select *, (${subJobWritable(actor)}) as may_edit from ${jobDetail} where ${and(inArray(jobDetail.id, [...ids]), eq(jobDetail.job_id, job), isNotNull(jobDetail.deleted_at), subJobReadable(actor))}`,
  );
  if (!found) return null;
  const { may_edit, ...row } = found;
  return { row, mayEdit: may_edit === true };
};
