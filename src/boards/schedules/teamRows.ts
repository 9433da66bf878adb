import type { DayNote } from '#domain/boards/workdays/dayNote';
import type { CivilDate } from '#domain/civilDate';
import type { TeamWeek, Visit } from './scheduleQueries';

/** A fieldworker's week; `visits` and `notes` have one list for each day. */
export interface TeamRow {
  id: number | null;
  name: string;
  isActive: boolean;
  visits: readonly (readonly Visit[])[];
  notes: readonly (readonly DayNote[])[];
  count: number;
}

/**
 * The fieldworkers in the order of the boards, each with the visits of every day by start; last those without a worker.
 */
export const teamRows = ({ days, fieldworkers, visits, day_notes }: TeamWeek, nobody: string): TeamRow[] => {
  const rowOf = (id: number | null, name: string, isActive: boolean): TeamRow => {
    const own = visits.filter(({ crew_id }) => crew_id === id);
    const told = day_notes.filter(({ crew_ids }) => id !== null && crew_ids.includes(id));
    return {
      id,
      name,
      isActive,
      count: own.length,
      visits: days.map((day) => own.filter(({ date }) => date === day)),
      notes: days.map((day) => told.filter(({ date }) => date === day)),
    };
  };
  const strays = rowOf(null, nobody, true);
  return [
    ...fieldworkers.map(({ id, name, is_active }) => rowOf(id, name, is_active !== false)),
    ...(strays.count > 0 ? [strays] : []),
  ];
};

/** What a week says of a day for the whole team. */
export const teamNotes = ({ day_notes }: TeamWeek, day: CivilDate): DayNote[] =>
  day_notes.filter(({ date, crew_ids }) => date === day && crew_ids.length === 0);
