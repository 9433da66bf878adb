import { gql, type ApolloClient } from '@apollo/client';

export interface FoundJob {
  id: number;
  name: string;
  address_line_1: string | null;
}

const JOB = gql`query QuickSearchJob($id: Int!) { job(id: $id) { id } }`;
const JOBS_BY_KEYWORD = gql`query QuickSearchKeyword($keyword: String!) { jobsByKeyword(keyword: $keyword) { id name address_line_1 } }`;
const JOB_CATEGORIES = gql`query QuickNavigationJob($id: Int!) { job(id: $id) { id sub_jobs { id job_category { id } } } }`;

type Client = ApolloClient<unknown>;

const ask = async <Answer>(
  client: Client,
  query: typeof JOB,
  variables: Record<string, string | number>,
  signal: AbortSignal,
): Promise<Answer | null> => {
  const { data } = await client.query<Answer>({
    query,
    variables,
    fetchPolicy: 'network-only',
    errorPolicy: 'all',
    context: { fetchOptions: { signal }, queryDeduplication: false },
  });
  return data ?? null;
};

/** Whether a job of this number exists for the user; one out of scope answers like an unknown one [NAV-035]. */
export const jobExists = async (client: Client, id: number, signal: AbortSignal): Promise<boolean> =>
  Boolean((await ask<{ job: { id: number } | null }>(client, JOB, { id }, signal))?.job);

/** The jobs whose name holds a keyword [NAV-036]. */
export const jobsByKeyword = async (client: Client, keyword: string, signal: AbortSignal): Promise<FoundJob[]> =>
  (await ask<{ jobsByKeyword: FoundJob[] | null }>(client, JOBS_BY_KEYWORD, { keyword }, signal))?.jobsByKeyword ?? [];

/** The categories of a job's sub-jobs, null when there is no such job. */
export const jobCategories = async (client: Client, id: number, signal: AbortSignal): Promise<number[] | null> => {
  const answer = await ask<{ job: { sub_jobs: { job_category: { id: number } | null }[] } | null }>(
    client,
    JOB_CATEGORIES,
    { id },
    signal,
  );
  return answer?.job
    ? answer.job.sub_jobs.flatMap(({ job_category }) => (job_category ? [job_category.id] : []))
    : null;
};
