import type { Language, LocalText } from '../../localText';

/** What a reason lifts: nothing else is lifted by one, and drop rules never are [SDY-005]. */
export const OVERRIDE_RULES = {
  past: { en: 'Past day', es: 'Día pasado' },
  day_without_work: { en: 'Day without work', es: 'Día sin trabajo' },
  broken_chain: { en: 'Broken chain', es: 'Cadena rota' },
} as const satisfies Record<string, LocalText>;

export type OverrideRule = keyof typeof OVERRIDE_RULES;

export const isOverrideRule = (text: string): text is OverrideRule => Object.hasOwn(OVERRIDE_RULES, text);

/** The reasons that have a key each, 1 to 5 in this order; the last one is that of a crew which is said to be off. */
export const OVERRIDE_REASONS = {
  builder_insists: { en: 'Builder insists', es: 'El constructor insiste' },
  crew_agreed: { en: 'Crew agreed', es: 'La cuadrilla está de acuerdo' },
  weather: { en: 'Weather', es: 'Clima' },
  correction: { en: 'Correction of what was done', es: 'Corrección de lo hecho' },
  emergency: { en: 'Emergency repair', es: 'Reparación urgente' },
  crew_off: { en: 'Crew is off', es: 'Cuadrilla libre' },
} as const satisfies Record<string, LocalText>;

export type OverrideReason = keyof typeof OVERRIDE_REASONS;

export const isOverrideReason = (text: string): text is OverrideReason => Object.hasOwn(OVERRIDE_REASONS, text);

/** Those that are offered, in the order of their keys. */
export const REASON_KEYS = [
  'builder_insists',
  'crew_agreed',
  'weather',
  'correction',
  'emergency',
] as const satisfies readonly OverrideReason[];

/** Letters of a reason in one's own words at most. */
export const MAX_REASON = 200;

/** Why somebody moves a card in spite of the rules: a reason of the list, or one's own words; one of the two. */
export interface ScheduleOverride {
  reason_code?: OverrideReason | null | undefined;
  reason_text?: string | null | undefined;
}

/** "Builder insists", or the words that were typed. */
export const reasonText = (code: string | null, text: string | null, language: Language): string =>
  code !== null && isOverrideReason(code) ? OVERRIDE_REASONS[code][language] : (text ?? '');

/** "past, broken_chain" in words: "Past day, Broken chain". */
export const ruleWords = (rules: string, language: Language): string =>
  rules
    .split(', ')
    .map((rule) => (isOverrideRule(rule) ? OVERRIDE_RULES[rule][language] : rule))
    .join(', ');

/** From this percentage of its capacity on a crew's day stands in the report of overrides by itself: nobody is asked why. */
export const OVERLOAD_FROM = 120;

export const OVERLOAD = { en: 'Over capacity', es: 'Sobre la capacidad' } as const satisfies LocalText;

/** What the report of overrides is about; the place in the list, from 1, is the number of its filter. */
export const OVERRIDE_REPORT_RULES = ['past', 'day_without_work', 'broken_chain', 'overload'] as const;
