import type { CivilDate } from '../civilDate';
import { STATUS } from '../statuses';
import { type CrewRow, allApplicationsComplete } from './summary';
import { PHASE } from './phases';

/** The status of a sub-job and the day since which it waits for the builder; the two go together. */
export interface SubJobStatus {
  status_id: number | null;
  awaiting_builder_date: CivilDate | null;
}

/**
 * A status with its awaiting-builder date: today for 19, a day already stored is kept, none for any other
 * [SUB-005 BRD-043].
 */
export const withStatus = (before: SubJobStatus, status_id: number | null, today: CivilDate): SubJobStatus => {
  if (status_id !== STATUS.AWAITING_BUILDER) return { status_id, awaiting_builder_date: null };
  const isWaiting = before.status_id === STATUS.AWAITING_BUILDER;
  return { status_id, awaiting_builder_date: isWaiting ? (before.awaiting_builder_date ?? today) : today };
};

/**
 * The status that the application rows give: all complete 1, else 19 stays, else 2; without such a row as before
 * [PEB-026 PEB-038].
 */
export const statusByApplications = (before: number | null, rows: readonly CrewRow[]): number | null => {
  if (!rows.some((row) => row.phase_type_id === PHASE.APP)) return before;
  if (allApplicationsComplete(rows)) return STATUS.COMPLETE;
  return before === STATUS.AWAITING_BUILDER ? before : STATUS.PENDING;
};

/**
 * True when an application row was added, removed, or changed its status or phase: only then does the status rule run
 * [PEB-042].
 */
export const applicationsChanged = (before: readonly CrewRow[], after: readonly CrewRow[]): boolean => {
  const statuses = (rows: readonly CrewRow[]) =>
    new Map(rows.filter((row) => row.phase_type_id === PHASE.APP).map((row) => [row.id, row.status_id]));
  const [old, now] = [statuses(before), statuses(after)];
  return old.size !== now.size || [...now].some(([id, status]) => !old.has(id) || old.get(id) !== status);
};
