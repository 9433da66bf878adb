import type { Server } from '../../../dataProvider/server';
import { setLeaving } from '../../../dataProvider/setLeaving';
import { composed, gql } from '../../../dataProvider/gql';
import { ESTIMATE_STATUS } from '#domain/estimates/estimateStatus';
import type { JobInfoDraft } from '#domain/jobs/draft';
import { jobInfoSchema } from '#domain/jobs/draftSchema';
import { jobInput } from '#domain/jobs/jobInput';
import type { SubJobAnswer } from '#domain/subJobs/draftOfAnswer';
import type { Rest } from '../../../dataProvider/rest';
import { readJobLookups } from './readJobLookups';
import { JOB_DOCUMENTS, type JobKindName } from './jobDocuments';
import { SUB_JOB_FIELDS } from './jobFields';
import type { JobFormApi, SubJobStub, WholeJob } from './jobFormApi';
import { notFoundError } from '../../../dataProvider/CallError';

export const SUB_JOB = composed<{ job_detail: SubJobAnswer | null }>(
  `query JobFormSubJob($id: Int!) { job_detail(job_detail_id: $id) { ${SUB_JOB_FIELDS} } }`,
);

const DELETE_SUB_JOB = gql(`mutation DeleteJobDetail($id: Int!) { deleteJobDetail(id: $id) { id } }`);
const EMAIL_TEMPLATES = gql(`query JobDetailPageTemplates {
  getJobDetailPageTemplates { id display_name aws_name is_prep is_app is_detail is_pebble is_gunite is_warranty }
}`);
const SEND_EMAIL =
  gql(`query SendBuilderEmail($template_name: String!, $job_id: String!, $job_detail_id: Int!, $comment: String, $email_type: String, $language: String, $cc: [String!], $document_ids: [Int!], $since: Int) {
  sendBuilderEmail(template_name: $template_name, job_id: $job_id, job_detail_id: $job_detail_id, comment: $comment, email_type: $email_type, language: $language, cc: $cc, document_ids: $document_ids, since: $since) { is_sent response_text }
}`);
const PREVIEW_EMAIL =
  gql(`query BuilderEmailPreview($template_name: String!, $job_id: String!, $job_detail_id: Int!, $comment: String, $email_type: String, $language: String, $cc: [String!], $document_ids: [Int!]) {
  builderEmailPreview(template_name: $template_name, job_id: $job_id, job_detail_id: $job_detail_id, comment: $comment, email_type: $email_type, language: $language, cc: $cc, document_ids: $document_ids) { subject body problem }
}`);
const SENT_EMAILS = gql(`query BuilderEmails($job_detail_id: Int!) {
  builderEmails(job_detail_id: $job_detail_id) { id created_at user_name template language recipients comment subject body status error }
}`);
const DUPLICATES = gql(`query JobDuplicates($lat: String!, $lon: String!) {
  checkDupicatesByAddress(lat: $lat, lon: $lon) { id name company { company_name } address_line_1 city state entered_date }
}`);

const SIMILAR = gql(`query SimilarJobs($id: Int, $address_line_1: String!, $city: String, $zip_code: String) {
  similarJobs(id: $id, address_line_1: $address_line_1, city: $city, zip_code: $zip_code) { id name address company is_estimate }
}`);

const MERGEABLE = gql(`query MergeableEstimates($own: EstimateFilter!, $all: EstimateFilter!) {
  own: estimates(filter: $own, sort: { field: id, order: DESC }, page: { number: 1, size: 10 }) { items { id name address_line_1 } }
  all: estimates(filter: $all, sort: { field: id, order: DESC }, page: { number: 1, size: 10 }) { items { id name address_line_1 } }
}`);

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

/** An estimate's comments are those of a job, its history is its own. */
const LEAVING = ['job', 'estimate'];

/** The job form's calls. */
export const serverJobFormApi = (server: Server, rest: Rest, kind: JobKindName = 'job'): JobFormApi => {
  const documents = JOB_DOCUMENTS[kind];
  const { query, mutate } = server;
  return {
    lookups: () => readJobLookups(server),
    job: async (id) => {
      setLeaving(LEAVING, [id], false);
      const { sub_jobs, editable_sub_job_ids, merged_into_job, ...job } = found(
        (await query(composed<{ found: ReadAnswer | null }>(documents.read), { id })).found,
      );
      const tabs = sub_jobs.map((one) => ({ ...one, may_edit: editable_sub_job_ids.includes(one.id) }));
      return { job: jobInfoSchema.parse(job), tabs, merged_into: merged_into_job?.id ?? null };
    },
    subJob: async (id) => found((await query(SUB_JOB, { id })).job_detail),
    whole: async (id) =>
      wholeOf(found((await query(composed<{ found: WholeAnswer | null }>(documents.whole), { id })).found)),
    create: async (job, action) =>
      wholeOf(
        (
          await mutate(
            composed<{ made: WholeAnswer }>(documents.create),
            {
              job: jobInput(job, job.sub_jobs),
              ...(kind === 'estimate' ? { isPreliminary: job.is_preliminary } : {}),
            },
            { action },
          )
        ).made,
      ),
    update: async (id, info, subJobs) =>
      wholeOf(
        (await mutate(composed<{ saved: WholeAnswer }>(documents.update), { id, job: jobInput(info, subJobs) })).saved,
      ),
    deleteJob: async (id) => {
      setLeaving(LEAVING, [id], true);
      await mutate(composed(documents.remove), { id }).catch((error: unknown) => {
        setLeaving(LEAVING, [id], false);
        throw error;
      });
    },
    deleteSubJob: async (id) => {
      await mutate(DELETE_SUB_JOB, { id });
    },
    emailTemplates: async () => (await query(EMAIL_TEMPLATES)).getJobDetailPageTemplates,
    sendBuilderEmail: async (email, action, since) =>
      (await query(SEND_EMAIL, { ...email, since: since ?? null }, { action })).sendBuilderEmail,
    builderEmails: async (job_detail_id) => (await query(SENT_EMAILS, { job_detail_id })).builderEmails,
    builderEmailPreview: async (email) => (await query(PREVIEW_EMAIL, { ...email })).builderEmailPreview,
    addresses: async (address) => {
      const [answer, { matchesOf }] = await Promise.all([
        rest(`/v1/geocode?${new URLSearchParams({ ...address }).toString()}`),
        import('./addressMatch'),
      ]);
      return matchesOf(await answer.json(), address.address);
    },
    addressWarnings: async (address) =>
      (await import('../../../address/fetchAddressWarnings')).fetchAddressWarnings(rest, address),
    mergeable: async (search, company) => {
      const filter = {
        status: { in: [ESTIMATE_STATUS.approved, ESTIMATE_STATUS.final] },
        ...(search === '' ? {} : { search }),
      };
      const { own, all } = await query(MERGEABLE, {
        own: { ...filter, company_id: { eq: company ?? 0 } },
        all: filter,
      });
      const first = found(own).items;
      return [...first, ...found(all).items.filter(({ id }) => !first.some((one) => one.id === id))];
    },
    similar: async ({ id, address_line_1, city, zip_code }) =>
      (await query(SIMILAR, { id, address_line_1: address_line_1 ?? '', city, zip_code })).similarJobs,
    duplicates: async (lat, lon) =>
      (await query(DUPLICATES, { lat: String(lat), lon: String(lon) })).checkDupicatesByAddress,
  };
};
