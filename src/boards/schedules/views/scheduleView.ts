import { addDays, type CivilDate } from '#domain/civilDate';
import { daysOfMonth, monthOf } from '#domain/civilMonth';
import type { DaySpan } from '../scheduleQueries';

/** How a schedule is drawn: our own seven days, or react-big-calendar's month and agenda. */
export const SCHEDULE_VIEWS = ['week', 'month', 'agenda'] as const;
export type ScheduleView = (typeof SCHEDULE_VIEWS)[number];

export const isScheduleView = (value: unknown): value is ScheduleView => SCHEDULE_VIEWS.some((view) => view === value);

/** The days of an agenda after its first one: the server tells of 31 days at most. */
export const AGENDA_DAYS = 30;

/** What a view asks the server for. A week is asked for as before, so that today is the server's. */
export const askedDays = (view: ScheduleView, date: CivilDate | null, today: CivilDate): DaySpan => {
  if (view === 'week') return { start_date: date, end_date: null };
  const shown = date ?? today;
  if (view === 'agenda') return { start_date: shown, end_date: addDays(shown, AGENDA_DAYS) };
  const days = daysOfMonth(monthOf(shown));
  return { start_date: days[0] ?? shown, end_date: days.at(-1) ?? shown };
};
