import type { Change } from '../changes';

const removal = (entity: 'job' | 'job_detail', id: number, job_id: number): Change => ({
  entity,
  id,
  job_id,
  op: 'delete',
  set: {},
});

/** A job goes with all of its sub-jobs, also those that the actor does not see: boards lose them at once. */
export const jobRemoval = (id: number, subJobs: readonly number[]): Change[] => [
  removal('job', id, id),
  ...subJobs.map((subJob) => removal('job_detail', subJob, id)),
];

export const subJobRemoval = (id: number, job_id: number): Change[] => [removal('job_detail', id, job_id)];
