import type { Permission } from '#domain/access/permissions';
import type { JobDraft } from '#domain/jobs/draft';
import { EDITS_GUNITE, EDITS_JOBS, EDITS_PEBBLE } from '#domain/access/needs';
import { can, type Need } from '#domain/access/can';
import { CATEGORY } from '#domain/statuses';

/** Who edits a sub-job of a category, and who may add one (decisions-jobs B3). */
const EDITS: Readonly<Record<number, { stored: Need; added: Permission }>> = {
  [CATEGORY.GUNITE]: { stored: EDITS_GUNITE, added: 'CAN_EDIT_GUNITE_JOB_ALL' },
  [CATEGORY.PEBBLE]: { stored: EDITS_PEBBLE, added: 'CAN_EDIT_PLASTER_JOBS_ALL' },
  [CATEGORY.WARRANTY]: { stored: 'CAN_EDIT_WARRANTY_JOBS', added: 'CAN_EDIT_WARRANTY_JOBS' },
};

type Held = ReadonlySet<Permission> | readonly Permission[] | null | undefined;

/** The categories of which the holder may add a sub-job. */
export const addableCategories = (held: Held): number[] => Object.entries(EDITS).filter(([, { added }]) => can(held, added)).map(([id]) => Number(id));

const SUB_JOB = /^sub_jobs\.([^.]+)(?:\.(.*))?$/;

/**
 * Whether a holder of rights may edit what lies at a path of the form: Job Info by any EDIT ALL code, a sub-job by the code of its
 * category, its category until it is first saved [JOB-073 SUB-004]. Which assigned sub-jobs a user edits, the server decides.
 */
export const mayEditPath = (held: Held, draft: JobDraft, path: string): boolean => {
  const [, key, field] = SUB_JOB.exec(path) ?? [];
  if (draft.is_estimate) return can(held, 'CAN_EDIT_ESTIMATE');
  if (key === undefined) return can(held, EDITS_JOBS);
  const subJob = draft.sub_jobs.find((one) => one.key === key);
  if (!subJob) return false;
  if (field === 'job_category' && subJob.id !== null) return false;
  const needs = EDITS[subJob.job_category?.id ?? 0];
  return needs ? can(held, subJob.id === null ? needs.added : needs.stored) : addableCategories(held).length > 0;
};
