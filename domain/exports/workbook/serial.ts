import { addDays, daysBetween, isCivilDate, type CivilDate } from '../../civilDate';
import { localDateTimeParts } from '../../inputs/formats';

/**
 * Days as spreadsheets count them: whole numbers, with the time of day as a fraction. They have no zone, so none can
 * shift one. In the system of 1900 day 60 is 29 February 1900, which never was.
 */
const FIRST = '1899-12-31';
const NEVER = 60;
/** Days from 1900's first to that of the system of 1904, which old workbooks of the Macintosh have. */
const LATER = 1_462;
/** 31 December 9999, the last that spreadsheets know. */
const LAST = 2_958_465;
const DAY_SECONDS = 86_400;

/** The number of a day; null for one before 1900, which no spreadsheet knows. */
export const serialOfDate = (date: unknown): number | null => {
  if (!isCivilDate(date)) return null;
  const day = daysBetween(FIRST, date);
  if (day < 1) return null;
  return day < NEVER ? day : day + 1;
};

/** The number of a moment of the wall clock. */
export const serialOfMoment = (moment: string): number | null => {
  const parts = localDateTimeParts(moment);
  const day = parts && serialOfDate(parts.date);
  return parts && day !== null ? day + (parts.hours * 3_600 + parts.minutes * 60 + parts.seconds) / DAY_SECONDS : null;
};

/** The share of the day at HH:MM. */
export const serialOfTime = (time: string): number | null => {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  return hours === undefined ? null : (Number(hours) * 60 + Number(minutes)) / 1_440;
};

/** A number of a spreadsheet as the day and the time of day, HH:MM:SS, that it shows. */
export interface Moment {
  date: CivilDate;
  time: string;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** The moment behind a number; null for one that no spreadsheet shows as a day. */
export const momentOfSerial = (serial: number, from1904: boolean): Moment | null => {
  const seconds = Math.round((serial + (from1904 ? LATER : 0)) * DAY_SECONDS);
  const day = Math.floor(seconds / DAY_SECONDS);
  if (!Number.isFinite(serial) || day < 0 || day > LAST) return null;
  const rest = seconds - day * DAY_SECONDS;
  const time = `${two(Math.floor(rest / 3_600))}:${two(Math.floor(rest / 60) % 60)}:${two(rest % 60)}`;
  return { date: addDays(FIRST, day > NEVER ? day - 1 : Math.min(day, NEVER - 1)), time };
};
