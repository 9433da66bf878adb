import { type CivilDate, latest } from '../civilDate';
import { STATUS } from '../statuses';
import { isFlash } from './dates';
import { guniteSummary, historyChanged, type GuniteRow } from './summary';

export interface GuniteState {
  status_id: number | null;
  finished_date: CivilDate | null;
  rows: readonly GuniteRow[];
}

/**
 * The latest day of shooting that is not cancelled: what a status picked by hand takes for the end [GUN-015 GUN-023].
 */
const lastDay = (rows: readonly GuniteRow[]): CivilDate | null =>
  latest(
    rows
      .filter((row) => row.type_id !== null && !isFlash(row) && row.status_id !== STATUS.CANCELLED)
      .map((row) => row.gunite_date),
  );

/**
 * finished_date and status of a gunite sub-job on save, in the order of GUN-023: derived anew when an entry changed;
 * filled when Complete was picked; and Complete without a date is Pending [GUN-013 GUN-014 GUN-015 GUN-023].
 * @param saved as it is stored; null for a new sub-job
 */
export const settledGunite = (
  saved: GuniteState | null,
  status_id: number | null,
  rows: readonly GuniteRow[],
): Omit<GuniteState, 'rows'> => {
  const isChanged = historyChanged(saved?.rows ?? [], rows);
  const isPicked = status_id === STATUS.COMPLETE && saved?.status_id !== STATUS.COMPLETE;
  const derived = isChanged ? guniteSummary(rows).finished_date : (saved?.finished_date ?? null);
  const finished_date = derived ?? (isPicked ? lastDay(rows) : null);
  const isOpen = (isChanged || isPicked) && status_id === STATUS.COMPLETE && finished_date === null;
  return { status_id: isOpen ? STATUS.PENDING : status_id, finished_date };
};
