import { addDays, formatCivilDate, type CivilDate } from '../civilDate';
import { localDateTimeParts } from './formats';
import { isWithin, readDate, type DateLimits } from './dateInput';
import { readWrittenDate } from './writtenDate';

/** A wall-clock moment without a zone, `YYYY-MM-DDTHH:mm:ss`. */
export type LocalDateTime = string;

/** Time pickers step in quarter hours [UI-006]. */
export const MINUTE_STEP = 15;

const DAY_MINUTES = 24 * 60;
const TYPED = /^(.+?),?\s+(\d{1,2})(?::(\d{2}))?\s*([ap])\.?(?:m\.?)?$/i;

const two = (value: number): string => String(value).padStart(2, '0');

const atMinute = (date: CivilDate, minute: number): LocalDateTime => {
  const day = addDays(date, Math.floor(minute / DAY_MINUTES));
  const left = minute % DAY_MINUTES;
  return `${day}T${two(Math.floor(left / 60))}:${two(left % 60)}:00`;
};

/** The moment rounded up to the step, past midnight into the next day; null when it is no moment. */
export const roundUpToStep = (value: LocalDateTime, step: number = MINUTE_STEP): LocalDateTime | null => {
  const parts = localDateTimeParts(value);
  const date = parts && readDate(parts.date);
  if (!parts || !date) return null;
  const minutes = parts.hours * 60 + parts.minutes + (parts.seconds > 0 ? 1 : 0);
  return atMinute(date, Math.ceil(minutes / step) * step);
};

/** The 24-hour minute of the day of a 12-hour time, or null: 12 AM is 0, 12 PM is noon. */
const minuteOfDay = (hours: number, minutes: number, half: string): number | null =>
  hours >= 1 && hours <= 12 && minutes < 60
    ? ((hours % 12) + (half.toLowerCase() === 'p' ? 12 : 0)) * 60 + minutes
    : null;

const FROM_TODAY = /^([+-]) ?(\d{1,4})$/;

/** The day before a time: a written one, or counted from today: t, +1, -1. */
const readDay = (text: string, today: CivilDate): CivilDate | null => {
  const day = text.trim().toLowerCase();
  const [, sign, days] = FROM_TODAY.exec(day) ?? [];
  if (sign !== undefined) return addDays(today, Number(`${sign}${days}`));
  return day === 't' ? today : readWrittenDate(day, today);
};

/** What stands around a date-time input when a text is typed into it. */
export interface MomentInput {
  limits: DateLimits;
  today: CivilDate;
  step?: number;
  /** The moment that stands: a day typed alone keeps its time. */
  standing?: LocalDateTime | null;
}

/**
 * What a date-time input stores for a text MM/DD/YYYY hh:mm A, the day also as a shorthand and the time as short as
 * "8a": minutes rounded up to the step, or null when it is no moment or its day is out of limits
 * [UI-003 UI-006 KEY-004].
 */
export const parseDateTimeInput = (
  text: string,
  { limits, today, step = MINUTE_STEP, standing }: MomentInput,
): LocalDateTime | null => {
  const [, day = '', hours = '', minutes = '00', half = ''] = TYPED.exec(text.trim()) ?? [];
  const alone = standing && day === '' ? readDay(text, today) : null;
  if (standing && alone) return isWithin(alone, limits) ? `${alone}${standing.slice(10)}` : null;
  const date = readDay(day, today);
  const minute = minuteOfDay(Number(hours), Number(minutes), half);
  if (!date || minute === null) return null;
  const moment = atMinute(date, Math.ceil(minute / step) * step);
  return isWithin(moment.slice(0, 10), limits) ? moment : null;
};

/** MM/DD/YYYY hh:mm A; an empty text when there is no moment. */
export const formatDateTime = (value: LocalDateTime | null | undefined): string => {
  const parts = value ? localDateTimeParts(value) : null;
  if (!parts) return '';
  return `${formatCivilDate(parts.date)} ${two(parts.hours % 12 || 12)}:${two(parts.minutes)} ${parts.hours < 12 ? 'AM' : 'PM'}`;
};
