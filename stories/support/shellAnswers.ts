import { VERSION } from '#domain/version';
import type { Answers } from './fakeServer';

const JOBS = [
  { id: 1042, name: 'Lakewood Residence', address_line_1: '1418 Bering Dr', job_detail_id: 2042 },
  { id: 1077, name: 'Lakeside Spa Remodel', address_line_1: null, job_detail_id: 2077 },
  { id: 1103, name: 'Harris Pool', address_line_1: '9203 Memorial Ln', job_detail_id: null },
];
const CATEGORIES: Readonly<Record<number, readonly number[]>> = { 1042: [1, 2], 1077: [2], 1103: [3] };

const found = (id: unknown) => JOBS.find((job) => job.id === Number(id));

/** What the shell asks the server, answered from three jobs. */
export const shellAnswers: Answers = {
  ApiVersion: () => ({ apiVersion: VERSION }),
  QuickSearchJob: ({ id }) => {
    const job = found(id);
    const sub_jobs = job?.job_detail_id ? [{ __typename: 'JobDetail', id: job.job_detail_id }] : [];
    return { job: job ? { __typename: 'Job', id, sub_jobs } : null };
  },
  QuickSearchKeyword: ({ keyword }) => ({
    jobsByKeyword: JOBS.filter((job) => job.name.toLowerCase().includes(String(keyword).toLowerCase())).map((job) => ({
      __typename: 'Job',
      ...job,
    })),
    jobsByKeyword_count: String(keyword).startsWith('lake') ? 34 : 0,
  }),
  QuickNavigationJob: ({ id }) => ({
    job: found(id)
      ? {
          __typename: 'Job',
          id,
          sub_jobs: (CATEGORIES[Number(id)] ?? []).map((category) => ({
            __typename: 'JobDetail',
            id: category,
            job_category: { __typename: 'JobCategory', id: category },
          })),
        }
      : null,
  }),
};
