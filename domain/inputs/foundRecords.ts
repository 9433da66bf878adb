import { can } from '../access/can';
import type { Language } from '../localText';
import { EDITS_JOBS } from '../access/needs';
import type { Permission } from '../access/permissions';
import type { CivilDate } from '../civilDate';
import { shownName } from '../lookups/shownName';
import { weekdayDate } from '../weekdayDate';
import { PLACEHOLDERS } from './placeholders';

/** A found job, and the first of its sub-jobs that the user may see. */
interface FoundPlace {
  id: number;
  job_detail_id: number | null;
}

/** Works on a telephone and changes no jobs: such a user reads a found job on the page of its sub-job [JS-032]. */
export const isInField = (permissions: readonly Permission[] | null | undefined): boolean =>
  can(permissions, 'CAN_VIEW_MOBILE_DASHBOARD') && !can(permissions, EDITS_JOBS);

/** Where a found job leads: to its form, or for those in the field to the page of its sub-job [JS-032]. */
export const foundJobPath = ({ id, job_detail_id }: FoundPlace, inField: boolean): string =>
  inField && job_detail_id !== null ? `/SuperDetail/${job_detail_id}` : `/job/${id}/edit`;

/** The path of a found estimate. */
export const foundEstimatePath = (id: number): string => `/estimate/${id}/edit`;

/** The jobs that a keyword finds, all of them. */
export const keywordPath = (keyword: string): string => `/job?keyword=${encodeURIComponent(keyword.trim())}`;

/** A line of the dropdown: "{name} - {address line 1}" [NAV-033]. */
export const quickSearchLine = (
  job: { name: string | null; address_line_1: string | null },
  language: Language = 'en',
): string => [job.name, job.address_line_1?.trim() || PLACEHOLDERS.address[language]].filter(Boolean).join(' - ');

/** What tells jobs of one name apart: the town, the status and the next day of the sub-job that is next [KEY-019]. */
export const foundJobFacts = (
  {
    id,
    city,
    status,
    next_date,
  }: { id: number; city: string | null; status: string | null; next_date: CivilDate | null },
  language: Language,
): string =>
  [`#${id}`, city?.trim(), status && shownName(status, language), weekdayDate(next_date, language)]
    .filter(Boolean)
    .join(' · ');
