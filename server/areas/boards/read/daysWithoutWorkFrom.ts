import { addDays, isCivilDate, type CivilDate } from '#domain/civilDate';
import type { DayWithoutWork } from '#domain/boards/workdays/dayWithoutWork';
import type { Runner } from '../../../db/statement';
import { loadDaysWithoutWork } from '../../workdays/loadDaysWithoutWork';

/** So many days behind the shown ones their days without work are told too: a Rain-out pushes work there. */
const DAYS_AHEAD = 56;
/** There is no later date: a week that is shown may end behind it. */
const LAST: CivilDate = '9999-12-31';

/** The days without work that a view is told, from its first shown day on [SDY-001]. */
export const daysWithoutWorkFrom = (runner: Runner, days: readonly CivilDate[]): Promise<DayWithoutWork[]> => {
  const shown = days.filter(isCivilDate);
  const [first, last] = [shown[0], shown.at(-1)];
  if (first === undefined || last === undefined) return Promise.resolve([]);
  const until = addDays(last, DAYS_AHEAD);
  return loadDaysWithoutWork(runner, first, isCivilDate(until) ? until : LAST);
};
