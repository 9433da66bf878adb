import { gql, type ApolloClient } from '@apollo/client';
import { ESTIMATE_STATUS } from '#domain/estimates/estimateStatus';
import type { JobInfoDraft } from '#domain/jobs/draft';
import { jobInfoSchema } from '#domain/jobs/draftSchema';
import { jobInput } from '#domain/jobs/jobInput';
import type { SubJobAnswer } from '#domain/subJobs/draftOfAnswer';
import { calls } from '../../../dataProvider/calls';
import type { Rest } from '../../../dataProvider/rest';
import { matchesOf } from './addressMatch';
import type { MergeableEstimate } from './mergeableName';
import { readJobLookups } from './readJobLookups';
import { JOB_INFO_FIELDS, SUB_JOB_FIELDS, SUB_JOB_TAB_FIELDS } from './jobFields';
import type { Duplicate, JobFormApi, SubJobStub, WholeJob } from './jobFormApi';
import { notFoundError } from '../../../dataProvider/CallError';

const SUB_JOB = gql`query JobFormSubJob($id: Int!) { job_detail(job_detail_id: $id) { ${SUB_JOB_FIELDS} } }`;

const TABS = `editable_sub_job_ids sub_jobs { ${SUB_JOB_TAB_FIELDS} }`;
const WHOLE = `${JOB_INFO_FIELDS} sub_jobs { ${SUB_JOB_FIELDS} }`;
/** The calls of a kind, whose roots carry the same names in the answers. */
const DOCUMENTS = {
  job: {
    read: gql`query JobForm($id: Int!) { found: job(id: $id) { ${JOB_INFO_FIELDS} ${TABS} } }`,
    whole: gql`query WholeJob($id: Int!) { found: job(id: $id) { ${WHOLE} } }`,
    create: gql`mutation CreateJob($job: JobInput!) { made: createJob(job: $job) { ${WHOLE} } }`,
    update: gql`mutation UpdateJob($id: Int!, $job: JobInput!) { saved: updateJob(id: $id, job: $job) { ${WHOLE} } }`,
    remove: gql`mutation DeleteJob($id: Int!) { deleteJob(id: $id) { id } }`,
  },
  estimate: {
    read: gql`query EstimateForm($id: Int!) { found: estimate(id: $id) { ${JOB_INFO_FIELDS} merged_into_job { id } ${TABS} } }`,
    whole: gql`query WholeEstimate($id: Int!) { found: estimate(id: $id) { ${WHOLE} } }`,
    create: gql`mutation CreateEstimate($job: JobInput!, $isPreliminary: Boolean) { made: createEstimate(estimateInput: $job, isPreliminary: $isPreliminary) { ${WHOLE} } }`,
    update: gql`mutation UpdateEstimate($id: Int!, $job: JobInput!) { saved: updateEstimate(id: $id, estimate: $job) { ${WHOLE} } }`,
    remove: gql`mutation DeleteEstimate($id: Int!) { deleteEstimate(id: $id) { id } }`,
  },
} as const;
const DELETE_SUB_JOB = gql`mutation DeleteJobDetail($id: Int!) { deleteJobDetail(id: $id) { id } }`;
const DUPLICATES = gql`query JobDuplicates($lat: String!, $lon: String!) {
  checkDupicatesByAddress(lat: $lat, lon: $lon) { id name company { company_name } address_line_1 city state entered_date }
}`;

const MERGEABLE = gql`query MergeableEstimates($own: EstimateFilter!, $all: EstimateFilter!) {
  own: estimates(filter: $own, sort: { field: id, order: DESC }, page: { number: 1, size: 10 }) { items { id name address_line_1 } }
  all: estimates(filter: $all, sort: { field: id, order: DESC }, page: { number: 1, size: 10 }) { items { id name address_line_1 } }
}`;

type Mergeable = Record<'own' | 'all', { items: MergeableEstimate[] }>;
type ReadAnswer = JobInfoDraft & {
  editable_sub_job_ids: number[];
  sub_jobs: Omit<SubJobStub, 'may_edit'>[];
  merged_into_job?: { id: number } | null;
};
type WholeAnswer = JobInfoDraft & { sub_jobs: SubJobAnswer[] };
const wholeOf = ({ sub_jobs, ...job }: WholeAnswer): WholeJob => ({ job: jobInfoSchema.parse(job), sub_jobs });

const found = <Row>(row: Row | null): Row => {
  if (row === null) throw notFoundError();
  return row;
};

/** The job form's calls over the app's client. Drafts stay out of its cache. */
export const apolloJobFormApi = (
  client: ApolloClient<unknown>,
  rest: Rest,
  kind: keyof typeof DOCUMENTS = 'job',
): JobFormApi => {
  const documents = DOCUMENTS[kind];
  const { ask, tell } = calls(client);
  return {
    lookups: () => readJobLookups(client),
    job: async (id) => {
      const { sub_jobs, editable_sub_job_ids, merged_into_job, ...job } = found(
        (await ask<{ found: ReadAnswer | null }>(documents.read, { id })).found,
      );
      const tabs = sub_jobs.map((one) => ({ ...one, may_edit: editable_sub_job_ids.includes(one.id) }));
      return { job: jobInfoSchema.parse(job), tabs, merged_into: merged_into_job?.id ?? null };
    },
    subJob: async (id) => found((await ask<{ job_detail: SubJobAnswer | null }>(SUB_JOB, { id })).job_detail),
    whole: async (id) => wholeOf(found((await ask<{ found: WholeAnswer | null }>(documents.whole, { id })).found)),
    create: async (job, action) =>
      wholeOf(
        (
          await tell<{ made: WholeAnswer }>(
            documents.create,
            {
              job: jobInput(job, job.sub_jobs),
              ...(kind === 'estimate' ? { isPreliminary: job.is_preliminary } : {}),
            },
            { action },
          )
        ).made,
      ),
    update: async (id, info, subJobs) =>
      wholeOf((await tell<{ saved: WholeAnswer }>(documents.update, { id, job: jobInput(info, subJobs) })).saved),
    deleteJob: async (id) => {
      await tell(documents.remove, { id });
    },
    deleteSubJob: async (id) => {
      await tell(DELETE_SUB_JOB, { id });
    },
    addresses: async (address) =>
      matchesOf(await (await rest(`/v1/geocode?${new URLSearchParams({ ...address }).toString()}`)).json()),
    mergeable: async (search, company) => {
      const filter = {
        status: { in: [ESTIMATE_STATUS.approved, ESTIMATE_STATUS.final] },
        ...(search === '' ? {} : { search }),
      };
      const { own, all } = await ask<Mergeable>(MERGEABLE, {
        own: { ...filter, company_id: { eq: company ?? 0 } },
        all: filter,
      });
      return [...own.items, ...all.items.filter(({ id }) => !own.items.some((one) => one.id === id))];
    },
    duplicates: async (lat, lon) =>
      (await ask<{ checkDupicatesByAddress: Duplicate[] }>(DUPLICATES, { lat: String(lat), lon: String(lon) }))
        .checkDupicatesByAddress,
  };
};
