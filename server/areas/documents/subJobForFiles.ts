import { and, isNull, or, type SQL } from 'drizzle-orm';
import { jobDetail } from '../../db/tables/jobs';
import type { Actor } from '../../access/actor';
import { subJobReadable, subJobWritable } from '../../access/scope';
import type { Database, Tx } from '../../db/database';

/**
 * Sub-jobs to which the actor may add files: those to be edited, and with CAN_MOBILE_UPLOAD those to be seen
 * [DOC-046].
 */
const takesFiles = (actor: Actor): SQL | undefined =>
  actor.permissions.has('CAN_MOBILE_UPLOAD') ? or(subJobWritable(actor), subJobReadable(actor)) : subJobWritable(actor);

/** The first sub-job that meets the condition and takes files of the actor; undefined when there is none. */
export const subJobForFiles = async (
  db: Database | Tx,
  actor: Actor,
  condition: SQL,
): Promise<{ id: number; job_id: number } | undefined> =>
  (
    await db
      .select({ id: jobDetail.id, job_id: jobDetail.job_id })
      .from(jobDetail)
      .where(and(condition, isNull(jobDetail.deleted_at), takesFiles(actor)))
      .limit(1)
  )[0];
