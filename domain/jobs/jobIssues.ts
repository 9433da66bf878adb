import { fieldIssue, type FieldIssue } from '../fields/fieldIssue';
import type { JobInfoDraft } from './draft';
import { amounts, checkFields, dates, longTexts, shortTexts, type FieldCheck } from './fieldChecks';

const CHECKS: readonly FieldCheck[] = [
  ...shortTexts('name', 'address_line_1', 'address_line_2'),
  ...['city', 'county', 'homeowner_first_name', 'homeowner_last_name'].map((name): FieldCheck => ({
    name,
    is: 'String',
    max: 100,
  })),
  ...['state', 'gate_code'].map((name): FieldCheck => ({ name, is: 'String', max: 50 })),
  { name: 'key_map', is: 'String', max: 20 },
  ...['phone', 'homeowner_phone', 'homeowner_secondary_phone'].map((name): FieldCheck => ({ name, is: 'PhoneNumber' })),
  { name: 'homeowner_email', is: 'EmailAddress', max: 254 },
  { name: 'zip_code', is: 'PostalCode', max: 10 },
  ...dates('entered_date'),
  ...amounts('mmg_mileage', 'manchaca_mileage'),
  ...longTexts('notes'),
];

const LARGEST = { lat: 90, lon: 180 } as const;

/** A place has both degrees, or none. */
const placeIssues = (job: JobInfoDraft): FieldIssue[] =>
  (['lat', 'lon'] as const).flatMap((name) => {
    const degrees = job[name];
    if (degrees === null)
      return (name === 'lat' ? job.lon : job.lat) === null ? [] : [fieldIssue(name, 'required_here')];
    return Math.abs(degrees) > LARGEST[name]
      ? [fieldIssue(name, 'between', { min: -LARGEST[name], max: LARGEST[name] })]
      : [];
  });

/** What is wrong with the fields of a job; of an estimate the company alone is required [JOB-020 JOB-021 JOB-022 JOB-029 EST-003]. */
export const jobIssues = (job: JobInfoDraft): FieldIssue[] => [
  ...(job.company ? [] : [fieldIssue('company', 'required', { label: 'Company' })]),
  ...(job.is_estimate || job.name?.trim() ? [] : [fieldIssue('name', 'required', { label: 'Name' })]),
  ...placeIssues(job),
  ...checkFields(job, CHECKS, ''),
];
