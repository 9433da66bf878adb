import type { Worker } from '../boards/ownItems';
import { noteWords } from '../boards/workdays/dayNote';
import { ownNotes, type NotedRow } from '../boards/workdays/dayNotes';
import type { DayWithoutWork } from '../boards/workdays/dayWithoutWork';
import { isOnDay } from '../boards/workdays/isOnDay';
import type { CivilDate } from '../civilDate';
import type { CalendarFacts } from './feedItems';

const NOTHING = {
  kind: 'OFF',
  job_detail_id: null,
  job_name: null,
  company_name: null,
  crew_name: null,
  description: null,
  start_time: null,
  address_line_1: null,
  address_line_2: null,
  city: null,
  state: null,
  zip_code: null,
} as const;

/**
 * The days without work of a schedule as a calendar has them: an entry from its first to its last day, in one; a closed
 * plant and single hours day by day, since crews change their plant and hours have a beginning on each day [SDY-001].
 */
export const daysOffFacts = (
  days: readonly DayWithoutWork[],
  worker: Pick<Worker, 'employee_id'>,
  crews: readonly NotedRow[],
  dates: readonly CivilDate[],
): CalendarFacts[] =>
  days.flatMap((day) => {
    const { id, kind, first_day, last_day, start_time, end_time } = day;
    const shown = dates.filter((date) => isOnDay(day, date));
    const isByDay = kind === 'plant_closed' || start_time !== null;
    return ownNotes([day], worker, crews, isByDay ? shown : shown.slice(0, 1)).map((note) => ({
      ...NOTHING,
      key: isByDay ? note.key : `day_without_work:${id}`,
      date: isByDay ? note.date : first_day,
      until: isByDay || first_day === last_day ? null : last_day,
      start: start_time === null ? null : `${note.date}T${start_time}:00`,
      end: end_time === null ? null : `${note.date}T${end_time}:00`,
      en: noteWords(note, 'en'),
      es: noteWords(note, 'es'),
    }));
  });
