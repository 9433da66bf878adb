import type { JobDraft, JobInfoDraft, SubJobDraft } from './draft';

type InputValue = string | number | boolean | null | readonly InputValue[] | { readonly [name: string]: InputValue };
export type InputRecord = Readonly<Record<string, InputValue>>;

/** Told by the server alone, or sent under another name. */
const UNSENT: ReadonlySet<string> = new Set(['key', 'date_created', 'created_by']);

const isPlain = (value: unknown): value is string | number | boolean | null =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

/** What the form calls a row that is new: the answer says it again beside the row's id [KEY-006]. */
const nameOf = (value: object): InputRecord =>
  'key' in value && typeof value.key === 'string' && 'id' in value && value.id === null
    ? { client_key: value.key }
    : {};

/** A row has a key; what has an id and no key is a row of a list that is named, and of which the id alone is sent. */
const sentObject = (value: object): InputRecord => {
  if ('id' in value && typeof value.id === 'number' && !('key' in value)) return { id: value.id };
  const fields = Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
      UNSENT.has(name) || inner === undefined || (name === 'id' && inner === null)
        ? []
        : [[name, sentValue(inner)] as const],
    ),
  );
  return { ...nameOf(value), ...fields };
};

const sentValue = (value: unknown): InputValue => {
  if (isPlain(value)) return value;
  if (Array.isArray(value)) return value.map(sentValue);
  return typeof value === 'object' && value !== null ? sentObject(value) : null;
};

/** A sub-job as `updateJob` takes it. Derived values travel along and are not read. */
export const subJobInput = (draft: SubJobDraft): InputRecord => sentObject(draft);

/**
 * A job as `createJob` and `updateJob` take it. Sub-jobs without a category are left out [JOB-059]; leave out also
 * those that did not change.
 * @param info absent when the tab Job Info did not change
 */
export const jobInput = (info: JobInfoDraft | null, subJobs: readonly SubJobDraft[]): InputRecord => {
  const { id: _id, sub_jobs: _subJobs, ...fields }: Partial<JobDraft> = { ...info };
  return {
    ...(info ? sentObject(fields) : {}),
    sub_jobs: subJobs.filter(({ job_category }) => job_category).map(subJobInput),
  };
};
