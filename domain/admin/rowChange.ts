import type { FieldKind } from '../fields/descriptor';
import type { ChangeOp } from './changeFilter';
import type { TouchedRecords } from './touchedRecords';

/** One field of a changed row, from what to what, as it is stored. */
export interface FieldChange {
  field: string;
  /** In English. */
  label: string;
  kind: FieldKind;
  before: unknown;
  after: unknown;
  /** What the rows are called that the values point to. */
  before_name: string | null;
  after_name: string | null;
}

/** What one mutation did to one row. @typeParam At a time as its reader has it */
export interface RowChange<At = string> {
  id: number;
  mutation_id: string;
  at: At;
  command: string;
  op: ChangeOp;
  user_name: string | null;
  /** When it was made without a network, by the clock of the device. */
  device_at?: string | null;
  /** Whose device it was made on, where somebody else brought it. */
  device_user_name?: string | null;
  entity: string;
  entity_label: string;
  entity_id: number;
  /** What the row is called now, or was called last. */
  title: string;
  /** The resource whose screens show the row, where there is one. */
  resource: string | null;
  job_id: number | null;
  fields: readonly FieldChange[];
  /** Rows of its table that the mutation changed in the same way; the row stands for all of them. */
  count: number;
  /** All that the mutation wrote. */
  touched: readonly TouchedRecords[];
  /** Whether the whole mutation may be asked to be taken back. */
  may_undo: boolean;
  /** The mutation that takes this row out of its bin. */
  restore: string | null;
}
