import { gql, type ApolloClient, type DocumentNode, type OperationVariables } from '@apollo/client';
import { HttpError } from 'ra-core';
import { ERRORS } from '#domain/errors';
import type { JobInfoDraft } from '#domain/jobs/draft';
import { jobInput } from '#domain/jobs/jobInput';
import type { SubJobAnswer } from '#domain/subJobs/draftOfAnswer';
import { providerError } from '../../../dataProvider/providerError';
import type { Rest } from '../../../dataProvider/rest';
import { matchesOf } from '../address/addressMatch';
import { readJobLookups } from '../lookups/readJobLookups';
import { JOB_INFO_FIELDS, SUB_JOB_FIELDS, SUB_JOB_TAB_FIELDS } from './jobFields';
import type { Duplicate, JobFormApi, SubJobStub, WholeJob } from './jobFormApi';

const JOB = gql`query JobForm($id: Int!) { job(id: $id) { ${JOB_INFO_FIELDS} sub_jobs { ${SUB_JOB_TAB_FIELDS} } } }`;
const SUB_JOB = gql`query JobFormSubJob($id: Int!) { job_detail(job_detail_id: $id) { ${SUB_JOB_FIELDS} } }`;

const WHOLE = `${JOB_INFO_FIELDS} sub_jobs { ${SUB_JOB_FIELDS} }`;
const READ_WHOLE = gql`query WholeJob($id: Int!) { job(id: $id) { ${WHOLE} } }`;
const CREATE = gql`mutation CreateJob($job: JobInput!) { createJob(job: $job) { id } }`;
const UPDATE = gql`mutation UpdateJob($id: Int!, $job: JobInput!) { updateJob(id: $id, job: $job) { ${WHOLE} } }`;
const DELETE = gql`mutation DeleteJob($id: Int!) { deleteJob(id: $id) { id } }`;
const DELETE_SUB_JOB = gql`mutation DeleteJobDetail($id: Int!) { deleteJobDetail(id: $id) { id } }`;
const DUPLICATES = gql`query JobDuplicates($lat: String!, $lon: String!) {
  checkDupicatesByAddress(lat: $lat, lon: $lon) { id name company { company_name } address_line_1 city state entered_date }
}`;

type WholeAnswer = JobInfoDraft & { sub_jobs: SubJobAnswer[] };
const wholeOf = ({ sub_jobs, ...job }: WholeAnswer): WholeJob => ({ job, sub_jobs });

const found = <Row>(row: Row | null): Row => {
  if (row === null) throw new HttpError(ERRORS.NOT_FOUND.message, ERRORS.NOT_FOUND.status, {});
  return row;
};

/** Without the type names that the client asks for by itself: an answer becomes a draft as it is. */
const plain = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== '__typename').map(([name, one]) => [name, plain(one)]));
};

function stripped<Data>(data: Data): Data;
function stripped(data: unknown): unknown { return plain(data); }

/** The job form's calls over the app's client. Drafts stay out of its cache. */
export const apolloJobFormApi = (client: ApolloClient<unknown>, rest: Rest): JobFormApi => {
  const ask = async <Data>(query: DocumentNode, variables: OperationVariables): Promise<Data> => {
    try {
      return stripped((await client.query<Data>({ query, variables, fetchPolicy: 'no-cache' })).data);
    } catch (error) {
      throw providerError(error);
    }
  };
  const tell = async <Data>(mutation: DocumentNode, variables: OperationVariables): Promise<Data> => {
    try {
      const { data } = await client.mutate<Data>({ mutation, variables, fetchPolicy: 'no-cache' });
      if (!data) throw new Error(ERRORS.INTERNAL_SERVER_ERROR.message);
      return stripped(data);
    } catch (error) {
      throw providerError(error);
    }
  };
  return {
    lookups: () => readJobLookups(client),
    job: async (id) => {
      const { sub_jobs: tabs, ...job } = found((await ask<{ job: (JobInfoDraft & { sub_jobs: SubJobStub[] }) | null }>(JOB, { id })).job);
      return { job, tabs };
    },
    subJob: async (id) => found((await ask<{ job_detail: SubJobAnswer | null }>(SUB_JOB, { id })).job_detail),
    whole: async (id) => wholeOf(found((await ask<{ job: WholeAnswer | null }>(READ_WHOLE, { id })).job)),
    create: async (job) => (await tell<{ createJob: { id: number } }>(CREATE, { job: jobInput(job, job.sub_jobs) })).createJob.id,
    update: async (id, info, subJobs) => wholeOf((await tell<{ updateJob: WholeAnswer }>(UPDATE, { id, job: jobInput(info, subJobs) })).updateJob),
    deleteJob: async (id) => { await tell(DELETE, { id }); },
    deleteSubJob: async (id) => { await tell(DELETE_SUB_JOB, { id }); },
    addresses: async (address) => matchesOf(await (await rest(`/v1/geocode?${new URLSearchParams({ ...address }).toString()}`)).json()),
    duplicates: async (lat, lon) => (await ask<{ checkDupicatesByAddress: Duplicate[] }>(DUPLICATES, { lat: String(lat), lon: String(lon) })).checkDupicatesByAddress,
  };
};
