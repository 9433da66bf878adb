import { isCivilDate, type CivilDate } from '../civilDate';
import { readDate } from '../inputs/dateInput';
import { isoMoment } from './isoMoment';

const MONTHS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    ['jan', 'ene'],
    ['feb'],
    ['mar'],
    ['apr', 'abr'],
    ['may'],
    ['jun'],
    ['jul'],
    ['aug', 'ago'],
    ['sep'],
    ['oct'],
    ['nov'],
    ['dec', 'dic'],
  ].flatMap((names, index) => names.map((name) => [name, index + 1])),
);

const civil = (year: string, month: number, day: string): CivilDate | null => {
  const date = `${year.length === 2 ? `20${year}` : year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCivilDate(date) ? date : null;
};

/** `12:00 AM`, `0:00`, `00:00:00`: no time of the day, as programs write it behind a day. */
const MIDNIGHT = /[T ]+(?:0?0:00(?::00(?:\.0+)?)?|12:00(?::00)? ?AM)$/i;
const YEAR_FIRST = /^(\d{4})[/.](\d{1,2})[/.](\d{1,2})$/;
const DAY_MONTH = /^(\d{1,2})[- ./]([a-z]{3})[a-z]*\.?[- ,./]+(\d{4}|\d{2})$/i;
const MONTH_DAY = /^([a-z]{3})[a-z]*\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/i;
const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,? /i;

const DAY_FIRST = /^((?:[a-z]+,? )?)(\d{1,2})([/.-])(\d{1,2})\3(\d{4}|\d{2})(?!\d)/i;

/**
 * A day that stands before its month in numbers, with the month first: `8/3/2026` and `8.3.2026 14:00` of programs that
 * write so. Anything else stays as it is: months by name and years that come first say themselves what they are.
 */
export const monthFirst = (text: string): string => text.trim().replace(DAY_FIRST, '$1$4/$2/$5');

/**
 * The day that a cell names: as the screens write it, in the form of ISO, `2026/03/08` (Gnumeric), `8-Mar-26` and
 * `Mar 8, 2026` (Excel), with midnight behind it or without. Days stand behind months, as in the rest of the product: a
 * thirteenth month is no day. @returns null for any other text [IMP-003]
 */
export const cellDate = (text: string): CivilDate | null => {
  const moment = isoMoment(text);
  if (moment !== null) return moment.length === 10 ? moment : null;
  const day = text.trim().replace(MIDNIGHT, '').replace(WEEKDAY, '');
  const usual = readDate(day);
  if (usual !== null) return usual;
  const [, year, month = '', date = ''] = YEAR_FIRST.exec(day) ?? [];
  if (year !== undefined) return civil(year, Number(month), date);
  const [, first = '', name = '', last = ''] = DAY_MONTH.exec(day) ?? [];
  const [, named = '', of = '', ofYear = ''] = MONTH_DAY.exec(day) ?? [];
  const number = MONTHS[(name || named).toLowerCase()];
  return number === undefined ? null : civil(last || ofYear, number, first || of);
};
