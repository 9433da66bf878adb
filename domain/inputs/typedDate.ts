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

/**
 * Whether a key was refused since nothing was typed: before the first digit it `waits`, since "Dec 05 2026" is not
 * 05/20/26, and after one it `spoils` the text at once, as it does after a t, which may begin "thu".
 */
export type Refused = 'none' | 'after_t' | 'waits' | 'spoils';

/** What stands in a date field when a key is pressed. */
export interface DateTyping {
  /** The text as it stands. */
  text: string;
  /** The day that the field holds, as it is shown; an empty text for none. */
  shown: string;
  refused: Refused;
  today: CivilDate;
}

/** After a key that was refused. A blank behind a whole day does no harm by itself. */
export const afterRefusal = (key: string, { text, shown, refused }: Omit<DateTyping, 'today'>): Refused =>
  refused === 'spoils' || (key !== ' ' && (refused === 'after_t' || (text !== '' && text !== shown)))
    ? 'spoils'
    : 'waits';

/** After a key that stands in the text. */
export const afterStanding = (refused: Refused): Refused =>
  refused === 'none' || refused === 'after_t' ? 'none' : 'spoils';

/** After a key that went to a day. */
export const afterGoing = (key: string): Refused => (key === '+' || key === '-' ? 'none' : 'after_t');

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
  const { text, shown, refused, today } = typing;
  if (STANDS.test(key)) return { does: 'stand' };
  if (refused === 'waits' || refused === 'spoils') return { does: 'refuse' };
  if (key === 't' || key === 'T') return { does: 'go', date: today };
  if (key === '+') return step(typing, 1);
  if (key !== '-') return { does: 'refuse' };
  if (text === '' || text === shown || WHOLE.test(text)) return step(typing, -1);
  return PART.test(text) ? { does: 'write', text: `${text}/` } : { does: 'refuse' };
};
