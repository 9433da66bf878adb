import type { CivilDate } from '#domain/civilDate';
import type { JobDraft } from '#domain/jobs/draft';
import { newJobDraft } from '#domain/jobs/newJobDraft';
import type { JobFormApi, SubJobStub } from './jobFormApi';
import type { JobLookups } from './jobLookups';
import { NotOnDevice } from '../../../offline/workspace/device';
import { CallError } from '../../../dataProvider/CallError';

/** What a form opens with: the draft without its sub-jobs, which are loaded one by one. */
export interface LoadedJob {
  lookups: JobLookups;
  draft: JobDraft;
  tabs: readonly SubJobStub[];
  merged_into: number | null;
}

/** Whether it were the lists that could not be read, whatever becomes of the job [JOB-063]. */
export const isLookupError = (error: unknown): boolean => error instanceof CallError && error.call === 'lookups';

/**
 * Reads the lists and the job, or begins a new one. @throws CallError of the lists, or NOT_FOUND for a job that is not
 * there
 */
export const loadJob = async (
  api: JobFormApi,
  id: number | null,
  today: CivilDate,
  isEstimate: boolean,
): Promise<LoadedJob> => {
  const lookups = api.lookups().catch((error: unknown) => {
    if (error instanceof NotOnDevice) throw error;
    throw new CallError(error instanceof Error ? error.message : String(error), 0, { call: 'lookups' });
  });
  const [lists, read] = await Promise.all([lookups, id === null ? null : api.job(id)]);
  return {
    lookups: lists,
    draft: read
      ? { ...read.job, sub_jobs: [] }
      : newJobDraft(today, { is_estimate: isEstimate, is_preliminary: false }),
    tabs: read?.tabs ?? [],
    merged_into: read?.merged_into ?? null,
  };
};
