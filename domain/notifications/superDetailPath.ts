/** The path of the sub-job page for supervisors and fieldworkers. */
export const superDetailPath = (job_detail_id: number): string => `/SuperDetail/${job_detail_id}`;
