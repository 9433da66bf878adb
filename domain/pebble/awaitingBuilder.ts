import type { CivilDate } from '../civilDate';
import { STATUS } from '../statuses';
import { isOver, statusRow } from '../statusTable';
import { PHASE } from './phases';
import type { CrewRow } from './summary';

/** Done, held or cancelled: waiting for the builder leaves it alone [BRD-042 CON-008]. */
const isProtected = (status_id: number | null): boolean => isOver(status_id) || statusRow(status_id)?.is_held === true;

const RESET_PHASES: ReadonlySet<number | null> = new Set<number | null>([PHASE.PREP, PHASE.APP, PHASE.DETAIL]);

/**
 * True for a row that the reset concerns: phase 1, 2 or 3 and a status that is not protected; none is not [BRD-042].
 */
export const isResettable = (row: Pick<CrewRow, 'phase_type_id' | 'status_id'>): boolean =>
  RESET_PHASES.has(row.phase_type_id) && !isProtected(row.status_id);

/** The values that the reset writes [BRD-042 SUB-006]. */
export const RESET_FIELDS = {
  status_id: STATUS.PENDING,
  date: null,
  crew_id: null,
  foreman_id: null,
  job_order: null,
} as const;

/**
 * The ids of the rows that a form resets when it sets a pebble sub-job to 19: as the board's cascade, but dated rows
 * only [SUB-006 SUB-007].
 */
export const rowsToReset = (rows: readonly (CrewRow & { date: CivilDate | null })[]): number[] =>
  rows.filter((row) => row.date !== null && isResettable(row)).map((row) => row.id);
