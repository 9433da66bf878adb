import type { JobDraft, SubJobDraft } from '#domain/jobs/draft';
import { isRecord } from '#domain/values';
import { isLocal } from '../sync/change';
import { device, type Shown } from '../workspace/device';

/** Under which the lists of the forms are kept. */
export const LISTS_KEY = 'lists:jobs';

/** A sub-job that this device keeps, with its job, and whether the user may edit it. */
export interface DeviceSubJob {
  shown: Shown;
  job: JobDraft;
  subJob: SubJobDraft;
  mayEdit: boolean;
}

const isJob = (value: unknown): value is JobDraft => isRecord(value) && Array.isArray(value.sub_jobs);

/** Null where no job of this device has it. */
export const deviceSubJob = async (id: number): Promise<DeviceSubJob | null> => {
  const kept = await device();
  for (const shown of [...(await kept.all('job')), ...(await kept.all('estimate'))]) {
    const job = shown.draft;
    if (!isJob(job)) continue;
    const subJob = job.sub_jobs.find((one) => one.id === id);
    if (!subJob) continue;
    const reach = await kept.copy(`reach:${String(job.id)}`);
    return { shown, job, subJob, mayEdit: isLocal(id) || (Array.isArray(reach) && reach.includes(id)) };
  }
  return null;
};
