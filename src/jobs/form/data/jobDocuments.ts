import { JOB_INFO_FIELDS, SUB_JOB_FIELDS, SUB_JOB_TAB_FIELDS } from './jobFields';

const TABS = `editable_sub_job_ids sub_jobs { ${SUB_JOB_TAB_FIELDS} }`;
/** A job with all its sub-jobs, as a draft has them. */
const WHOLE = `${JOB_INFO_FIELDS} sub_jobs { ${SUB_JOB_FIELDS} }`;

/** The calls of a kind, whose roots carry the same names in the answers. */
export const JOB_DOCUMENTS = {
  job: {
    read: `query JobForm($id: Int!) { found: job(id: $id) { ${JOB_INFO_FIELDS} ${TABS} } }`,
    whole: `query WholeJob($id: Int!) { found: job(id: $id) { ${WHOLE} } }`,
    create: `mutation CreateJob($job: JobInput!) { made: createJob(job: $job) { ${WHOLE} } }`,
    update: `mutation UpdateJob($id: Int!, $job: JobInput!) { saved: updateJob(id: $id, job: $job) { ${WHOLE} } }`,
    remove: 'mutation DeleteJob($id: Int!) { deleteJob(id: $id) { id } }',
  },
  estimate: {
    read: `query EstimateForm($id: Int!) { found: estimate(id: $id) { ${JOB_INFO_FIELDS} merged_into_job { id } ${TABS} } }`,
    whole: `query WholeEstimate($id: Int!) { found: estimate(id: $id) { ${WHOLE} } }`,
    create: `mutation CreateEstimate($job: JobInput!, $isPreliminary: Boolean) { made: createEstimate(estimateInput: $job, isPreliminary: $isPreliminary) { ${WHOLE} } }`,
    update: `mutation UpdateEstimate($id: Int!, $job: JobInput!) { saved: updateEstimate(id: $id, estimate: $job) { ${WHOLE} } }`,
    remove: 'mutation DeleteEstimate($id: Int!) { deleteEstimate(id: $id) { id } }',
  },
} as const;
export type JobKindName = keyof typeof JOB_DOCUMENTS;
