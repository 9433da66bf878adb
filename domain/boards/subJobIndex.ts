import type { SubJobFacts } from './types';

type SubJobs<S> = ReadonlyMap<number, S>;
/** The ids of a job's sub-jobs, by the job. */
type OfJob = ReadonlyMap<number, readonly number[]>;

/** A map of sub-jobs never changes once it is a board's. */
const known = new WeakMap<SubJobs<unknown>, OfJob>();

const NONE: readonly number[] = [];

/** What is known of a map of sub-jobs; worked out once for each. */
export const subJobIndex = (subJobs: SubJobs<SubJobFacts>): OfJob => {
  const found = known.get(subJobs);
  if (found) return found;
  const made = new Map<number, number[]>();
  for (const { id, job_id } of subJobs.values()) {
    const ids = made.get(job_id);
    if (ids) ids.push(id);
    else made.set(job_id, [id]);
  }
  known.set(subJobs, made);
  return made;
};

/** The sub-jobs of a job, of a map in which they are found without looking at the others. */
export const subJobsOf = <S extends SubJobFacts>(subJobs: SubJobs<S>, job_id: number): S[] =>
  (subJobIndex(subJobs).get(job_id) ?? NONE).flatMap((id) => subJobs.get(id) ?? []);

/** A changed map whose sub-jobs are still those of the one before, whatever they say: what is known of it stays. */
export const carrySubJobs = (before: SubJobs<SubJobFacts>, after: SubJobs<SubJobFacts>): void => {
  const found = known.get(before);
  if (found) known.set(after, found);
};
