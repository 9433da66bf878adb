import { VERSION } from '#domain/version';
import type { Answers } from './fakeServer';

const JOBS = [
  { id: 1042, name: 'Lakewood Residence', address_line_1: '1418 Bering Dr', job_detail_id: 2042 },
  { id: 1077, name: 'Lakeside Spa Remodel', address_line_1: null, job_detail_id: 2077 },
  { id: 1103, name: 'Harris Pool', address_line_1: '9203 Memorial Ln', job_detail_id: null },
];
const CATEGORIES: Readonly<Record<number, readonly number[]>> = { 1042: [1, 2], 1077: [2], 1103: [3] };

const found = (id: unknown) => JOBS.find((job) => job.id === Number(id));

const CATEGORY_PARTS = [
  { name: 'gunite', count: 31 },
  { name: 'pebble', count: 42 },
  { name: 'warranty', count: 18 },
];
const FIGURES = {
  figures: [
    { name: 'open', count: 91, parts: CATEGORY_PARTS, trend: [6, 9, 4, 7, 12, 10, 8, 5] },
    { name: 'past_due', count: 2, parts: [{ name: 'pebble', count: 2 }], trend: [0, 0, 0, 0, 0, 1, 1, 0] },
    {
      name: 'awaiting_builder',
      count: 7,
      parts: [
        { name: 'days_7', count: 4 },
        { name: 'older', count: 3 },
      ],
      trend: [0, 0, 1, 0, 0, 1, 1, 3],
    },
    { name: 'booked', count: 91, parts: CATEGORY_PARTS, trend: [80, 85, 60, 77, 90, 96, 88, 91] },
  ],
  loads: [
    { name: 'gunite', booked: 612, capacity: 1200 },
    { name: 'pebble', booked: 21_480, capacity: 24_000 },
  ],
};

/** What the shell asks the server, answered from three jobs. */
export const shellAnswers: Answers = {
  LandingFigures: () => ({ landingFigures: FIGURES }),
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
      city: null,
      status: null,
      next_date: null,
    })),
    jobsByKeyword_count: String(keyword).startsWith('lake') ? 34 : 0,
  }),
  QuickSearchEstimates: () => ({ estimatesByKeyword: [] }),
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
