import type { Permission } from '../access/permissions';
import type { CardKind } from '../boards/kinds';
import type { PrintStage } from './printSelection';
import type { RuleName } from '../refusals/catalogue';

/** What a measure of a work order is taken in. */
export type Unit = 'ft' | 'in' | 'sq ft' | 'yd' | 'mi' | 'h' | 'tons' | 'bags';

/** The kinds of values that a field of a work order holds. */
export type WorkOrderKind =
  | 'answer'
  | 'count'
  | 'quantity'
  | 'time'
  | 'date'
  | 'line'
  | 'text'
  | 'choice'
  | 'reference';

/** A field of a work order: the column, the input of the form, the line of the paper. */
export interface WorkOrderField {
  name: string;
  kind: WorkOrderKind;
  /** In English; by default the name in title case. Spanish stands in `labelsEsWorkOrders`. */
  label?: string;
  unit?: Unit;
  /** Largest number of characters of a line or text. */
  max?: number;
  /** The values of a choice. */
  choices?: readonly string[];
  /** The table whose rows a reference offers. */
  to?: ReferencedTable;
  /**
   * Must be filled before its section is complete, of a row before the row is saved, as must the day of an order; and
   * the text that says so.
   */
  asks?: RuleName;
  /** Must be filled before its section is complete; fields of one name need one of them. */
  completes?: string;
  /** Kept by the server. */
  readOnly?: boolean;
}

/** Rows inside a work order, such as the trucks of a shoot. */
export interface WorkOrderRows {
  name: string;
  kind: 'rows';
  label: string;
  /** Name of one row ("Load"). */
  label_one: string;
  /** The table, after the name of the order's: `pad` makes `gunite_work_order_pad`. */
  table: string;
  fields: readonly WorkOrderEntry[];
  /** A first row is needed before the section is complete. */
  completes?: string;
}

export type WorkOrderEntry = WorkOrderField | WorkOrderRows;

/** A part of the form and of the paper. Its switch is `is_{name}_section_complete` [WO-006 WO-027]. */
export interface WorkOrderSection {
  name: string;
  label: string;
  entries: readonly WorkOrderEntry[];
}

/** The tables that work orders refer to. */
export type ReferencedTable =
  | 'crew'
  | 'employee'
  | 'boulder_details'
  | 'lookup_addition'
  | 'lookup_gunite_history_type'
  | 'lookup_material_type'
  | 'lookup_pebble_color'
  | 'lookup_pebble_color_additive'
  | 'lookup_pebble_phase_type'
  | 'lookup_pool_section'
  | 'lookup_pool_type'
  | 'lookup_priority'
  | 'lookup_slurry_pickup'
  | 'lookup_spa_type'
  | 'lookup_vgb_main_drain_provider'
  | 'lookup_warranty_category';

/** The word for a type in the addresses of forms [WO-001]. */
export type WorkOrderTypeName = 'gunite' | 'boulder' | 'pebble' | 'daily' | 'prep' | 'repair';

/** A type of work order: all that table, API, form, paper and rights are made from. */
export interface WorkOrderType {
  type: WorkOrderTypeName;
  /** Its table, and with that its entity in the API. */
  table: WorkOrderTable;
  label: string;
  label_es: string;
  /** The categories of the sub-jobs that have it. */
  categories: readonly number[];
  /** Lets a foreman fill in orders of assigned sub-jobs; repairs have none [WO-019]. */
  foreman?: Permission;
  /** The stops whose marks it holds [FLD-003]. */
  stops: readonly CardKind[];
  /** Whose rows of the schedule give a new order its crew and date, pebble's by their phases; null where none does. */
  schedule: 'gunite' | 'warranty' | readonly number[] | null;
  /** The tab of the print queue that prints it [WO-024]. */
  printTab: PrintStage;
  sections: readonly WorkOrderSection[];
}

type WorkOrderTable =
  | 'gunite_work_order'
  | 'boulder_work_order'
  | 'pebble_work_order'
  | 'pebble_daily_work_order'
  | 'prep_work_order'
  | 'warranty_work_order';
