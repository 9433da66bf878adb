import type { MapJob } from '#domain/jobSearch/mapJob';
import { superDetailPath } from '#domain/notifications/superDetailPath';

/** Whose map it is: the search's, or the supervisors' [MAP-021]. */
export type MapAudience = 'search' | 'supervisor';

type Ids = Pick<MapJob, 'job_id' | 'job_detail_id'>;

/** The job's edit page, on the sub-job where there is one [MAP-017 MAP-019]. */
export const editLink = ({ job_id, job_detail_id }: Ids): string =>
  `/job/${job_id}/edit${job_detail_id === null ? '' : `/${job_detail_id}`}`;

/** Where a popup leads: supervisors have a page for sub-jobs, and none for a job without any [MAP-017 MAP-021]. */
export const popupLink = (job: Ids, audience: MapAudience): string | null => {
  if (audience === 'search') return editLink(job);
  return job.job_detail_id === null ? null : superDetailPath(job.job_detail_id);
};
