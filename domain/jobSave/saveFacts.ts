import type { AppError } from '../errors';
import type { FieldIssue } from '../fields/fieldIssue';
import type { SettleFacts } from '../subJobs/settleFacts';
import type { JobInfoDraft, SubJobDraft } from '../jobs/draft';
import type { ColumnsOf } from './draftRows';
import type { StoredSubJob } from './subJobChanges';

/** The lookups that the rules of sub-jobs need. */
export interface WriteFacts {
  settle: SettleFacts;
  jobTypes: ReadonlyMap<string, number>;
}

/** A sub-job of a save: as it is stored, and with what was sent laid over it. */
export interface SentSubJob {
  path: string;
  stored: StoredSubJob | null;
  next: SubJobDraft;
  mayEdit: boolean;
  /** What is wrong with the version that was sent: told to who may change the sub-job alone. */
  stale: AppError | null;
}

/** What a save of a job or an estimate is decided from: what is stored, and with what was sent laid over it. */
export interface SaveFacts {
  columnsOf: ColumnsOf;
  stored: JobInfoDraft | null;
  next: JobInfoDraft;
  subJobs: readonly SentSubJob[];
  /** What was found at fault while it was laid over. */
  issues: readonly FieldIssue[];
  facts: WriteFacts;
}
