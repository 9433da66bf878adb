import { type CivilDate, earliest, latest } from '../civilDate';
import { GUNITE_TYPE, STATUS } from '../statuses';

export interface GuniteHistoryRow {
  type_id: number | null;
  status_id: number | null;
  gunite_date: CivilDate | null;
}

/** A flash coat is counted apart from the regular days, types 1 to 8 [GUN-005]. */
export const isFlash = ({ type_id }: Pick<GuniteHistoryRow, 'type_id'>): boolean => type_id === GUNITE_TYPE.FLASH;

/**
 * The derived dates of a gunite sub-job that a board move can change; cancelled entries do not count
 * [BRD-038 GUN-011 GUN-012].
 */
export const guniteDates = (
  rows: readonly GuniteHistoryRow[],
): { scheduled_date: CivilDate | null; flash_date: CivilDate | null } => {
  const counted = rows.filter(
    (row) =>
      row.status_id !== STATUS.CANCELLED &&
      row.type_id !== null &&
      row.type_id >= 1 &&
      row.type_id <= GUNITE_TYPE.FLASH,
  );
  return {
    scheduled_date: earliest(counted.map((row) => row.gunite_date)),
    flash_date: latest(counted.filter(isFlash).map((row) => row.gunite_date)),
  };
};
