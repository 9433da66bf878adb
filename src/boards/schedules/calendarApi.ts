import { gql } from '../../dataProvider/gql';
import { DAY_NOTE } from '../../page/dayNoteFields';
import type { ScheduleEntry } from '#domain/boards/scheduleEntry';
import type { DayNote } from '#domain/boards/workdays/dayNote';
import type { CivilDate } from '#domain/civilDate';
import type { CivilMonth } from '#domain/civilMonth';

/** The boards that have a calendar; that of the warranty visits is the month list. */
export type CalendarCategory = 'gunite' | 'pebble';

export type CalendarEntry = Pick<
  ScheduleEntry,
  | 'key'
  | 'job_id'
  | 'job_detail_id'
  | 'date'
  | 'order'
  | 'job_name'
  | 'company_abbreviation'
  | 'crew_id'
  | 'crew_name'
  | 'phase_id'
  | 'type_id'
  | 'status_id'
  | 'start_time'
  | 'yards'
  | 'square_feet'
>;

export interface CalendarMonth {
  month: CivilMonth;
  today: CivilDate;
  entries: readonly CalendarEntry[];
  day_notes: readonly DayNote[];
}

export const CALENDAR_QUERY =
  gql(`query Calendar($category: BoardCategory!, $month: String) { calendar(category: $category, month: $month, whole_weeks: true) {
  month today entries { key job_id job_detail_id date order start_time job_name company_abbreviation crew_id crew_name phase_id type_id status_id yards square_feet } day_notes { ${DAY_NOTE} } } }`);

/** The server, as a calendar sees it. @param month null for this month */
export type LoadMonth = (month: CivilMonth | null) => Promise<CalendarMonth>;
