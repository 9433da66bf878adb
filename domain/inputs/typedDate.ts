import { addDays, type CivilDate } from '../civilDate';
import { isWithin, type DateLimits } from './dateInput';
import { readWrittenDate } from './writtenDate';

/** What a date input stores for a text: the date, or null when it is none or out of limits [UI-001 UI-003 UI-035]. */
export const parseDateInput = (text: string, limits: DateLimits, today: CivilDate): CivilDate | null => {
  const date = readWrittenDate(text, today);
  return date && isWithin(date, limits) ? date : null;
};

/** What a key does in a date field: it stands there, writes another text, names a day, or is refused. */
export type DateKey =
  | { does: 'stand' }
  | { does: 'write'; text: string }
  | { does: 'go'; date: CivilDate }
  | { does: 'refuse' };

/** What stands in a date field when a key is pressed. */
export interface DateTyping {
  /** The text as it stands. */
  text: string;
  /** It is the day that the field holds, not one that is being typed. */
  isShown: boolean;
  /** A key was refused since the field was empty or shown: what follows is no date. */
  isSpoiled: boolean;
  today: CivilDate;
}

const STANDS = /^[\d/]$/;
const WHOLE = /^\d{1,2}\/\d{1,2}\/\d{2}(?:\d{2})?$/;
/** A month, a month and a day, or a year: a hyphen goes on to the next part. */
const PART = /^(?:\d{1,2}|\d{4}|\d{1,2}\/\d{1,2}|\d{4}\/\d{1,2})$/;

const step = (typing: DateTyping, days: number): DateKey => {
  const from = typing.text === '' ? typing.today : readWrittenDate(typing.text, typing.today);
  return from === null ? { does: 'refuse' } : { does: 'go', date: addDays(from, days) };
};

/**
 * What a printable key does in a date field: digits and "/" stand there, t is today, + and - go a day on or back from
 * the shown day, from today where there is none. While a day is being typed - is the "/" between its parts. Any other
 * key is refused [UI-002 FLT-026 KEY-004].
 */
export const dateKey = (key: string, typing: DateTyping): DateKey => {
  const { text, isShown, isSpoiled, today } = typing;
  if (STANDS.test(key)) return { does: 'stand' };
  if (isSpoiled) return { does: 'refuse' };
  if (key === 't' || key === 'T') return { does: 'go', date: today };
  if (key === '+') return step(typing, 1);
  if (key !== '-') return { does: 'refuse' };
  if (text === '' || isShown || WHOLE.test(text)) return step(typing, -1);
  return PART.test(text) ? { does: 'write', text: `${text}/` } : { does: 'refuse' };
};
