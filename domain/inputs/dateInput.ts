import { isCivilDate, type CivilDate } from '../civilDate';

/** The days that a date input accepts, both included. */
export interface DateLimits {
  earliest: CivilDate;
  latest: CivilDate;
}

const MIN_DATE: CivilDate = '1980-01-01';

/** Years ahead that a date input accepts; the presite dates alone go further [UI-004]. */
export const YEARS_AHEAD = 2;
export const PRESITE_YEARS_AHEAD = 5;

/** The same day of a later year; 29 February is the 28th where there is none. */
const yearsLater = (today: CivilDate, years: number): CivilDate => {
  const year = String(Number(today.slice(0, 4)) + years).padStart(4, '0');
  const day = today.slice(4);
  return `${year}${isCivilDate(`${year}${day}`) ? day : '-02-28'}`;
};

/**
 * From 01/01/1980 to 31 December of the year after next; the days of a presite to the day in five years
 * [UI-004 UI-035 PSC-005].
 */
export const dateLimits = (today: CivilDate, yearsAhead: number = YEARS_AHEAD): DateLimits => ({
  earliest: MIN_DATE,
  latest:
    yearsAhead === PRESITE_YEARS_AHEAD
      ? yearsLater(today, yearsAhead)
      : `${yearsLater(today, yearsAhead).slice(0, 4)}-12-31`,
});

export const isWithin = (date: CivilDate, limits: DateLimits): boolean =>
  date >= limits.earliest && date <= limits.latest;

const MONTH_FIRST = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})$/;
const YEAR_FIRST = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;

const civil = (year: string, month: string, day: string): CivilDate | null => {
  const date = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCivilDate(date) ? date : null;
};

/** The date that a text names, M/D/YYYY, M/D/YY (20YY) or YYYY-M-D, or null; limits are not looked at. */
export const readDate = (text: string): CivilDate | null => {
  const [, month = '', day = '', year = ''] = MONTH_FIRST.exec(text.trim()) ?? [];
  if (year) return civil(year, month, day);
  const [, isoYear = '', isoMonth = '', isoDay = ''] = YEAR_FIRST.exec(text.trim()) ?? [];
  return isoYear ? civil(isoYear, isoMonth, isoDay) : null;
};
