import type { JobInfoDraft } from '../jobs/draft';

/** An address goes as a whole, and only to a job without one. */
const ADDRESS = [
  'address_line_1',
  'address_line_2',
  'city',
  'state',
  'zip_code',
  'county',
  'lat',
  'lon',
  'temp_lat',
  'temp_lon',
  'is_pin_set_by_hand',
] as const;

const FIELDS = [
  'phone',
  'key_map',
  'entered_date',
  'mmg_mileage',
  'manchaca_mileage',
  'gate_code',
  'homeowner_first_name',
  'homeowner_last_name',
  'homeowner_phone',
  'homeowner_secondary_phone',
  'homeowner_email',
] as const;

const isEmpty = (value: unknown): boolean => value === null || value === '';

const picked = <Name extends keyof JobInfoDraft>(from: JobInfoDraft, names: readonly Name[]): Partial<JobInfoDraft> =>
  Object.fromEntries(names.map((name) => [name, from[name]]));

/** Who speaks for the company, taken over where the job has nobody and the company is the same. */
const contactOf = (job: JobInfoDraft, estimate: JobInfoDraft): Partial<JobInfoDraft> =>
  job.company_supervisor || job.homeowner || job.company?.id !== estimate.company?.id
    ? {}
    : { company_supervisor: estimate.company_supervisor, homeowner: estimate.homeowner };

/**
 * A job that takes an estimate over: its empty fields get the estimate's values, its notes those of the estimate on a
 * new line [JOB-068].
 */
export const mergeEstimate = (job: JobInfoDraft, estimate: JobInfoDraft): JobInfoDraft => ({
  ...job,
  ...picked(
    estimate,
    FIELDS.filter((name) => isEmpty(job[name])),
  ),
  ...(isEmpty(job.address_line_1) ? picked(estimate, ADDRESS) : {}),
  ...contactOf(job, estimate),
  notes: [job.notes, estimate.notes].filter((notes) => notes?.trim()).join('\n') || null,
  was_estimated: true,
  estimate_to_merge: null,
});
