import type { Language, LocalText } from '../../localText';
import { PHASE } from '../../pebble/phases';
import { weekdayDate } from '../../weekdayDate';
import type { Card } from '../types';
import type { BrokenLink } from './chain';
import { STAGE_LABELS } from '../../labels/stages';

const NAMES: Readonly<Record<number, LocalText>> = {
  [PHASE.PREP]: STAGE_LABELS.prep,
  [PHASE.APP]: STAGE_LABELS.application,
  [PHASE.DETAIL]: STAGE_LABELS.detail,
};

/** "Prep", "Day 2". */
export const phaseWord = ({ entity, phase_id, type_id }: Card, language: Language): string =>
  entity === 'gunite_history'
    ? `${language === 'es' ? 'Día' : 'Day'} ${type_id ?? 1}`
    : (NAMES[phase_id ?? 0]?.[language] ?? '');

const workdays = (count: number, language: Language): string =>
  language === 'es'
    ? `${count} ${count === 1 ? 'día laborable' : 'días laborables'}`
    : `${count} ${count === 1 ? 'workday' : 'workdays'}`;

/**
 * What is wrong with a link, in words: "Prep Tue 12/01 and Application Tue 12/01: at least 1 workday between them"
 * [SDY-003].
 */
export const brokenWords = ({ earlier, later, gap, why }: BrokenLink, language: Language): string => {
  const at = (card: BrokenLink['earlier']): string =>
    `${phaseWord(card, language)} ${weekdayDate(card.date, language)}`;
  const both = language === 'es' ? `${at(earlier)} y ${at(later)}` : `${at(earlier)} and ${at(later)}`;
  const min = workdays(gap.min_workdays, language);
  const max = workdays(gap.max_workdays ?? 0, language);
  const isFixed = gap.min_workdays === gap.max_workdays;
  const rules: Readonly<Record<BrokenLink['why'], LocalText>> = {
    too_soon: isFixed
      ? { en: `exactly ${min} later`, es: `exactamente ${min} después` }
      : { en: `at least ${min} later`, es: `al menos ${min} después` },
    too_late: isFixed
      ? { en: `exactly ${min} later`, es: `exactamente ${min} después` }
      : { en: `at most ${max} later`, es: `a lo más ${max} después` },
    other_crew: { en: 'the same crew on following days', es: 'la misma cuadrilla en días seguidos' },
  };
  return `${both}: ${rules[why][language]}`;
};
