import { PHASE } from '../pebble/phases';
import { CATEGORY } from '../statuses';

/** The template of a mail to a builder [EML-003]. */
export interface EmailTemplate {
  id: number;
  display_name: string;
  aws_name: string;
  is_prep: boolean;
  is_app: boolean;
  is_detail: boolean;
  is_pebble: boolean;
  is_gunite: boolean;
  is_warranty: boolean;
}

export const EMAIL_TYPES = ['pebble', 'gunite', 'warranty'] as const;
export type EmailType = (typeof EMAIL_TYPES)[number];

/** The facts that decide which templates a sub-job is offered. */
export interface OfferFacts {
  category_id: number;
  /** The phases of its crew rows that have a date. */
  dated_phases: readonly number[];
}

const CATEGORIES = [
  { id: CATEGORY.PEBBLE, flag: 'is_pebble', type: 'pebble' },
  { id: CATEGORY.GUNITE, flag: 'is_gunite', type: 'gunite' },
  { id: CATEGORY.WARRANTY, flag: 'is_warranty', type: 'warranty' },
] as const;

const PHASES = [
  { id: PHASE.PREP, flag: 'is_prep' },
  { id: PHASE.APP, flag: 'is_app' },
  { id: PHASE.DETAIL, flag: 'is_detail' },
] as const;

type Flags = Pick<EmailTemplate, 'is_prep' | 'is_app' | 'is_detail' | 'is_pebble' | 'is_gunite' | 'is_warranty'>;

const hasCategory = (template: Flags): boolean => CATEGORIES.some(({ flag }) => template[flag]);

/** The phases that a template is about; none for one about the whole sub-job. */
export const phasesOf = (template: Flags): number[] => PHASES.filter(({ flag }) => template[flag]).map(({ id }) => id);

const isOffered = (template: EmailTemplate, { category_id, dated_phases }: OfferFacts): boolean => {
  if (!hasCategory(template)) return true;
  const fits = CATEGORIES.some(({ id, flag }) => id === category_id && template[flag]);
  const phases = phasesOf(template);
  return fits && (phases.length === 0 || phases.some((phase) => dated_phases.includes(phase)));
};

/** The templates that a sub-job is offered, in the order of their ids [EML-016]. */
export const offeredTemplates = <Template extends EmailTemplate>(
  templates: readonly Template[],
  facts: OfferFacts,
): Template[] => templates.filter((template) => isOffered(template, facts)).toSorted((a, b) => a.id - b.id);

/**
 * The `email_type` that a template is sent with: the sub-job's category, or null for a template of none
 * [EML-015 EML-016].
 */
export const emailTypeOf = (template: Flags, category_id: number): EmailType | null =>
  hasCategory(template) ? (CATEGORIES.find(({ id }) => id === category_id)?.type ?? null) : null;
