import type { Language } from '../localText';
import type { CivilDate } from '../civilDate';
import { shownName } from '../lookups/shownName';
import { weekdayDate } from '../weekdayDate';

/** The kinds of records that the palette finds. */
export const HIT_KINDS = ['job', 'estimate', 'builder', 'homeowner', 'employee'] as const;

export type HitKind = (typeof HIT_KINDS)[number];

/** A found record: what it is called, and what tells it from others of that name. */
export interface PaletteHit {
  kind: HitKind;
  id: number;
  label: string;
  note: string;
  /** Of a job: the status of the sub-job that is next on a board, and the day [KEY-019]. */
  status: string | null;
  next_date: CivilDate | null;
  /** Builders and employees that are no longer offered. */
  is_inactive: boolean;
}

const PATHS: Readonly<Record<HitKind, (id: number) => string>> = {
  job: (id) => `/job/${id}/edit`,
  estimate: (id) => `/estimate/${id}/edit`,
  builder: (id) => `/customer/${id}/edit`,
  homeowner: (id) => `/homeowner/${id}/edit`,
  employee: (id) => `/employee/${id}/edit`,
};

/** The path of a found record. */
export const hitPath = ({ kind, id }: Pick<PaletteHit, 'kind' | 'id'>): string => PATHS[kind](id);

/** What tells a found record from others of its name: the note, of a job its status and next day too [KEY-019]. */
export const hitNote = (
  { note, status, next_date }: Omit<PaletteHit, 'kind' | 'id' | 'label' | 'is_inactive'>,
  language: Language,
): string =>
  [note, status && shownName(status, language), weekdayDate(next_date, language)].filter(Boolean).join(' · ');

/** A text shorter than this finds no records. */
export const MIN_TEXT = 2;
