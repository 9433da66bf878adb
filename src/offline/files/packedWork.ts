import type { CivilDate } from '#domain/civilDate';
import type { StopMark } from '#domain/field/markTimes';
import type { WorkOrderTypeName } from '#domain/workOrders/types';

/** What was said at a stop and has not arrived, as the file of a device tells of it. */
export interface PackedMark {
  /** `mark:{uuid}`. */
  key: string;
  kind: 'mark';
  /** Under which it is written once, whoever brings it. */
  action: string;
  marking: { job_detail_id: number; type: WorkOrderTypeName; date: CivilDate; mark: StopMark; time: string | null };
  /** By the clock of the device; null of one that an older version kept. */
  made_at: string | null;
}

/** What was filled in on a site and has not arrived, with what it was laid over. */
export interface PackedCheck {
  /** `check:{sub-job}`. */
  key: string;
  kind: 'check';
  job_detail_id: number;
  kept: { typed: Readonly<Record<string, unknown>>; over: Readonly<Record<string, unknown>> };
  /** By the clock of the device; null of what an older version kept. */
  made_at: string | null;
}

/** What the field keeps beside the workspace. */
export type PackedWork = PackedMark | PackedCheck;
