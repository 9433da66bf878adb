import { BUSINESS_ZONE, type CivilDate } from '../civilDate';
import type { Language, LocalText } from '../localText';
import { STATE_LABELS } from '../labels/states';

/** What builder or homeowner of a stop answered to the message of the evening before [MSG-001]. */
export interface SiteAnswer {
  /** The card that was asked about, and its day: a card that was moved since is asked anew. */
  key: string;
  date: CivilDate;
  kind: 'builder' | 'homeowner';
  answer: 'confirmed' | 'not_ready';
  reason: string | null;
  answered_at: string;
}

/** The labels of the answers. */
export const SAID = {
  confirmed: { en: 'Confirmed', es: 'Confirmado' },
  not_ready: STATE_LABELS.not_ready,
} as const satisfies Record<SiteAnswer['answer'], LocalText>;

/** The labels of the people who are asked. */
export const ASKED = {
  builder: STATE_LABELS.builder,
  homeowner: STATE_LABELS.homeowner,
} as const satisfies Record<SiteAnswer['kind'], LocalText>;

const CLOCK = new Intl.DateTimeFormat('en-US', { timeZone: BUSINESS_ZONE, hour: 'numeric', minute: '2-digit' });

/** "7:42 PM", with a plain space. */
export const answerTime = (answered_at: string): string => CLOCK.format(new Date(answered_at)).replaceAll(/\s/g, ' ');

/** "Confirmed 7:42 PM" */
export const answerText = ({ answer, answered_at }: SiteAnswer, language: Language): string =>
  `${SAID[answer][language]} ${answerTime(answered_at)}`;

/** "Builder: Not ready 7:42 PM: No steel yet", a line each. */
export const answerLines = (answers: readonly SiteAnswer[], language: Language): string =>
  answers
    .map((one) => [ASKED[one.kind][language], answerText(one, language), one.reason].filter(Boolean).join(': '))
    .join('\n');

/** The same list each time, so that a card without answers is not drawn anew. */
const NO_ANSWERS: readonly SiteAnswer[] = [];

/** The answers that are about this card on its day; who is not ready comes first, then who answered last. */
export const answersOf = (
  card: { key: string; date: CivilDate | null },
  { site_answers }: { site_answers?: readonly SiteAnswer[] | null },
): readonly SiteAnswer[] => {
  if (!site_answers?.length) return NO_ANSWERS;
  return site_answers
    .filter(({ key, date }) => key === card.key && date === card.date)
    .toSorted(
      (a, b) =>
        Number(b.answer === 'not_ready') - Number(a.answer === 'not_ready') ||
        Date.parse(b.answered_at) - Date.parse(a.answered_at),
    );
};
