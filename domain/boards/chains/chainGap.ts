import type { LocalText } from '../../localText';
import { fieldIssue, type FieldIssue } from '../../fields/fieldIssue';

/** Two phases of a job that follow each other, each with a gap of its own [SDY-003]. */
export const CHAIN_STEPS = {
  prep_app: { en: 'Prep to application', es: 'De preparación a aplicación' },
  app_detail: { en: 'Application to detail', es: 'De aplicación a detalle' },
  gunite_days: { en: 'Gunite day to next day', es: 'De un día de gunita al siguiente' },
} as const satisfies Record<string, LocalText>;

export type ChainStep = keyof typeof CHAIN_STEPS;

export const isChainStep = (text: string): text is ChainStep => Object.hasOwn(CHAIN_STEPS, text);

/** The most workdays that a gap may have. */
export const MAX_GAP = 260;

/** How many workdays the later phase of a division stands behind the earlier one: 0 the same day, 1 the next workday. */
export interface ChainGap {
  division_id: number;
  step: ChainStep;
  min_workdays: number;
  /** Null for no bound. */
  max_workdays: number | null;
}

/** A gap cannot have a minimum above its maximum [SDY-003]. */
export const chainGapIssues = ({ min_workdays, max_workdays }: Readonly<Record<string, unknown>>): FieldIssue[] =>
  typeof min_workdays === 'number' && typeof max_workdays === 'number' && min_workdays > max_workdays
    ? [fieldIssue('max_workdays', 'gap_backwards', { min: min_workdays, max: max_workdays })]
    : [];
