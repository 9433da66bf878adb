import { CALLS } from '#domain/access/calls';
import type { JobSearchRow } from '#domain/jobSearch/searchRow';
import { countJobs, searchJobs } from '../search/searchJobs';
import { findSimilarJobs } from '../search/findSimilarJobs';
import type { SimilarJob } from '#domain/jobs/similarJob';
import { countByKeyword, findByKeyword } from '../search/findByKeyword';
import type { Row } from '../../../db/statement';
import type { Builder } from '../../../api/builder';
import { plainObject, type FieldSpec } from '../../../api/plainTypes';
import { searchCriteriaType } from '../search/searchCriteriaType';

const ROW_FIELDS: Readonly<Record<keyof JobSearchRow, FieldSpec>> = {
  id: 'String!',
  job_id: 'Int!',
  job_detail_id: 'Int',
  name: 'String',
  company: 'String',
  address_line_1: 'String',
  city: 'String',
  pin: 'String',
  entered_date: 'Date',
  color: 'String',
  days_old: 'Int',
  supervisor: 'String',
  is_request_form: 'Boolean',
  prep_date: 'Date',
  app_date: 'Date',
  finished_date: 'Date',
  next_date: 'Date',
  next_crew: 'String',
  status: 'String',
  status_id: 'Int',
  category: 'String',
  category_id: 'Int',
  job_types: '[String!]!',
  cursor: 'String!',
};

/** The job search and the quick search by keyword [BAPI-010 API-011 API-014]. */
export const addSearchQueries = (builder: Builder): void => {
  const criteria = searchCriteriaType(builder);
  const row = plainObject<JobSearchRow>(builder, 'JobSearchRow', ROW_FIELDS);
  const found = plainObject<Row>(builder, 'JobByKeyword', {
    id: 'Int!',
    name: 'String',
    address_line_1: 'String',
    job_detail_id: 'Int',
    city: 'String',
    status: 'String',
    next_date: 'Date',
  });
  const similar = plainObject<SimilarJob>(builder, 'SimilarJob', {
    id: 'Int!',
    name: 'String!',
    address: 'String!',
    company: 'String!',
    is_estimate: 'Boolean!',
  });
  builder.queryFields((t) => ({
    jobs: t.field({
      type: [row],
      nullable: false,
      description:
        'A page of 50 rows, one for each sub-job, the newest jobs first. A page of fewer is the last one. Sorted by job_id it may hold more: all rows of its last job.',
      extensions: { need: CALLS.jobs.need },
      args: { searchCriteria: t.arg({ type: criteria }) },
      resolve: (_root, { searchCriteria }, { read, actor, today }) =>
        read((runner) => searchJobs(runner, actor, searchCriteria ?? {}, today)),
    }),
    jobs_count: t.int({
      nullable: false,
      description: 'How many rows all pages have; 4001 stands for more than 4000.',
      extensions: { need: CALLS.jobs_count.need },
      args: { searchCriteria: t.arg({ type: criteria }) },
      resolve: (_root, { searchCriteria }, { read, actor, today }) =>
        read((runner) => countJobs(runner, actor, searchCriteria ?? {}, today)),
    }),
    jobsByKeyword: t.field({
      type: [found],
      nullable: false,
      description:
        'At most 20 jobs, the best first, that have all words of the keyword, of 2 characters at least, in name, place, builder, owner or contact; four digits and more are looked for in phone numbers too, a number also among the numbers of jobs. A job comes with the status and the next date of the sub-job that is next on a board.',
      extensions: { need: CALLS.jobsByKeyword.need },
      args: { keyword: t.arg.string({ required: true }) },
      resolve: (_root, { keyword }, context) => findByKeyword(context, keyword),
    }),
    estimatesByKeyword: t.field({
      type: [found],
      nullable: false,
      description: 'At most 20 estimates that the keyword finds, as jobsByKeyword finds jobs.',
      extensions: { need: CALLS.estimatesByKeyword.need },
      args: { keyword: t.arg.string({ required: true }) },
      resolve: (_root, { keyword }, context) => findByKeyword(context, keyword, 'estimates'),
    }),
    similarJobs: t.field({
      type: [similar],
      nullable: false,
      description: 'At most 5 jobs and estimates at an address, however its street is written.',
      extensions: { need: CALLS.similarJobs.need },
      args: {
        id: t.arg.int(),
        address_line_1: t.arg.string({ required: true }),
        city: t.arg.string(),
        zip_code: t.arg.string(),
      },
      resolve: (_root, place, { runner, actor }) => findSimilarJobs(runner, actor, place),
    }),
    jobsByKeyword_count: t.int({
      nullable: false,
      description: 'How many jobs the keyword finds.',
      extensions: { need: CALLS.jobsByKeyword_count.need },
      args: { keyword: t.arg.string({ required: true }) },
      resolve: (_root, { keyword }, context) => countByKeyword(context, keyword),
    }),
  }));
};
