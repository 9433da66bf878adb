import type { Given, Server } from '../../../dataProvider/server';
import { type CallDocument, gql } from '../../../dataProvider/gql';
import { CallError } from '../../../dataProvider/CallError';

export interface FoundJob {
  id: number;
  name: string | null;
  address_line_1: string | null;
  /** The first sub-job of those that the user may see. */
  job_detail_id: number | null;
  city: string | null;
  /** Of the sub-job that is next on a board, and the day. */
  status: string | null;
  next_date: string | null;
}

const JOB = gql(`query QuickSearchJob($id: Int!) { job(id: $id) { id sub_jobs { id } } }`);
const JOBS_BY_KEYWORD = gql(
  `query QuickSearchKeyword($keyword: String!) { jobsByKeyword(keyword: $keyword) { id name address_line_1 job_detail_id city status next_date } jobsByKeyword_count(keyword: $keyword) }`,
);
const ESTIMATES_BY_KEYWORD = gql(
  `query QuickSearchEstimates($keyword: String!) { estimatesByKeyword(keyword: $keyword) { id name address_line_1 job_detail_id city status next_date } }`,
);
const JOB_CATEGORIES = gql(
  `query QuickNavigationJob($id: Int!) { job(id: $id) { id sub_jobs { id job_category { id } } } }`,
);

type Client = Server;

/** What is refused is not found: a job out of scope answers like an unknown one [NAV-035]. */
const queryOrNull = async <Answer, Variables>(
  server: Client,
  query: CallDocument<Answer, Variables>,
  variables: Given<Variables>,
  signal: AbortSignal,
): Promise<Answer | null> => {
  try {
    return await server.query(query, variables, { signal });
  } catch (error) {
    if (error instanceof CallError && error.kind === 'answered') return null;
    throw error;
  }
};

/** The job of this number, when there is one for the user; one out of scope answers like an unknown one [NAV-035]. */
export const jobOfNumber = async (
  server: Client,
  id: number,
  signal: AbortSignal,
): Promise<Pick<FoundJob, 'id' | 'job_detail_id'> | null> => {
  const answer = await queryOrNull(server, JOB, { id }, signal);
  return answer?.job ? { id, job_detail_id: answer.job.sub_jobs[0]?.id ?? null } : null;
};

/** The first jobs that a keyword finds, and how many it finds [NAV-036 JS-032]. */
export interface FoundJobs {
  jobs: readonly FoundJob[];
  count: number;
}

export const NO_JOBS: FoundJobs = { jobs: [], count: 0 };

export const findJobs = async (server: Client, keyword: string, signal: AbortSignal): Promise<FoundJobs> => {
  const answer = await queryOrNull(server, JOBS_BY_KEYWORD, { keyword }, signal);
  return answer?.jobsByKeyword ? { jobs: answer.jobsByKeyword, count: answer.jobsByKeyword_count } : NO_JOBS;
};

/** The first estimates that a keyword finds; an estimate is found by its number as well [KEY-019]. */
export const findEstimates = async (server: Client, keyword: string, signal: AbortSignal): Promise<FoundJob[]> =>
  (await queryOrNull(server, ESTIMATES_BY_KEYWORD, { keyword }, signal))?.estimatesByKeyword ?? [];

/** The categories of a job's sub-jobs, null when there is no such job. */
export const jobCategories = async (server: Client, id: number, signal: AbortSignal): Promise<number[] | null> => {
  const answer = await queryOrNull(server, JOB_CATEGORIES, { id }, signal);
  return answer?.job
    ? answer.job.sub_jobs.flatMap(({ job_category }) => (job_category ? [job_category.id] : []))
    : null;
};
