import { and, inArray, sql } from 'drizzle-orm';
import { can } from '#domain/access/can';
import { EDITS_JOBS } from '#domain/access/needs';
import { AppError } from '#domain/errors';
import { subJobWritable } from '../../../access/scope';
import { jobDetail } from '../../../db/tables/jobs';
import type { LogRow } from '../../../events/changeLog';
import type { Mutation } from '../../../pipeline/mutation';
import { run } from '../../../db/statement';

const idsOf = (entries: readonly LogRow[], entity: string): number[] => [
  ...new Set(entries.filter((entry) => entry.entity === entity).map(({ entity_id }) => entity_id)),
];

/**
 * Who takes a save back may edit what it wrote: the sub-jobs, and the job's own fields where it wrote them [JOB-073].
 * @throws AppError FORBIDDEN
 */
export const assertMayUndoJob = async ({ actor, client }: Mutation, entries: readonly LogRow[]): Promise<void> => {
  const [jobs, subJobs] = [idsOf(entries, 'job'), idsOf(entries, 'job_detail')];
  if (jobs.length > 0 && !can(actor.permissions, { any: [EDITS_JOBS, 'CAN_EDIT_ESTIMATE'] }))
    throw new AppError('FORBIDDEN');
  if (subJobs.length === 0) return;
  const rows = await run(
    client,
    sql`select ${jobDetail.id} from ${jobDetail} where ${and(inArray(jobDetail.id, subJobs), subJobWritable(actor))}`,
  );
  if (rows.length !== subJobs.length) throw new AppError('FORBIDDEN');
};
