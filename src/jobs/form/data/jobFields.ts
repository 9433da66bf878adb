import { draftSelection } from '#domain/jobs/draftSelection';
import { jobInfoSchema, subJobSchema } from '#domain/jobs/draftSchema';

const REF = '{ id name }';

/** The fields of a job beside its sub-jobs, as a draft has them. */
export const JOB_INFO_FIELDS = draftSelection(jobInfoSchema);

/** What the tab of a sub-job says before the sub-job itself is loaded. */
export const SUB_JOB_TAB_FIELDS = `
  id job_category ${REF} status ${REF} job_types is_critical_note
  gunite_details { finished_date scheduled_date } pebble_details { app_date scheduled_app_date } warranty_details { schedule { start } }`;

/** A sub-job with all its groups, as a draft has them. */
export const SUB_JOB_FIELDS = draftSelection(subJobSchema);
