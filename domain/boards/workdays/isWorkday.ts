import { isoWeekday, type CivilDate } from '../../civilDate';
import type { BoardCategory } from '../kinds';
import { DIVISION } from '../../statuses';
import { crewDayName, type DayKind, type DayWithoutWork } from './dayWithoutWork';
import { isOnDay } from './isOnDay';

/**
 * A day of a board, of one of its rows when `crew_id` is given: a crew; on the warranty board a fieldworker, by the id of
 * the employee. Null or absent for the day as such, and for rows without a crew.
 */
export interface WorkPlace {
  category: BoardCategory;
  crew_id?: number | null;
  date: CivilDate;
}

/** The division of the crews of a board. */
export const DIVISION_OF: Readonly<Record<BoardCategory, number>> = {
  gunite: DIVISION.GUNITE,
  pebble: DIVISION.PEBBLE,
  warranty: DIVISION.WARRANTY,
};

/** Of several reasons on a day the widest is told. */
const WIDTH: Readonly<Partial<Record<DayKind, number>>> = {
  holiday: 0,
  closure: 1,
  plant_closed: 2,
  crew_off: 3,
  away: 4,
  own_block: 5,
};

const LAST_WORKDAY = 5;

/** True for an entry of this very crew or fieldworker; a fieldworker is also off with the crew. */
export const isOwnOf = (
  { crew_id, crew_employee_ids, employee_id }: DayWithoutWork,
  category: BoardCategory,
  row: number,
): boolean => (category === 'warranty' ? employee_id === row || crew_employee_ids.includes(row) : crew_id === row);

/** True when the entry is about the row: about everybody, its division, the plant of that day, or that crew or fieldworker itself. */
const concerns = (day: DayWithoutWork, { category, crew_id = null, date }: WorkPlace): boolean => {
  if (day.kind === 'holiday') return true;
  if (day.kind === 'closure') return day.division_id === DIVISION_OF[category];
  if (crew_id === null) return false;
  if (day.kind === 'plant_closed')
    return category === 'gunite' && day.plant_crew_days.includes(crewDayName(crew_id, date));
  return isOwnOf(day, category, crew_id);
};

/** True for an entry after which no work is left on its days: all but a short crew and single hours. */
export const closesWholeDay = ({ kind, start_time }: DayWithoutWork): boolean =>
  kind !== 'crew_short' && start_time === null;

/**
 * The entry that closes a day of a board or of a row; null on a day that is worked. Where several do, the widest one,
 * then the one that was made first. Saturdays and Sundays are no entries: see {@link isWorkday}.
 */
export const closureOf = (days: readonly DayWithoutWork[], place: WorkPlace): DayWithoutWork | null => {
  let best: DayWithoutWork | null = null;
  for (const day of days) {
    if (!isOnDay(day, place.date) || !closesWholeDay(day) || !concerns(day, place)) continue;
    const order = best && ((WIDTH[day.kind] ?? 9) - (WIDTH[best.kind] ?? 9) || day.id - best.id);
    if (order === null || order < 0) best = day;
  }
  return best;
};

/**
 * True for Monday to Friday without an entry that closes the day [SDY-001]. Cards may stand on Saturdays, but nothing is
 * moved there unasked.
 */
export const isWorkday = (days: readonly DayWithoutWork[], place: WorkPlace): boolean =>
  isoWeekday(place.date) <= LAST_WORKDAY && closureOf(days, place) === null;
