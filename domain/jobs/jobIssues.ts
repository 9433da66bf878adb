import { fieldIssue, type FieldIssue } from '../fields/fieldIssue';
import type { JobInfoDraft } from './draft';
import { jobChecks } from '../generated/draftFields';
import { checkFields } from './fieldChecks';

/** Degrees have bounds of their own, and what a search of the address found is not sent. */
const PLACES: ReadonlySet<string> = new Set(['lat', 'lon', 'temp_lat', 'temp_lon']);
const CHECKS = jobChecks.filter(({ name }) => !PLACES.has(name));

const MAX_DEGREES = { lat: 90, lon: 180 } as const;

/** A place has both degrees, or none; a pin that was set by hand has them. */
const placeIssues = (job: JobInfoDraft): FieldIssue[] =>
  (['lat', 'lon'] as const).flatMap((name) => {
    const degrees = job[name];
    if (degrees === null)
      return (name === 'lat' ? job.lon : job.lat) === null && !job.is_pin_set_by_hand
        ? []
        : [fieldIssue(name, 'required_here')];
    return Math.abs(degrees) > MAX_DEGREES[name]
      ? [fieldIssue(name, 'between', { min: -MAX_DEGREES[name], max: MAX_DEGREES[name] })]
      : [];
  });

/**
 * What is wrong with the fields of a job; of an estimate the company alone is required
 * [JOB-020 JOB-021 JOB-022 JOB-029 EST-003].
 */
export const jobIssues = (job: JobInfoDraft): FieldIssue[] => [
  ...(job.company ? [] : [fieldIssue('company', 'required', { label: 'Company' })]),
  ...(job.is_estimate || job.name?.trim() ? [] : [fieldIssue('name', 'required', { label: 'Name' })]),
  ...placeIssues(job),
  ...checkFields(job, CHECKS, ''),
];
