import type { Language } from '#domain/localText';
import type { SentFormat } from '#domain/exports/rowsFile';
import type { SearchSort } from '#domain/jobSearch/searchColumns';
import type { CriterionName } from '#domain/jobSearch/criteria';
import type { SearchCriteria } from '#domain/jobSearch/searchCriteria';
import type { JobSearchRow } from '#domain/jobSearch/searchRow';
import type { FilterLookups } from '../../../jobFilter/filterLookups';

/** What is looked for, and how it stands. */
export interface SearchQuestion {
  criteria: SearchCriteria;
  sort: SearchSort;
}

/** The first page comes with the number of rows on all pages; 4001 stands for more than 4000. */
export interface FirstPage {
  rows: readonly JobSearchRow[];
  count: number;
}

/** What moving jobs to another builder comes to, before it is done [KEY-020]. */
export interface JobsMovePreview {
  company_name: string;
  is_active: boolean;
  schedule_contact_email: string | null;
  moved_count: number;
  same_count: number;
  homeowner_count: number;
  /** `to` is the contact of the same name there; null where there is none, or no single one. */
  contacts: readonly { from: string; to: string | null; count: number }[];
}

/** The server, as the job search sees it. */
export interface JobSearchApi {
  /** Criteria that it cannot tell: its rows are those of the others. */
  ignores?: readonly CriterionName[];
  lookups: () => Promise<FilterLookups>;
  /** @throws Error whose message, when it has one, is for the user [JS-015] */
  first: (question: SearchQuestion) => Promise<FirstPage>;
  /** The page after those shown. */
  next: (question: SearchQuestion, shown: readonly JobSearchRow[]) => Promise<readonly JobSearchRow[]>;
  /**
   * All rows of a search as a file, at most as many as a search gives out, in the columns and the order of the
   * list; or those of these ids alone.
   */
  file: (question: SearchQuestion, language: Language, format: SentFormat, ids?: readonly string[]) => Promise<Blob>;
  /** Deletes sub-jobs, all or none, and answers the mutation by which they come back. */
  remove: (subJobs: readonly number[]) => Promise<string | null>;
  /**
   * Puts sub-jobs into the print queue, and answers the mutation by which that is taken back; null when all were in it.
   */
  queue: (subJobs: readonly number[]) => Promise<string | null>;
  /** What moving jobs to another builder would change. */
  movePreview: (jobs: readonly number[], company_id: number) => Promise<JobsMovePreview>;
  /** Moves jobs to another builder, all or none, and answers the mutation by which that is taken back. */
  move: (jobs: readonly number[], company_id: number) => Promise<{ mutation_id: string; count: number }>;
  undo: (mutation_id: string) => Promise<void>;
  /** The rows that one job has in a search now. */
  ofJob: (question: SearchQuestion, job_id: number) => Promise<readonly JobSearchRow[]>;
}
