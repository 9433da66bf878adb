import type { CivilDate } from '../civilDate';
import { PHASE } from '../pebble/phases';
import { STATUS, GUNITE_TYPE } from '../statuses';
import { assignedKey } from './bins';
import { binOfCrewInfo, binOfCrewRepair, binOfGuniteHistory } from './calls';
import type { BinKey, BoardCategory, Stage } from './kinds';
import { trayOfJob } from './timeGrid/visitPlacement';
import type { CardEntity } from './types';

/** Where the row of a card stood at some time. */
export interface RowPlace {
  status_id: number | null;
  date: CivilDate | null;
  crew_id: number | null;
  phase_id: number | null;
  type_id: number | null;
}

/**
 * The bin of a place in the past, as far as the row alone tells it (what the sub-job and its other entries said then is
 * not asked); null for a cancelled row. @param crewStage where the crew works, for a repair without a phase
 */
export const binOfPlace = (
  entity: CardEntity,
  { status_id, date, crew_id, phase_id, type_id }: RowPlace,
  category: BoardCategory,
  crewStage: Stage | null,
): BinKey | null => {
  if (entity === 'warranty_schedule' && date !== null) return assignedKey('WARRANTY', crew_id, date);
  if (status_id === STATUS.CANCELLED) return null;
  // Without a day a visit is a card of the trays, which its sub-job's status tells apart.
  if (category === 'warranty') return trayOfJob({ status_id }, { open: false, completed: false });
  const row = { id: 0, job_detail_id: 0, date, crew_id };
  const status = status_id ?? STATUS.PENDING;
  if (entity === 'crew_information') {
    return binOfCrewInfo(
      { ...row, phase_type_id: phase_id ?? PHASE.WARRANTY, status: { id: status }, awaiting_builder: false },
      crewStage,
    );
  }
  if (entity === 'crew_repair_job')
    return binOfCrewRepair({ ...row, pebble_phase_type_id: phase_id, status }, category, crewStage);
  if (entity !== 'gunite_history') return null;
  const entry = {
    history_entry_id: 0,
    history_entry_type_id: type_id ?? GUNITE_TYPE.DAY_1,
    is_day_view: false,
    awaiting_builder: false,
  };
  return binOfGuniteHistory({ ...row, ...entry, status });
};
