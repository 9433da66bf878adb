import type { Change } from '#domain/changes';
import { badInput } from '#domain/errors';
import { isPreliminary } from '#domain/estimates/estimateRights';
import { mergeEstimate } from '#domain/estimates/mergeEstimate';
import { fieldIssue } from '#domain/fields/fieldIssue';
import { jobInfoSchema } from '#domain/jobs/draftSchema';
import { lockRows } from '../../../pipeline/lockRows';
import type { Mutation } from '../../../pipeline/mutation';
import { runText } from '../../../db/statement';
import { documentChanges } from './documentChanges';
import type { SaveFacts } from './loadSave';
import { readJobRow } from './readWhole';

const SUB_JOBS = 'select id from job_detail where job_id = $1 and deleted_at is null order by id';

/** A save that takes an estimate over, with the writes that move what belongs to it. */
export interface Merged {
  facts: SaveFacts;
  changes: readonly Change[];
}

/**
 * The estimate that is chosen in a job becomes part of it: the job's empty fields, its sub-jobs and documents, and the estimate itself is gone, told by
 * its number alone [JOB-018 JOB-068].
 * @throws AppError BAD_USER_INPUT for an estimate that is deleted, merged, or awaits approval by now, and for a job that has one
 */
export const withMerge = async (mutation: Mutation, job_id: number | null, facts: SaveFacts): Promise<Merged> => {
  const { stored, next } = facts;
  const chosen = next.estimate_to_merge?.id ?? null;
  if (chosen === null) return { facts, changes: [] };
  await lockRows(mutation, { job: [chosen] });
  const row = await readJobRow(mutation, chosen);
  const estimate = row && jobInfoSchema.parse(row);
  if (stored?.was_estimated && !stored.is_estimate)
    throw badInput([fieldIssue('estimate_to_merge', 'estimate_present')]);
  if (job_id === null || !stored || stored.is_estimate || !estimate?.is_estimate || isPreliminary(estimate)) {
    throw badInput([fieldIssue('estimate_to_merge', 'estimate_gone')]);
  }
  const subJobs = await runText(mutation.client, SUB_JOBS, [chosen]);
  const documents = await documentChanges(mutation, chosen, job_id);
  return {
    facts: { ...facts, next: mergeEstimate(next, estimate) },
    changes: [
      ...documents,
      ...subJobs.map(({ id }): Change => ({
        entity: 'job_detail',
        id: Number(id),
        job_id,
        op: 'update',
        set: { job_id },
      })),
      { entity: 'job', id: chosen, job_id: chosen, op: 'update', set: { merged_into_job_id: job_id } },
      { entity: 'job', id: chosen, job_id: chosen, op: 'delete', set: {} },
    ],
  };
};
