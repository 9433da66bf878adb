import { can } from '../access/can';
import type { Permission } from '../access/permissions';
import { EDITS_JOBS } from '../access/needs';
import type { CivilDate } from '../civilDate';
import { recordNumber } from '../keywords';
import { shownName } from '../lookups/shownName';
import { weekdayDate } from '../weekdayDate';
import { PLACEHOLDERS } from './placeholders';
import { type Language, type LocalText, fillTemplate } from '../access/localText';

/** What an entry of the quick search or the quick navigation asks for. */
export type QuickSearch =
  | { kind: 'empty' }
  | { kind: 'id'; id: number }
  | { kind: 'keyword'; keyword: string }
  | { kind: 'nothing' };

/** Keywords are looked up from this many characters. */
export const KEYWORD_LENGTH = 2;

/** The look-up waits this long after the last keystroke, in ms [NAV-028 NAV-030]. */
export const QUICK_SEARCH_DELAY = 500;

/**
 * A purely numeric entry is a job id, as is what the product itself writes ("#20590", "Job 20590", "20,590"); any other
 * is a keyword, as is a number too large for one, such as that of a phone [NAV-031 NAV-032 JS-032 KEY-019].
 */
export const readQuickSearch = (text: string): QuickSearch => {
  const entry = text.trim();
  if (entry === '') return { kind: 'empty' };
  const id = recordNumber(entry);
  if (id !== null) return { kind: 'id', id };
  return entry.length < KEYWORD_LENGTH ? { kind: 'nothing' } : { kind: 'keyword', keyword: entry };
};

/** A found job, and the first of its sub-jobs that the user may see. */
interface FoundPlace {
  id: number;
  job_detail_id: number | null;
}

/** Works on a telephone and changes no jobs: such a user reads a found job on the page of its sub-job [JS-032]. */
export const isInField = (permissions: readonly Permission[] | null | undefined): boolean =>
  can(permissions, 'CAN_VIEW_MOBILE_DASHBOARD') && !can(permissions, EDITS_JOBS);

/** Where a found estimate leads. */
export const foundEstimatePath = (id: number): string => `/estimate/${id}/edit`;

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

/** Where a found job leads: to its form, or for those in the field to the page of its sub-job [JS-032]. */
export const foundJobPath = ({ id, job_detail_id }: FoundPlace, inField: boolean): string =>
  inField && job_detail_id !== null ? `/SuperDetail/${job_detail_id}` : `/job/${id}/edit`;

/** The jobs that a keyword finds, all of them. */
export const keywordPath = (keyword: string): string => `/job?keyword=${encodeURIComponent(keyword.trim())}`;

/** A line of the dropdown: "{name} - {address line 1}" [NAV-033]. */
export const quickSearchLine = (
  job: { name: string; address_line_1: string | null },
  language: Language = 'en',
): string => `${job.name} - ${job.address_line_1?.trim() || PLACEHOLDERS.address[language]}`;

const HINTS = {
  empty: { en: 'Please enter a Job Number', es: 'Ingrese un número de trabajo' },
  nothing: { en: "No valid destination for '{text}'", es: "Ningún destino válido para '{text}'" },
} as const satisfies Record<string, LocalText>;

/** The hint while the button is off or nothing matches [NAV-029]. */
export const quickSearchHint = (text: string, language: Language = 'en'): string =>
  text.trim() === '' ? HINTS.empty[language] : fillTemplate(HINTS.nothing, { text: text.trim() }, language);

/** Job categories that have a page of their own in the quick navigation. */
const GUNITE = 1;
const PEBBLE = 2;

/**
 * Where the quick navigation leads, the main button first: daily batches of a job with a pebble sub-job, daily yardage
 * of one with a gunite sub-job; none when it has neither [NAV-027 NAV-037].
 */
export const quickNavigationPaths = (jobId: number, categoryIds: readonly number[]): string[] => [
  ...(categoryIds.includes(PEBBLE) ? [`/daily-batches/${jobId}`] : []),
  ...(categoryIds.includes(GUNITE) ? [`/daily-yardage/${jobId}`] : []),
];
