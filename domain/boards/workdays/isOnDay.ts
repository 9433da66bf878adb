import type { CivilDate } from '../../civilDate';
import type { DayWithoutWork } from './dayWithoutWork';

/** True when the date belongs to the span. */
export const isOnDay = ({ first_day, last_day }: DayWithoutWork, date: CivilDate): boolean =>
  first_day <= date && date <= last_day;
