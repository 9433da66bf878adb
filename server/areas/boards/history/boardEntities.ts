import { NOBODY, type Need } from '#domain/access/can';
import { BOARD_VIEW } from '#domain/access/boardNeeds';
import { CATEGORY, DIVISION } from '#domain/statuses';
import { numberOf } from '#domain/values';
import type { Row } from '../../../db/statement';

/** A table whose rows the boards show: who may see a row of it, and the columns that a board tells of. */
export interface BoardEntity {
  need(row: Row): Need;
  /** The column that leads to its sub-job. */
  subJob: 'id' | 'job_detail_id';
  columns: readonly string[];
}

const BY_CATEGORY: Readonly<Record<number, Need>> = {
  [CATEGORY.GUNITE]: BOARD_VIEW.gunite,
  [CATEGORY.PEBBLE]: BOARD_VIEW.pebble,
  [CATEGORY.WARRANTY]: BOARD_VIEW.warranty,
};
const BY_DIVISION: Readonly<Record<number, Need>> = {
  [DIVISION.GUNITE]: BOARD_VIEW.gunite,
  [DIVISION.PEBBLE]: BOARD_VIEW.pebble,
};

/** The history of these rows is open to whoever sees them on a board. */
export const BOARD_ENTITIES: Readonly<Record<string, BoardEntity>> = {
  crew_information: {
    need: () => BOARD_VIEW.pebble,
    subJob: 'job_detail_id',
    columns: ['phase_type_id', 'status_id', 'date', 'crew_id', 'foreman_id', 'job_order', 'slurry_pickup_id', 'notes'],
  },
  crew_repair_job: {
    need: (row) => BY_DIVISION[numberOf(row.company_division_id) ?? 0] ?? BOARD_VIEW.warranty,
    subJob: 'job_detail_id',
    columns: ['pebble_phase_type_id', 'company_division_id', 'status_id', 'date', 'crew_id', 'notes'],
  },
  gunite_history: {
    need: () => BOARD_VIEW.gunite,
    subJob: 'job_detail_id',
    columns: ['type_id', 'status_id', 'gunite_date', 'crew_id', 'job_order', 'start_time', 'yardage', 'notes'],
  },
  warranty_schedule: {
    need: () => BOARD_VIEW.warranty,
    subJob: 'job_detail_id',
    columns: ['fieldworker_id', 'start', 'end', 'completion', 'additional_notes'],
  },
  job_detail: {
    need: (row) => BY_CATEGORY[numberOf(row.job_category_id) ?? 0] ?? NOBODY,
    subJob: 'id',
    columns: [
      'status_id',
      'awaiting_builder_date',
      'plan_perimeter',
      'pebble_perimeter',
      'plan_sa',
      'plan_ia',
      'mmg_ia',
      'depth_low',
      'depth_high',
      'is_cash_on_delivery',
      'is_in_print_queue',
      'is_critical_note',
      'critical_note',
      'is_invoiced',
    ],
  },
};
