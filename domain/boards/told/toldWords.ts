import type { Language } from '../../localText';
import type { Card } from '../types';
import { formatCivilDate, type CivilDate } from '../../civilDate';
import { promiseOf, toldElsewhere, type StopPromise } from './told';

const TOLD = { en: 'Told', es: 'Avisado' } as const;
const NO_DATE = { en: 'Told: no date', es: 'Avisado: sin fecha' } as const;
const PROMISED = { en: 'Promised to', es: 'Prometida a' } as const;

const monthDay = (date: CivilDate): string => formatCivilDate(date).slice(0, 5);

/** "Told 12/02", or that there is no date yet. */
export const toldText = (date: CivilDate | null, language: Language): string =>
  date === null ? NO_DATE[language] : `${TOLD[language]} ${monthDay(date)}`;

/** "Promised to Marcus, 12/04" */
export const promiseText = ({ name, date }: Omit<StopPromise, 'key'>, language: Language): string =>
  `${PROMISED[language]} ${name}, ${monthDay(date)}`;

/** What a card says of what was told and promised of it, where it says anything [SDY-011 SDY-012]. */
export interface NoticeMarks {
  told: string | null;
  promise: string | null;
  /** It was promised for another day than the one on which it stands. */
  isElsewhere: boolean;
}

export const toldMarks = (
  card: Pick<Card, 'key' | 'date' | 'status_id'>,
  subJob: Parameters<typeof toldElsewhere>[1] & Parameters<typeof promiseOf>[1],
  language: Language,
): NoticeMarks => {
  const [told, promise] = [toldElsewhere(card, subJob), promiseOf(card, subJob)];
  return {
    told: told && toldText(told.date, language),
    promise: promise ? promiseText(promise, language) : null,
    isElsewhere: promise !== undefined && promise.date !== card.date,
  };
};

const PROMISED_ALONE = { en: 'Promised', es: 'Prometida' } as const;

/**
 * The same on a wall, which whoever passes reads: that it was promised, with the day where it stands on another one, and
 * to nobody by name.
 */
export const wallMarks = (
  card: Parameters<typeof toldMarks>[0],
  subJob: Parameters<typeof toldMarks>[1],
  language: Language,
): Pick<NoticeMarks, 'told' | 'promise'> => {
  const promise = promiseOf(card, subJob);
  const word = PROMISED_ALONE[language];
  return {
    told: toldMarks(card, subJob, language).told,
    promise: promise ? (promise.date === card.date ? word : `${word} ${monthDay(promise.date)}`) : null,
  };
};
