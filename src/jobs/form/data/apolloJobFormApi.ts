import { gql, type ApolloClient, type DocumentNode, type OperationVariables } from '@apollo/client';
import { HttpError } from 'ra-core';
import { ERRORS } from '#domain/errors';
import type { JobInfoDraft } from '#domain/jobs/draft';
import type { SubJobAnswer } from '#domain/subJobs/draftOfAnswer';
import { providerError } from '../../../dataProvider/providerError';
import { readJobLookups } from '../lookups/readJobLookups';
import { JOB_INFO_FIELDS, SUB_JOB_FIELDS, SUB_JOB_TAB_FIELDS } from './jobFields';
import type { JobFormApi, SubJobStub } from './jobFormApi';

const JOB = gql`query JobForm($id: Int!) { job(id: $id) { ${JOB_INFO_FIELDS} sub_jobs { ${SUB_JOB_TAB_FIELDS} } } }`;
const SUB_JOB = gql`query JobFormSubJob($id: Int!) { job_detail(job_detail_id: $id) { ${SUB_JOB_FIELDS} } }`;

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
export const apolloJobFormApi = (client: ApolloClient<unknown>): JobFormApi => {
  const ask = async <Data>(query: DocumentNode, variables: OperationVariables): Promise<Data> => {
    try {
      return stripped((await client.query<Data>({ query, variables, fetchPolicy: 'no-cache' })).data);
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
  };
};
