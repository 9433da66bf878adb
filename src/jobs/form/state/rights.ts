import { can } from '#domain/access/can';
import { EDITS_JOBS } from '#domain/access/needs';
import type { SubJobDraft } from '#domain/jobs/draft';
import { addableCategories, editsCategory, mayAddSubJob, type Held } from '#domain/jobs/subJobRights';
import { mayEditPresiteField } from '#domain/presite/presiteRights';
import type { FormState } from './formState';

type Form = Pick<FormState, 'draft' | 'tabs'>;

const SUB_JOB = /^sub_jobs\.([^.]+)(?:\.(.*))?$/;
const PRESITE = /^presite\.([^.]+)/;

/**
 * Of a stored sub-job the server has told whether it is among those that the user edits; codes that were lost since
 * count as well.
 */
const mayEditSubJob = (held: Held, { tabs }: Form, { key, id, job_category }: SubJobDraft): boolean => {
  if (id === null)
    return job_category === null ? addableCategories(held).length > 0 : mayAddSubJob(held, job_category.id, false);
  return editsCategory(held, job_category?.id ?? 0) && (tabs.find((tab) => tab.key === key)?.stub?.may_edit ?? true);
};

/**
 * Whether a holder of rights may edit what lies at a path of the form: Job Info by any EDIT ALL code, a sub-job by the
 * code of its category, its category until it is first saved, its presite by the rights of presites besides
 * [JOB-073 SUB-004 PRE-020].
 */
export const mayEditPath = (held: Held, form: Form, path: string): boolean => {
  const [, key, field = ''] = SUB_JOB.exec(path) ?? [];
  if (form.draft.is_estimate) return can(held, 'CAN_EDIT_ESTIMATE');
  if (key === undefined) return can(held, EDITS_JOBS);
  const subJob = form.draft.sub_jobs.find((one) => one.key === key);
  if (!subJob || (field === 'job_category' && subJob.id !== null)) return false;
  const mayEdit = mayEditSubJob(held, form, subJob);
  const presite = PRESITE.exec(field)?.[1];
  return presite === undefined ? mayEdit : mayEditPresiteField(held, mayEdit, presite);
};
