import { sameValue } from '#domain/fields/sameValue';
import type { JobDraft, JobInfoDraft } from '#domain/jobs/draft';
import { withSentPlace } from '../data/confirmedAddress';
import type { FormState } from '../state/formState';

/** What a save sends: the fields of the job when they changed, and the sub-jobs that changed. */
export interface SentJob {
  /** The draft as it stood then, without sub-jobs that have no category: these are dropped [JOB-059]. */
  whole: JobDraft;
  info: JobInfoDraft | null;
  /** `info` with the sent sub-jobs: the server names fields by their places here. */
  named: JobDraft;
}

const infoOf = ({ sub_jobs: _subJobs, ...info }: JobDraft): JobInfoDraft => info;

/** @param kept the draft without what is struck through */
export const sentJob = (kept: JobDraft, { base, confirmed }: Pick<FormState, 'base' | 'confirmed'>): SentJob => {
  const whole = {
    ...withSentPlace(kept, confirmed),
    sub_jobs: kept.sub_jobs.filter(({ job_category }) => job_category),
  };
  const stored = new Map(base.sub_jobs.map((one) => [one.key, one]));
  const sub_jobs = whole.sub_jobs.filter((one) => !sameValue(one, stored.get(one.key)));
  return {
    whole,
    info: base.id !== null && sameValue(infoOf(whole), infoOf(base)) ? null : infoOf(whole),
    named: { ...whole, sub_jobs },
  };
};
