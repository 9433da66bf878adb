import type { JobInfoDraft, SubJobDraft } from '#domain/jobs/draft';
import type { SubJobAnswer } from '#domain/subJobs/draftOfAnswer';
import type { JobLookups } from '../lookups/jobLookups';

/** What the tab of a sub-job says before the sub-job is loaded. */
export interface SubJobStub extends Pick<SubJobDraft, 'job_category' | 'status' | 'job_types' | 'is_critical_note'> {
  id: number;
  gunite_details: { finished_date: string | null; scheduled_date: string | null } | null;
  pebble_details: { app_date: string | null; scheduled_app_date: string | null } | null;
  warranty_details: { schedule: readonly { start: string | null }[] } | null;
}

/** A job with the tabs of the sub-jobs that the user may see. */
export interface ReadJob { job: JobInfoDraft; tabs: readonly SubJobStub[] }

/** The server, as the job form sees it. Failures are those of the data provider: ConflictError, HttpError with fields. */
export interface JobFormApi {
  lookups: () => Promise<JobLookups>;
  /** @throws HttpError 404 for a job that is not there, or not for the user */
  job: (id: number) => Promise<ReadJob>;
  /** @throws HttpError 404 for a sub-job that is not there any more */
  subJob: (id: number) => Promise<SubJobAnswer>;
}
