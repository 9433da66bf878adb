import type { Language } from '#domain/localText';
import type { EmailTemplate, EmailType } from '#domain/builderEmail/offeredTemplates';
import type { AddressWarning } from '#domain/jobs/addressWarning';
import type { CivilDate } from '#domain/civilDate';
import type { JobDraft, JobInfoDraft, SubJobDraft } from '#domain/jobs/draft';
import type { SubJobAnswer } from '#domain/subJobs/draftOfAnswer';
import type { CheckedAddress } from '../../../address/AddressWarnings';
import type { AddressMatch } from './addressMatch';
import type { AddressQuery as AddressParts } from '#domain/inputs/addressQuery';
import type { MergeableEstimate } from './mergeableName';
import type { JobLookups } from './jobLookups';
import type { SentBuilderEmail } from '#domain/builderEmail/sentBuilderEmail';
import type { SimilarJob } from '#domain/jobs/similarJob';

/** What the tab of a sub-job says before the sub-job is loaded. */
export interface SubJobStub extends Pick<SubJobDraft, 'job_category' | 'status' | 'job_types' | 'is_critical_note'> {
  id: number;
  /** Whether the user may edit it, by code and by assignment. */
  may_edit: boolean;
  gunite_details: { finished_date: string | null; scheduled_date: string | null } | null;
  pebble_details: { app_date: string | null; scheduled_app_date: string | null } | null;
  warranty_details: { schedule: readonly { start: string | null }[] } | null;
}

/** A job with the tabs of the sub-jobs that the user may see. */
interface ReadJob {
  job: JobInfoDraft;
  tabs: readonly SubJobStub[];
  /** The job that an estimate was merged into. */
  merged_into: number | null;
}

/** A job with all its sub-jobs, as a save answers it. */
export interface WholeJob {
  job: JobInfoDraft;
  sub_jobs: readonly SubJobAnswer[];
}

/** An estimate at the place of a job [JOB-044]. */
export interface Duplicate {
  id: number;
  name: string | null;
  company: { company_name: string | null } | null;
  address_line_1: string | null;
  city: string | null;
  state: string | null;
  entered_date: CivilDate | null;
}

/** A mail to the builder of a sub-job, as it is asked for [API-023]. */
export interface BuilderEmail {
  template_name: string;
  job_id: string;
  job_detail_id: number;
  comment: string | null;
  email_type: EmailType | null;
  language: Language;
  cc: readonly string[];
  document_ids: readonly number[];
}

/** A mail as it would leave; `problem` says why it may not. */
interface BuilderEmailPreview {
  subject: string;
  body: string;
  problem: string | null;
}

/** The server, as the form of jobs, or of estimates, sees it. Failures are CallErrors. */
export interface JobFormApi {
  lookups: () => Promise<JobLookups>;
  /** @throws CallError 404 for a job that is not there, or not for the user */
  job: (id: number) => Promise<ReadJob>;
  /** @throws CallError 404 for a sub-job that is not there any more */
  subJob: (id: number) => Promise<SubJobAnswer>;
  /** The job with all its sub-jobs as they are now. */
  whole: (id: number) => Promise<WholeJob>;
  /** @param action the key of this making: sent again under it, it answers what was made */
  create: (job: JobDraft, action: string) => Promise<WholeJob>;
  /** Saves what changed: the fields of the job, or null, and sub-jobs. @param base what the form stands on */
  update: (id: number, info: JobInfoDraft | null, subJobs: readonly SubJobDraft[], base: JobDraft) => Promise<WholeJob>;
  deleteJob: (id: number) => Promise<void>;
  deleteSubJob: (id: number) => Promise<void>;
  emailTemplates: () => Promise<readonly EmailTemplate[]>;
  /**
   * Always over the network.
   * @param action the key of this sending: sent again under it, it answers what came of it
   * @param since the newest mail about the sub-job that was seen
   */
  sendBuilderEmail: (
    email: BuilderEmail,
    action: string,
    since?: number,
  ) => Promise<{ is_sent: boolean; response_text: string }>;
  /** The mails about a sub-job, the newest first. */
  builderEmails: (job_detail_id: number) => Promise<readonly SentBuilderEmail[]>;
  builderEmailPreview: (email: BuilderEmail) => Promise<BuilderEmailPreview>;
  addresses: (address: AddressParts) => Promise<readonly AddressMatch[]>;
  /** What does not fit together in an address [KEY-020]. */
  addressWarnings: (address: CheckedAddress) => Promise<readonly AddressWarning[]>;
  /** Jobs and estimates at an address, however its street is written. */
  similar: (job: Pick<JobInfoDraft, 'id' | 'address_line_1' | 'city' | 'zip_code'>) => Promise<readonly SimilarJob[]>;
  duplicates: (lat: number, lon: number) => Promise<readonly Duplicate[]>;
  /**
   * Estimates that are not deleted and do not wait for approval, found by number, name or address; those of the company
   * first, the newest first [JOB-068].
   */
  mergeable: (search: string, company: number | null) => Promise<readonly MergeableEstimate[]>;
}
