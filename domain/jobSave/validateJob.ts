import type { FieldIssue } from '../fields/fieldIssue';
import { subJobIssues } from '../subJobs/subJobIssues';
import type { JobDraft } from '../jobs/draft';
import { jobIssues } from '../jobs/jobIssues';

/**
 * Everything that keeps a job or an estimate from being saved, by paths such as
 * `sub_jobs.0.pebble_details.crew_information.2.date`. Sub-jobs without a category are not saved, so nothing of them is
 * refused [JOB-059]. Form and server ask the same.
 */
export const validateJob = (job: JobDraft): FieldIssue[] => [
  ...jobIssues(job),
  ...job.sub_jobs.flatMap((subJob, index) => (subJob.job_category ? subJobIssues(subJob, `sub_jobs.${index}.`) : [])),
];
