import { addDays, type CivilDate } from '#domain/civilDate';
import type { DayWithoutWork } from '#domain/workdays/dayWithoutWork';
import type { Runner } from '../../../db/statement';
import { loadDaysWithoutWork } from '../../workdays/loadDaysWithoutWork';

/** So many days behind the shown ones their days without work are told too: a Rain-out pushes work there. */
const DAYS_AHEAD = 56;

/** The days without work that a view is told, from its first shown day on [SDY-001]. */
export const daysWithoutWorkFrom = (runner: Runner, days: readonly CivilDate[]): Promise<DayWithoutWork[]> => {
  const [first, last] = [days[0], days.at(-1)];
  return first === undefined || last === undefined
    ? Promise.resolve([])
    : loadDaysWithoutWork(runner, first, addDays(last, DAYS_AHEAD));
};
