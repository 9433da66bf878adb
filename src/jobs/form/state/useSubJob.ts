import type { SubJobDraft } from '#domain/jobs/draft';
import { useDraft } from './useDraft';

/**
 * A part of a sub-job, by its key; undefined while the sub-job is not loaded. The part must be found in it, or be a
 * plain value.
 * @example const category = useSubJob(subJobKey, ({ job_category }) => job_category?.id ?? null);
 */
export const useSubJob = <Part>(key: string, select: (subJob: SubJobDraft) => Part): Part | undefined =>
  useDraft(({ sub_jobs }) => {
    const found = sub_jobs.find((one) => one.key === key);
    return found && select(found);
  });
