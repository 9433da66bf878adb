import { format, getDay, startOfWeek } from 'date-fns';
import { enUS } from 'date-fns/locale/en-US';
import { es } from 'date-fns/locale/es';
import { dateFnsLocalizer } from 'react-big-calendar';
import { minutesOn, type WallTime } from '#domain/boards/timeGrid/wallTime';
import type { CivilDate } from '#domain/civilDate';

const MONDAY = { weekStartsOn: 1 } as const;

/** react-big-calendar's words and weeks by date-fns, which the date fields use too; Monday first, as on the boards. */
export const calendarLocalizer = dateFnsLocalizer({
  format,
  getDay,
  startOfWeek: (date: Date) => startOfWeek(date, MONDAY),
  locales: { en: enUS, es },
});

/** A day of the business as the library wants it: that day on the browser's own clock, whatever its zone. */
export const dateOf = (day: CivilDate, minutes = 0): Date =>
  new Date(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8)), 0, minutes);

/** A wall-clock time in the same way. */
export const momentOf = (time: WallTime, day: CivilDate): Date => dateOf(day, minutesOn(time, day));

/** And back. */
export const civilDayOf = (date: Date): CivilDate => format(date, 'yyyy-MM-dd');
