import type { CivilDate } from '../../civilDate';
import type { DayWithoutWork } from './dayWithoutWork';
import { isOnDay } from './isOnDay';

/** Days without work by their dates: a board looks each crew's day up without going through all of them. */
export interface DayIndex {
  all: readonly DayWithoutWork[];
  on: (date: CivilDate) => readonly DayWithoutWork[];
}

/** Looks a date up once, and remembers it. */
export const dayIndex = (all: readonly DayWithoutWork[]): DayIndex => {
  const known = new Map<CivilDate, readonly DayWithoutWork[]>();
  return {
    all,
    on: (date) => {
      const days = known.get(date) ?? all.filter((day) => isOnDay(day, date));
      known.set(date, days);
      return days;
    },
  };
};
