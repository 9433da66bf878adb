import { weekOf, type CivilDate } from '../../civilDate';
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

/** Where an item stands in a week: each stands once. */
export interface WeekPlace extends Place {
  /** Null for an open item without a date. */
  date: CivilDate | null;
}

/**
 * The place of an item in the week of a day, null where that week does not show it [SDY-017]. An open item of a day
 * before the week that holds today stands on today.
 */
export const weekPlaceOf = (item: ScheduleItem, { date, today }: ShownDay): WeekPlace | null => {
  const days = weekOf(date);
  const own = item.scheduled_date;
  if (own === null || days.includes(own)) {
    const place = placeOf(item, { date: own ?? date, today });
    return place && { ...place, mark: own === null ? null : place.mark, date: own };
  }
  const place = days.includes(today) ? placeOf(item, { date: today, today }) : null;
  return place && { ...place, date: today };
};
