import { type CivilDate, latest } from '../civilDate';
import { STATUS } from '../statuses';
import { isOpenStatus } from '../statusTable';
import { guniteDates, isFlash } from './dates';

/** What the derived fields of a gunite sub-job are made of: one entry of its history. */
export interface GuniteRow {
  /** Below 0 for a row that is about to be made: the latest of all. */
  id: number;
  type_id: number | null;
  status_id: number | null;
  crew_id: number | null;
  gunite_date: CivilDate | null;
  yardage: number | null;
}

/** The derived, read-only fields of gunite_details [GUN-020 GUN-021]. */
export interface GuniteSummary {
  scheduled_date: CivilDate | null;
  flash_date: CivilDate | null;
  finished_date: CivilDate | null;
  total_yardage: number;
  flash_yards: number;
  crew_id: number | null;
  flash_crew_id: number | null;
}

/** Summed in hundredths, so that 0.1 + 0.2 is 0.3. */
const yardsOf = (rows: readonly GuniteRow[]): number =>
  rows.reduce((sum, row) => sum + Math.round((row.yardage ?? 0) * 100), 0) / 100;

/** The latest date of the complete entries, once every entry is complete or cancelled [GUN-013]. */
const finishedDate = (rows: readonly GuniteRow[]): CivilDate | null =>
  rows.every(({ status_id }) => !isOpenStatus(status_id))
    ? latest(rows.filter((row) => row.status_id === STATUS.COMPLETE).map((row) => row.gunite_date))
    : null;

const age = ({ id }: GuniteRow): number => (id < 0 ? Number.MAX_SAFE_INTEGER : id);

/** The crew of the latest-dated entry; of entries on one day the newest speaks [GUN-020]. */
const crewOf = (rows: readonly GuniteRow[]): number | null => {
  let speaker: GuniteRow | null = null;
  for (const row of rows) {
    if (row.gunite_date === null) continue;
    const isLater =
      !speaker ||
      row.gunite_date > (speaker.gunite_date ?? '') ||
      (row.gunite_date === speaker.gunite_date && age(row) > age(speaker));
    if (isLater) speaker = row;
  }
  return speaker?.crew_id ?? null;
};

/**
 * The derived fields of a gunite sub-job from its history [GUN-011 GUN-012 GUN-013 GUN-016 GUN-017 GUN-020 GUN-021].
 */
export const guniteSummary = (rows: readonly GuniteRow[]): GuniteSummary => {
  const [flash, regular] = [rows.filter(isFlash), rows.filter((row) => !isFlash(row))];
  return {
    ...guniteDates(rows),
    finished_date: finishedDate(rows),
    total_yardage: Math.trunc(yardsOf(regular)),
    flash_yards: yardsOf(flash),
    crew_id: crewOf(regular),
    flash_crew_id: crewOf(flash),
  };
};

/**
 * True when an entry was added, removed, or changed its type, date or status: only then is finished_date derived anew
 * [GUN-023].
 */
export const historyChanged = (before: readonly GuniteRow[], after: readonly GuniteRow[]): boolean => {
  const known = new Map(before.map((row) => [row.id, row]));
  return (
    before.length !== after.length ||
    after.some((row) => {
      const old = known.get(row.id);
      return (
        !old || old.type_id !== row.type_id || old.gunite_date !== row.gunite_date || old.status_id !== row.status_id
      );
    })
  );
};
