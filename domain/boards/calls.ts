import { trayOfStatus } from './config';
import type { CivilDate } from '../civilDate';
import { PHASE } from '../pebble/phases';
import { statusRow } from '../statusTable';
import { assignedKey, heldTray, trayKey } from './bins';
import { repairStage } from './cardKind';
import type { BinKey, BoardCategory, BoardView, Stage } from './kinds';
import type { ScheduleOverride } from './overrides/overrideReason';
import type { VisitCall } from './timeGrid/visitCalls';

/** What the optional fields of every board call say beside the documented ones. */
export interface CallExtras {
  index?: number | null;
  expected_bin?: string | null;
  version?: number | null;
  override?: ScheduleOverride | null;
}

/** updatePebbleWeeklyBoardCrewInfoEntry and updateJobDetailDayView [BAPI-002 BAPI-007 BAPI-018]. */
export interface CrewInfoEntryInput extends CallExtras {
  id: number;
  job_detail_id: number;
  phase_type_id: number;
  date: CivilDate | null;
  crew_id: number | null;
  status: { id: number };
  awaiting_builder: boolean;
}

/** updateCrewRepairJobEntry [BAPI-004 BAPI-020]. */
export interface CrewRepairInput extends CallExtras {
  id: number;
  pebble_phase_type_id: number | null;
  job_detail_id: number;
  crew_id: number | null;
  date: CivilDate | null;
  status: number;
}

/** updateGuniteBoardHistoryEntry [BAPI-003 BAPI-020]. */
export interface GuniteHistoryInput extends CallExtras {
  history_entry_id: number;
  history_entry_type_id: number;
  is_day_view: boolean;
  crew_id: number | null;
  date: CivilDate | null;
  job_detail_id: number;
  awaiting_builder: boolean;
  status: number;
  /** "Change date or crew..." of a Day 2 to 8 entry: no drop, the type stays [BRD-050]. */
  is_reschedule?: boolean | null;
}

/** The named mutation of a call with the name of its argument. */
export type BoardCall =
  | { mutation: 'updatePebbleWeeklyBoardCrewInfoEntry'; argument: 'crewInfoEntryInput'; input: CrewInfoEntryInput }
  | { mutation: 'updateJobDetailDayView'; argument: 'crew_information'; input: CrewInfoEntryInput }
  | { mutation: 'updateCrewRepairJobEntry'; argument: 'details'; input: CrewRepairInput }
  | { mutation: 'updateGuniteBoardHistoryEntry'; argument: 'details'; input: GuniteHistoryInput }
  | VisitCall;

/** The fields of a call that name its target bin. */
interface Target {
  status_id: number;
  awaiting_builder: boolean;
  crew_id: number | null;
  date: CivilDate | null;
  /** Group of the unassigned-type bins. */
  trayStage: Stage;
  /** Row of the assigned bin; null when no crew's day is meant. */
  rowStage: Stage | null;
  weepingStage: Stage;
}

/** The bin that a call drops a card in: documents say it by status, crew and date. */
const targetBin = ({
  status_id,
  awaiting_builder,
  crew_id,
  date,
  trayStage,
  rowStage,
  weepingStage,
}: Target): BinKey => {
  const held = awaiting_builder ? 'awaitingBuilder' : trayOfStatus(status_id);
  if (held) return heldTray(held, trayStage, weepingStage);
  if (rowStage && date !== null && (crew_id !== null || rowStage === 'SLURRY'))
    return assignedKey(rowStage, crew_id, date);
  return trayKey(statusRow(status_id)?.tray ?? 'unassigned', trayStage);
};

/** The bin that a pebble crew entry is sent to. @param crewStage where the named crew works, for an entry of phase 0 */
export const binOfCrewInfo = (
  { phase_type_id, date, crew_id, status, awaiting_builder }: CrewInfoEntryInput,
  crewStage: Stage | null,
): BinKey => {
  const stage = phase_type_id === PHASE.SLURRY ? 'SLURRY' : repairStage(phase_type_id);
  return targetBin({
    status_id: status.id,
    awaiting_builder,
    crew_id,
    date,
    trayStage: stage ?? 'WARRANTY',
    rowStage: stage ?? crewStage,
    weepingStage: 'APP',
  });
};

/** The bin that a repair is sent to. @param crewStage where the named crew works, for a call without a phase */
export const binOfCrewRepair = (
  { pebble_phase_type_id, crew_id, date, status }: CrewRepairInput,
  category: BoardCategory,
  crewStage: Stage | null,
): BinKey => {
  const stage = category === 'gunite' ? 'GUNITE' : repairStage(pebble_phase_type_id);
  return targetBin({
    status_id: status,
    awaiting_builder: false,
    crew_id,
    date,
    trayStage: stage ?? 'WARRANTY',
    rowStage: stage ?? crewStage,
    weepingStage: category === 'gunite' ? 'GUNITE' : 'APP',
  });
};

/** The bin that a gunite history entry is sent to. */
export const binOfGuniteHistory = ({ status, awaiting_builder, crew_id, date }: GuniteHistoryInput): BinKey =>
  targetBin({
    status_id: status,
    awaiting_builder,
    crew_id,
    date,
    trayStage: 'GUNITE',
    rowStage: 'GUNITE',
    weepingStage: 'GUNITE',
  });

/** The mutation that writes pebble crew entries on a board of this view. */
export const crewInfoCall = (view: BoardView, input: CrewInfoEntryInput): BoardCall =>
  view === 'week'
    ? { mutation: 'updatePebbleWeeklyBoardCrewInfoEntry', argument: 'crewInfoEntryInput', input }
    : { mutation: 'updateJobDetailDayView', argument: 'crew_information', input };
