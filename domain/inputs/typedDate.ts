import { addDays, daysBetween, isCivilDate, isoWeekday, type CivilDate } from '../civilDate';
import { isWithin, readDate, type DateLimits } from './dateInput';

/** Days by their names, Monday first, without accents; three letters of a name are enough. */
const WEEKDAYS: readonly (readonly string[])[] = [
  ['monday', 'lunes'],
  ['tuesday', 'martes'],
  ['wednesday', 'miercoles'],
  ['thursday', 'jueves'],
  ['friday', 'viernes'],
  ['saturday', 'sabado'],
  ['sunday', 'domingo'],
];

const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{Diacritic}/gu, '');

const two = (part: string): string => part.padStart(2, '0');

/**
 * The year that brings a month and day nearest to today, of last year, this one and the next; of two as near the later.
 */
const inNearestYear = (month: string, day: string, today: CivilDate): CivilDate | null => {
  const year = Number(today.slice(0, 4));
  const near = [year + 1, year, year - 1]
    .map((one) => `${one}-${two(month)}-${two(day)}`)
    .filter(isCivilDate)
    .toSorted((a, b) => Math.abs(daysBetween(today, a)) - Math.abs(daysBetween(today, b)));
  return near[0] ?? null;
};

/** The day of that name after today: today's own name is the day in a week. */
const nextOf = (name: string, today: CivilDate): CivilDate | null => {
  const weekday = WEEKDAYS.findIndex((names) => names.some((one) => name.length >= 3 && one.startsWith(name))) + 1;
  return weekday === 0 ? null : addDays(today, ((weekday - isoWeekday(today) + 6) % 7) + 1);
};

type Reader = (parts: readonly string[], today: CivilDate) => CivilDate | null;

/** What hands type in a hurry, and the day that each stands for. */
const SHORTHANDS: readonly (readonly [RegExp, Reader])[] = [
  [/^(?:t|h|today|hoy)$/, (_parts, today) => today],
  [/^([+-]) ?(\d{1,4})$/, ([sign, days], today) => addDays(today, Number(`${sign}${days}`))],
  [/^(\d{1,2})\/(\d{1,2})$/, ([month = '', day = ''], today) => inNearestYear(month, day, today)],
  [/^(\d{2})(\d{2})$/, ([month = '', day = ''], today) => inNearestYear(month, day, today)],
  [/^(\d{2})(\d{2})(\d{4}|\d{2})$/, ([month, day, year]) => readDate(`${month}/${day}/${year}`)],
  [/^([a-z]+)\.?$/, ([name = ''], today) => nextOf(name, today)],
];

/**
 * The day that a typed text names: a date, or one of the shorthands of the office; null when it names none [KEY-004].
 */
export const readTypedDate = (text: string, today: CivilDate): CivilDate | null => {
  const wanted = fold(text.trim().toLowerCase());
  const date = readDate(wanted);
  if (date !== null) return date;
  for (const [pattern, read] of SHORTHANDS) {
    const parts = pattern.exec(wanted);
    if (parts) return read(parts.slice(1), today);
  }
  return null;
};

/** What a date input stores for a text: the date, or null when it is none or out of limits [UI-001 UI-003 UI-035]. */
export const parseDateInput = (text: string, limits: DateLimits, today: CivilDate): CivilDate | null => {
  const date = readTypedDate(text, today);
  return date && isWithin(date, limits) ? date : null;
};
