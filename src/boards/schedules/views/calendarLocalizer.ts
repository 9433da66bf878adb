import { format, getDay, startOfWeek } from 'date-fns';
import { enUS } from 'date-fns/locale/en-US';
import { es } from 'date-fns/locale/es';
import { dateFnsLocalizer } from 'react-big-calendar';
import { minutesOn, type WallTime } from '#domain/wallTime';
import type { CivilDate } from '#domain/civilDate';
import { WEEK_START_NUMBER, type WeekStart } from '#domain/weekStart';

const localizerOf = (start: WeekStart) =>
  dateFnsLocalizer({
    format,
    getDay,
    startOfWeek: (date: Date) => startOfWeek(date, { weekStartsOn: WEEK_START_NUMBER[start] }),
    locales: { en: enUS, es },
  });

/** react-big-calendar's words and weeks by date-fns, which the date fields use too, by the weekday they begin on. */
export const CALENDAR_LOCALIZERS = { Sunday: localizerOf('Sunday'), Monday: localizerOf('Monday') } as const;

/** A day of the business as the library wants it: that day on the browser's own clock, whatever its zone. */
export const dateOf = (day: CivilDate, minutes = 0): Date =>
  new Date(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8)), 0, minutes);

/** A wall-clock time in the same way. */
export const momentOf = (time: WallTime, day: CivilDate): Date => dateOf(day, minutesOn(time, day));

/** Converts a date of the calendar back to a civil date. */
export const civilDayOf = (date: Date): CivilDate => format(date, 'yyyy-MM-dd');
