import type { MapJob } from './mapJob';
import { isUnverified } from './place';

const nameOf = ({ name }: Pick<MapJob, 'name'>): string => name ?? '';

/**
 * One line of the list of jobs without verified addresses; `noAddress` and `noName` are the words for what is missing
 * [MAP-019].
 */
export const unverifiedLine = (
  job: Pick<MapJob, 'job_id' | 'name' | 'address'>,
  noAddress = '(No Address)',
  noName = '(No Name)',
): string =>
  `${job.job_id} - ${job.name?.trim() ? job.name : noName} - ${job.address?.trim() ? job.address : noAddress}`;

/** The jobs whose addresses are not verified, by name [MAP-013 MAP-019]. */
export const unverifiedJobs = (jobs: readonly MapJob[]): MapJob[] =>
  jobs
    .filter(isUnverified)
    .sort(
      (a, b) =>
        nameOf(a).localeCompare(nameOf(b), 'en') ||
        a.job_id - b.job_id ||
        (a.job_detail_id ?? 0) - (b.job_detail_id ?? 0),
    );
