import { latest, type CivilDate } from '#domain/civilDate';
import { guniteDates } from '#domain/gunite/dates';
import { STATUS } from '#domain/statuses';
import { round2 } from './round';

interface Entry { id: number; gunite_date: CivilDate | null; status_id: number; crew_id: number | null; type_id: number; yardage: number | null }

const FLASH = 9;

/** The derived fields of gunite_details [GUN-011 GUN-012 GUN-013 GUN-016 GUN-017 GUN-020]. */
export const guniteSummary = (entries: readonly Entry[]) => {
  const [flash, regular] = [entries.filter((entry) => entry.type_id === FLASH), entries.filter((entry) => entry.type_id !== FLASH)];
  const yardsOf = (list: readonly Entry[]) => list.reduce((sum, entry) => sum + (entry.yardage ?? 0), 0);
  const isFinished = entries.every((entry) => entry.status_id === STATUS.COMPLETE || entry.status_id === STATUS.CANCELLED);
  const crewOf = (list: readonly Entry[]): number | null =>
    list.filter((entry) => entry.gunite_date !== null)
      .sort((a, b) => ((a.gunite_date ?? '') > (b.gunite_date ?? '') ? -1 : a.gunite_date === b.gunite_date ? b.id - a.id : 1))[0]?.crew_id ?? null;
  return {
    ...guniteDates(entries),
    finished_date: isFinished ? latest(entries.filter((entry) => entry.status_id === STATUS.COMPLETE).map((entry) => entry.gunite_date)) : null,
    total_yardage: Math.trunc(round2(yardsOf(regular))),
    flash_yards: round2(yardsOf(flash)),
    crew_id: crewOf(regular),
    flash_crew_id: crewOf(flash),
  };
};
