import type { CivilDate } from '../../civilDate';
import { divisionOfCategory } from './divisions';
import { isOpen, type ScheduleItem } from './scheduleItem';

/** What is said of an item that does not simply stand on its day [PSC-014]. */
export type ScheduleMark = 'past_due' | 'no_date';

/** Where an item stands: a supervisor's id, or that of an unassigned column. */
export interface Place {
  column: number;
  mark: ScheduleMark | null;
}

export interface ShownDay {
  date: CivilDate;
  today: CivilDate;
}

/**
 * The place of an item on the schedule of a day, null where that day does not show it [PSC-014]. Items of the day stand
 * on it; open ones without a date on every day; open ones of a past day on today's too. A visit that is done stays in
 * its supervisor's column of its day, and nowhere else.
 */
export const placeOf = (item: ScheduleItem, { date, today }: ShownDay): Place | null => {
  const division = divisionOfCategory(item.category_id);
  if (!division) return null;
  const open = isOpen(item);
  if (!open && (item.presite_supervisor_id === null || item.scheduled_date !== date)) return null;
  const column = item.presite_supervisor_id ?? division.unassigned;
  if (item.scheduled_date === null) return { column, mark: 'no_date' };
  const isPast = open && item.scheduled_date < today;
  if (item.scheduled_date !== date && !(isPast && date === today)) return null;
  return { column, mark: isPast ? 'past_due' : null };
};
