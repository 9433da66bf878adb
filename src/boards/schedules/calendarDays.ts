import type { CivilDate } from '#domain/civilDate';
import type { DayNote } from '#domain/boards/workdays/dayNote';
import { monthOf, weeksOfMonth } from '#domain/civilMonth';
import type { WeekStart } from '#domain/weekStart';
import type { CalendarEntry, CalendarMonth } from './calendarApi';

/** What is asked for: a crew by its name, a phase by its id; null for all. An empty name is "no crew". */
export interface CalendarFilter {
  crew: string | null;
  phase: number | null;
}

export interface CalendarDay {
  date: CivilDate;
  isOfMonth: boolean;
  /** By the order of the crews and the order in their day, as they were answered. */
  entries: readonly CalendarEntry[];
  /** Cubic yards of gunite, square feet of pebble applications; of the entries that are shown. */
  quantity: number;
  /** Of everybody's day, and of the crew that is asked for. */
  notes: readonly DayNote[];
}

const crewOf = ({ crew_name }: CalendarEntry): string => crew_name ?? '';

const meets = (entry: CalendarEntry, { crew, phase }: CalendarFilter): boolean =>
  (crew === null || crewOf(entry) === crew) && (phase === null || entry.phase_id === phase);

const concerns = ({ crews }: DayNote, { crew }: CalendarFilter): boolean =>
  crew === null || crews.length === 0 || crews.includes(crew);

const sum = (values: readonly (number | null)[]): number =>
  values.reduce<number>((total, value) => total + (value ?? 0), 0);

/** The weeks of a month with their entries, those of the filters alone [RPT-015]. */
export const calendarWeeks = (
  { month, entries, day_notes }: CalendarMonth,
  filter: CalendarFilter,
  start: WeekStart,
): CalendarDay[][] =>
  weeksOfMonth(month, start).map((week) =>
    week.map((date) => {
      const own = entries.filter((entry) => entry.date === date && meets(entry, filter));
      return {
        date,
        isOfMonth: monthOf(date) === month,
        entries: own,
        quantity: sum(own.map(({ yards, square_feet }) => yards ?? square_feet)),
        notes: day_notes.filter((note) => note.date === date && concerns(note, filter)),
      };
    }),
  );

/** The crews of a month in the order in which they are answered, those without a crew last. */
export const crewsOf = ({ entries }: Pick<CalendarMonth, 'entries'>): string[] => {
  const names = new Set(entries.map(crewOf));
  return [
    ...[...names].filter((name) => name !== '').sort((a, b) => a.localeCompare(b, 'en', { numeric: true })),
    ...(names.has('') ? [''] : []),
  ];
};

/** The phases of a month, in the order of the work. */
export const phasesOf = ({ entries }: Pick<CalendarMonth, 'entries'>): number[] =>
  [...new Set(entries.flatMap(({ phase_id }) => (phase_id === null ? [] : [phase_id])))].sort((a, b) => a - b);
