import type { CivilDate } from '../civilDate';
import { fieldIssue, type FieldIssue } from '../fields/fieldIssue';
import {
  boulderRowChecks,
  crewRowChecks,
  guniteChecks,
  guniteEntryChecks,
  jobChecks,
  pebbleChecks,
  presiteChecks,
  repairChecks,
  subJobChecks,
  visitChecks,
  warrantyChecks,
  warrantyPebbleRowChecks,
} from '../generated/draftFields';
import { dateLimits, PRESITE_YEARS_AHEAD, YEARS_AHEAD } from '../inputs/dateInput';
import { isFarDate } from '../fields/farDate';
import type { JobInfoDraft, SubJobDraft } from '../jobs/draft';
import type { FieldCheck } from '../jobs/fieldChecks';

type Rows = readonly { key: string }[];

/** The parts of a sub-job that say dates, each under its path. */
const RECORDS: readonly [path: string, of: (draft: SubJobDraft) => object | null, checks: readonly FieldCheck[]][] = [
  ['', (draft) => draft, subJobChecks],
  ['pebble_details.', (draft) => draft.pebble_details, pebbleChecks],
  ['gunite_details.', (draft) => draft.gunite_details, guniteChecks],
  ['warranty_details.', (draft) => draft.warranty_details, warrantyChecks],
  ['presite.', (draft) => draft.presite, presiteChecks],
];
const LISTS: readonly [path: string, of: (draft: SubJobDraft) => Rows | undefined, checks: readonly FieldCheck[]][] = [
  ['pebble_details.crew_information', (draft) => draft.pebble_details?.crew_information, crewRowChecks],
  ['gunite_details.gunite_history', (draft) => draft.gunite_details?.gunite_history, guniteEntryChecks],
  ['boulder_details', (draft) => draft.boulder_details, boulderRowChecks],
  ['warranty_details.schedule', (draft) => draft.warranty_details?.schedule, visitChecks],
  ['warranty_details.pebble_details', (draft) => draft.warranty_details?.pebble_details, warrantyPebbleRowChecks],
  ['warranty_details.crew_repair_jobs', (draft) => draft.warranty_details?.crew_repair_jobs, repairChecks],
];

const valueIn = (record: object | null | undefined, name: string): unknown =>
  record ? Reflect.get(record, name) : null;

/** The days of a record that nobody plans for; a day that is stored so stays. */
const farIn = (
  record: object | null,
  before: object | null | undefined,
  checks: readonly FieldCheck[],
  path: string,
  today: CivilDate,
): FieldIssue[] => {
  const limits = dateLimits(today, path.endsWith('presite.') ? PRESITE_YEARS_AHEAD : YEARS_AHEAD);
  return checks
    .filter(({ is }) => is === 'Date' || is === 'LocalDateTime')
    .flatMap(({ name, is }) =>
      isFarDate(valueIn(record, name), valueIn(before, name), limits)
        ? [fieldIssue(`${path}${name}`, is === 'Date' ? 'date' : 'date_time')]
        : [],
    );
};

/** Dates of a job that no date input takes, as far as they are new [UI-004 UI-035]. */
export const farDatesOfJob = (stored: JobInfoDraft | null, next: JobInfoDraft, today: CivilDate): FieldIssue[] =>
  farIn(next, stored, jobChecks, '', today);

/** Those of a sub-job; the dates of a presite go further [UI-004 PRE-010]. `path` ends with a dot. */
export const farDates = (
  stored: SubJobDraft | null,
  next: SubJobDraft,
  path: string,
  today: CivilDate,
): FieldIssue[] => [
  ...RECORDS.flatMap(([at, of, checks]) => farIn(of(next), stored && of(stored), checks, `${path}${at}`, today)),
  ...LISTS.flatMap(([at, of, checks]) => {
    const before = new Map(((stored && of(stored)) ?? []).map((row) => [row.key, row]));
    return (of(next) ?? []).flatMap((row, index) =>
      farIn(row, before.get(row.key), checks, `${path}${at}.${index}.`, today),
    );
  }),
];
