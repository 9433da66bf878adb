import { addDays, isCivilDate, isoWeekday, type CivilDate } from './civilDate';
import { WEEK_STARTS, type WeekStart } from './weekStart';

/** A month as `YYYY-MM`; arithmetic is calendar arithmetic on the string. */
export type CivilMonth = string;

/** True for a `YYYY-MM` text that names a month; 2026-13 does not. */
export const isCivilMonth = (value: unknown): value is CivilMonth =>
  typeof value === 'string' && value.length === 7 && isCivilDate(`${value}-01`);

export const monthOf = (date: CivilDate): CivilMonth => date.slice(0, 7);

/** The month `count` after `month` (before, when negative). */
export const addMonths = (month: CivilMonth, count: number): CivilMonth => {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + count;
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}`;
};

/**
 * The weeks that hold the days of a month, each from the same weekday on: whole weeks, so the first and the last may
 * reach into its neighbours.
 */
export const weeksOfMonth = (month: CivilMonth, start: WeekStart): CivilDate[][] => {
  const first = `${month}-01`;
  const passed = start === 'Monday' ? isoWeekday(first) - 1 : isoWeekday(first) % 7;
  const weeks: CivilDate[][] = [];
  for (let day = addDays(first, -passed); monthOf(day) <= month; day = addDays(day, 7)) {
    const begin = day;
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(begin, index)));
  }
  return weeks;
};

/**
 * The days of a month with those of its neighbours that stand in its first and last weeks, whichever weekday a calendar
 * begins its weeks on.
 */
export const daysOfWeeks = (month: CivilMonth): CivilDate[] =>
  [...new Set(WEEK_STARTS.flatMap((start) => weeksOfMonth(month, start).flat()))].toSorted();

/** All days of a month, the first to the last. */
export const daysOfMonth = (month: CivilMonth): CivilDate[] => {
  const days: CivilDate[] = [];
  for (let day = `${month}-01`; monthOf(day) === month; day = addDays(day, 1)) days.push(day);
  return days;
};
