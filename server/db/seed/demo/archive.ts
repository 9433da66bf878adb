import { addDays, startOfWeek, type CivilDate } from '#domain/civilDate';
import { addMonths, daysOfMonth, monthOf, type CivilMonth } from '#domain/civilMonth';
import { workday } from './crewDays';
import { randomOf } from './random';

/** A job that was finished years ago, with the days of its work. */
export interface ArchivedJob {
  enteredDate: CivilDate;
  gunite: CivilDate | null;
  pebble: CivilDate | null;
}

const YEARS = 5;
/** Weeks before today in which the archive ends: no work of it lies on days that the boards are opened at. */
const RUNNING_WEEKS = 7;
/** How much busier each year was than the one before: the last of them comes near to what the boards hold today. */
const GROWTH = 1.35;
/** Shares of a usual month: pools are built for the summer, and rain and holidays stop the work. */
const SEASON = [0.55, 0.65, 0.95, 1.2, 1.3, 1.2, 1.05, 0.95, 1, 1.05, 0.8, 0.5];

const monthsUntil = (first: CivilMonth, last: CivilMonth): CivilMonth[] =>
  first > last ? [] : [first, ...monthsUntil(addMonths(first, 1), last)];

/**
 * Finished work of five years and the months before the running weeks, oldest first: what reports set side by side.
 * @param monthly jobs of a usual month of the last of these years
 */
export const planArchive = (monthly: number, today: CivilDate): ArchivedJob[] => {
  const random = randomOf('archive');
  const end = addDays(startOfWeek(today), -7 * RUNNING_WEEKS);
  const months = monthsUntil(addMonths(monthOf(today), -12 * YEARS), monthOf(end));
  return months
    .flatMap((month, index) => {
      const share = (SEASON[Number(month.slice(5)) - 1] ?? 1) * GROWTH ** ((index - months.length) / 12);
      const days = daysOfMonth(month);
      return Array.from({ length: Math.round(monthly * share * (0.9 + random.next() * 0.2)) }, () => {
        const kind = random.weighted([
          ['both', 10],
          ['gunite', 4],
          ['remodel', 6],
        ]);
        const day = workday(random.pick(days), true);
        const gunite = kind === 'remodel' ? null : kind === 'gunite' ? day : workday(addDays(day, -random.int(20, 38)));
        const first = gunite ?? day;
        return { enteredDate: addDays(first, -random.int(8, 40)), gunite, pebble: kind === 'gunite' ? null : day };
      });
    })
    .filter(({ gunite, pebble }) => (pebble ?? gunite ?? end) < end)
    .toSorted((one, other) => one.enteredDate.localeCompare(other.enteredDate));
};
