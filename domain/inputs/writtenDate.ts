import { daysBetween, isCivilDate, isoWeekday, type CivilDate } from '../civilDate';
import { plainInput } from './plainInput';

const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{Diacritic}/gu, '');

/** Months by their names in both languages, without accents. */
const MONTHS: readonly (readonly string[])[] = [
  ['january', 'enero'],
  ['february', 'febrero'],
  ['march', 'marzo'],
  ['april', 'abril'],
  ['may', 'mayo'],
  ['june', 'junio'],
  ['july', 'julio'],
  ['august', 'agosto'],
  ['september', 'septiembre', 'setiembre'],
  ['october', 'octubre'],
  ['november', 'noviembre'],
  ['december', 'diciembre'],
];

/** Days by their names, Monday first. */
const WEEKDAYS: readonly (readonly string[])[] = [
  ['monday', 'lunes'],
  ['tuesday', 'martes'],
  ['wednesday', 'miercoles'],
  ['thursday', 'jueves'],
  ['friday', 'viernes'],
  ['saturday', 'sabado'],
  ['sunday', 'domingo'],
];

/** The place of a name, from 1: whole, or shortened to three letters or four ("sept", "thur"); 0 for none. */
const placeOf = (name: string, names: readonly (readonly string[])[]): number =>
  names.findIndex((some) =>
    some.some((one) => one === name || (name.length >= 3 && name.length <= 5 && one.startsWith(name))),
  ) + 1;

const civil = (year: string, month: number | string, day: string): CivilDate | null => {
  const whole = year.length === 2 ? `20${year}` : year;
  const date = `${whole}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCivilDate(date) ? date : null;
};

/**
 * The year that brings a month and day nearest to today, of last year, this one and the next; of two as near the later.
 */
const inNearestYear = (month: number | string, day: string, today: CivilDate): CivilDate | null => {
  const year = Number(today.slice(0, 4));
  const near = [year + 1, year, year - 1]
    .flatMap((one) => civil(String(one).padStart(4, '0'), month, day) ?? [])
    .toSorted((a, b) => Math.abs(daysBetween(today, a)) - Math.abs(daysBetween(today, b)));
  return near[0] ?? null;
};

type Reader = (parts: readonly string[], today: CivilDate) => CivilDate | null;

const withYear: Reader = ([month = '', day = '', year = '']) => civil(year, month, day);
const withoutYear: Reader = ([month = '', day = ''], today) => inNearestYear(month, day, today);
const named = (name: string, day: string, year: string | undefined, today: CivilDate): CivilDate | null => {
  const month = placeOf(name, MONTHS);
  if (month === 0) return null;
  return year === undefined ? inNearestYear(month, day, today) : civil(year, month, day);
};

const NUMBERS: readonly (readonly [RegExp, Reader])[] = [
  [/^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})$/, withYear],
  [/^(\d{4})[/-](\d{1,2})[/-](\d{1,2})$/, ([year = '', month = '', day = '']) => civil(year, month, day)],
  [/^(\d{1,2})[/-](\d{1,2})$/, withoutYear],
  [/^(\d{2})(\d{2})$/, withoutYear],
  [/^(\d{2})(\d{2})(\d{4}|\d{2})$/, withYear],
];

/** "dec 5, 2026", "december 5th", and "5-dec-26", "5 de diciembre de 2026", "5-dec"; months are words in both. */
const WORDS: readonly (readonly [RegExp, Reader])[] = [
  [
    /^([a-z]+)\.? (\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4})| ?, ?(\d{4}))?$/,
    ([name = '', day = '', year, other], today) => named(name, day, year ?? other, today),
  ],
  [
    /^(\d{1,2})(?:st|nd|rd|th)?(?: de)?[ -]([a-z]+)\.?(?:(?:,| de| del)?[ -](\d{4}|\d{2}))?$/,
    ([day = '', name = '', year], today) => named(name, day, year, today),
  ],
];

/** Midnight, as spreadsheets and databases write it behind a day. */
const MIDNIGHT = /[t ](?:0{1,2}:00(?::00(?:\.0+)?)?z?|12:00(?::00)? ?am)$/;
const WEEKDAY = /^([a-z]{3,})\.?,? +/;

const readWith = (
  readers: readonly (readonly [RegExp, Reader])[],
  text: string,
  today: CivilDate,
): CivilDate | null => {
  for (const [pattern, read] of readers) {
    const parts = pattern.exec(text);
    if (parts) return read(parts.slice(1), today);
  }
  return null;
};

/**
 * The day that a text names, as it is typed (12/5, 1205, 12052026, 12/5/26) and as spreadsheets and mails write it
 * (2026-12-05, 5-Dec-26, Dec 5, 2026, 12-5-26, "sáb 5 de diciembre de 2026"); without a year it is the nearest one. Null
 * where it names none, or where the day of the week that stands with it is another [UI-001 KEY-004].
 */
export const readWrittenDate = (text: string, today: CivilDate): CivilDate | null => {
  const written = fold(plainInput(text).toLowerCase())
    .replaceAll(/(\d)º/g, '$1')
    .replaceAll(/ {2,}/g, ' ')
    .replace(MIDNIGHT, '');
  const numbers = readWith(NUMBERS, written, today);
  if (numbers) return numbers;
  const words = readWith(WORDS, written, today);
  if (words) return words;
  const [before = '', name = ''] = WEEKDAY.exec(written) ?? [];
  const weekday = placeOf(name, WEEKDAYS);
  if (weekday === 0) return null;
  const bare = written.slice(before.length);
  const date = readWith(WORDS, bare, today) ?? readWith(NUMBERS, bare, today);
  return date && isoWeekday(date) === weekday ? date : null;
};
