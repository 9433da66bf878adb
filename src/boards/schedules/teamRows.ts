import type { TeamWeek, Visit } from './scheduleQueries';

/** A fieldworker's week; `visits` has one list for each day. */
export interface TeamRow {
  id: number | null;
  name: string;
  isActive: boolean;
  visits: readonly (readonly Visit[])[];
  count: number;
}

/**
 * The fieldworkers in the order of the boards, each with the visits of every day by start; last those without a worker.
 */
export const teamRows = ({ days, fieldworkers, visits }: TeamWeek, nobody: string): TeamRow[] => {
  const rowOf = (id: number | null, name: string, isActive: boolean): TeamRow => {
    const own = visits.filter(({ crew_id }) => crew_id === id);
    return { id, name, isActive, count: own.length, visits: days.map((day) => own.filter(({ date }) => date === day)) };
  };
  const strays = rowOf(null, nobody, true);
  return [
    ...fieldworkers.map(({ id, name, is_active }) => rowOf(id, name, is_active !== false)),
    ...(strays.count > 0 ? [strays] : []),
  ];
};
