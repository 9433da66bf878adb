/** The page of a sub-job [MAP-017]. */
export const jobPath = ({ job_id, job_detail_id }: { job_id: number; job_detail_id: number | null }): string =>
  job_detail_id === null ? `/job/${job_id}/edit` : `/job/${job_id}/edit/${job_detail_id}`;
