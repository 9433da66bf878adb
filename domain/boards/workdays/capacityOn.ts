import type { BoardCategory } from '../kinds';
import type { CivilDate } from '../../civilDate';
import { DIVISION } from '../../statuses';
import type { DayWithoutWork } from './dayWithoutWork';
import { isOnDay } from './isOnDay';
import { closureOf } from './isWorkday';

/** What the capacity of a crew's day follows from. */
export interface CrewOfDay {
  id: number;
  division_id: number | null;
  daily_capacity: number | null;
}

const CATEGORY_OF: Readonly<Record<number, BoardCategory>> = {
  [DIVISION.GUNITE]: 'gunite',
  [DIVISION.PEBBLE]: 'pebble',
};

/**
 * What a crew does on a day, in yards or square feet: 0 on a day without work; with fewer people what stands at that day,
 * the smallest of several; else its daily capacity. Null for a crew that has none [SDY-001].
 */
export const capacityOn = (days: readonly DayWithoutWork[], crew: CrewOfDay, date: CivilDate): number | null => {
  const category = CATEGORY_OF[crew.division_id ?? 0];
  if (category && closureOf(days, { category, crew_id: crew.id, date })) return crew.daily_capacity === null ? null : 0;
  const short = days.flatMap((day) =>
    day.kind === 'crew_short' && day.crew_id === crew.id && day.capacity !== null && isOnDay(day, date)
      ? [day.capacity]
      : [],
  );
  return short.length === 0 ? crew.daily_capacity : Math.min(...short);
};
