import type { GuniteRow } from '../gunite/summary';
import type { CrewRow, GuniteEntry } from '../jobs/draft';
import type { CrewRow as PlainCrewRow } from '../pebble/summary';

/** Rows that have no id yet are the newest: their ids are above every stored one. */
const FIRST_NEW_ID = 1e12;

/**
 * Two drafts of one sub-job name the same rows by the same keys; rows are told apart by id, new ones in their order.
 */
const idsOf = (rows: readonly { id: number | null }[]): number[] =>
  rows.map(({ id }, index) => id ?? FIRST_NEW_ID + index);

/** Crew rows as the pebble rules read them. */
export const plainCrewRows = (rows: readonly CrewRow[]): PlainCrewRow[] => {
  const ids = idsOf(rows);
  return rows.map((row, index) => ({
    id: ids[index] ?? FIRST_NEW_ID,
    phase_type_id: row.phase_type?.id ?? null,
    status_id: row.status?.id ?? null,
    crew_id: row.crew?.id ?? null,
    date: row.date,
  }));
};

/** Entries of a gunite history as the gunite rules read them. */
export const plainGuniteRows = (rows: readonly GuniteEntry[]): GuniteRow[] => {
  const ids = idsOf(rows);
  return rows.map((row, index) => ({
    id: ids[index] ?? FIRST_NEW_ID,
    type_id: row.type?.id ?? null,
    status_id: row.status?.id ?? null,
    crew_id: row.crew?.id ?? null,
    gunite_date: row.gunite_date,
    yardage: row.yardage,
  }));
};
