/** Where supervisors and fieldworkers see a sub-job. */
export const superDetailPath = (job_detail_id: number): string => `/SuperDetail/${job_detail_id}`;
