import { gql } from '../../dataProvider/gql';
import { narrowed } from '../../dataProvider/narrowed';
import type { OwnItem } from '#domain/boards/ownItems';
import type { ScheduleEntry } from '#domain/boards/scheduleEntry';
import type { DayNote } from '#domain/boards/workdays/dayNote';
import type { CivilDate } from '#domain/civilDate';
import type { CivilMonth } from '#domain/civilMonth';
import { clockText, minutesOn, spanText } from '#domain/wallTime';
import { isDayNews } from '../../live/isDayNews';
import type { LiveEvent } from '../../live/liveEvent';
import { DAY_NOTE } from '../../page/dayNoteFields';

export type Visit = Pick<
  ScheduleEntry,
  | 'key'
  | 'job_id'
  | 'job_detail_id'
  | 'date'
  | 'start'
  | 'end'
  | 'job_name'
  | 'company_abbreviation'
  | 'city'
  | 'description'
  | 'crew_id'
  | 'crew_name'
  | 'status_id'
>;

const VISIT =
  'key job_id job_detail_id date start end job_name company_abbreviation city description crew_id crew_name status_id';

export const MONTH_QUERY = narrowed<{ calendar: Month }>(
  gql(
    `query WarrantyMonth($month: String) { calendar(category: warranty, month: $month) { month today entries { ${VISIT} } day_notes { ${DAY_NOTE} } } }`,
  ),
);
export interface Month {
  month: CivilMonth;
  today: CivilDate;
  entries: readonly Visit[];
  day_notes: readonly DayNote[];
}

export const TEAM_QUERY = narrowed<{ teamSchedule: TeamWeek }>(
  gql(
    `query TeamSchedule($start_date: Date, $end_date: Date) { teamSchedule(start_date: $start_date, end_date: $end_date) { today days fieldworkers { id name is_active } visits { ${VISIT} } day_notes { ${DAY_NOTE} } } }`,
  ),
);
export interface TeamWeek {
  today: CivilDate;
  days: readonly CivilDate[];
  fieldworkers: readonly { id: number; name: string; is_active: boolean | null }[];
  visits: readonly Visit[];
  day_notes: readonly DayNote[];
}

export const MINE_QUERY = narrowed<{ mySchedule: OwnWeek }>(
  gql(`query MySchedule($employee_id: Int, $start_date: Date, $end_date: Date) { mySchedule(employee_id: $employee_id, start_date: $start_date, end_date: $end_date) {
  today days employee { id name } employees { id name }
  items { key category kind job_id job_detail_id date start end order start_time job_name company_name address_line_1 address_line_2 city state zip_code pin key_map gate_code description crew_name foreman_name phase_id type_id status_id is_critical }
  day_notes { ${DAY_NOTE} } } }`),
);
/** One's own seven days from today, as My Schedule asks for them when it is opened. */
export const OWN_DAYS = { start_date: null, end_date: null, employee_id: null };
export interface Person {
  id: number;
  name: string;
}
/** A line of My Schedule, without the quantities that it does not show. */
export type OwnEntry = Omit<OwnItem, 'yards' | 'square_feet'>;
export interface OwnWeek {
  today: CivilDate;
  days: readonly CivilDate[];
  employee: Person | null;
  employees: readonly Person[];
  items: readonly OwnEntry[];
  day_notes: readonly DayNote[];
}

const FEED = 'id employee_id crew_id name path';
export const FEEDS_QUERY = gql(
  `query CalendarFeeds($employee_id: Int) { calendarFeeds(employee_id: $employee_id) { ${FEED} } }`,
);
export const RENEW_FEED = gql(
  `mutation RenewCalendarFeed($employee_id: Int, $crew_id: Int, $proof: String) { renewCalendarFeed(employee_id: $employee_id, crew_id: $crew_id, proof: $proof) { ${FEED} } }`,
);
export const REVOKE_FEED = gql(`mutation RevokeCalendarFeed($id: Int!) { revokeCalendarFeed(id: $id) }`);

/**
 * The schedule of an employee or of a crew. `id` is that of the address at which one's calendar program reads it, null
 * without one; `path` is the address itself, told once, when it is made [SEC-006].
 */
export interface CalendarFeed {
  id: number | null;
  employee_id: number | null;
  crew_id: number | null;
  name: string;
  path: string | null;
}

/** The days that are asked for; without a last one a week, without a first one from today. */
export interface DaySpan {
  start_date: CivilDate | null;
  end_date: CivilDate | null;
}

/** The server, as these screens see it. */
export interface ScheduleApi {
  month: (month: CivilMonth | null) => Promise<Month>;
  team: (days: DaySpan) => Promise<TeamWeek>;
  /** @param employee_id whose; null for one's own */
  mine: (days: DaySpan, employee_id: number | null) => Promise<OwnWeek>;
  /** @param employee_id whose, with that employee's crews; null for one's own */
  feeds: (employee_id: number | null) => Promise<readonly CalendarFeed[]>;
  renewFeed: (feed: CalendarFeed, proof: string) => Promise<CalendarFeed>;
  revokeFeed: (id: number) => Promise<void>;
}

/** Whether an event may have moved a visit, or says who does not work. */
export const isVisitNews = (event: LiveEvent): boolean =>
  (event.name === 'cards' && event.data.category === 'warranty') || isDayNews(event);

/** "09:00 AM - 10:30 AM"; the start alone while there is no end. */
export const visitTimes = ({ start, end, date }: Pick<Visit, 'start' | 'end' | 'date'>): string => {
  if (start === null) return '';
  return end === null
    ? clockText(minutesOn(start, date))
    : spanText({ start: minutesOn(start, date), end: minutesOn(end, date) });
};
