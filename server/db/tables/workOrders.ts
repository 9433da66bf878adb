import { getTableColumns, getTableName } from 'drizzle-orm';
import { index, pgTable, type AnyPgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { workOrderLabel } from '#domain/workOrders/labels';
import type {
  ReferencedTable,
  WorkOrderEntry,
  WorkOrderField,
  WorkOrderRows,
  WorkOrderType,
} from '#domain/workOrders/types';
import { BOULDER } from '#domain/workOrders/types/boulder';
import { DAILY } from '#domain/workOrders/types/daily';
import { GUNITE } from '#domain/workOrders/types/gunite';
import { PEBBLE } from '#domain/workOrders/types/pebble';
import { PREP } from '#domain/workOrders/types/prep';
import { REPAIR } from '#domain/workOrders/types/repair';
import { entriesOf, isField, isRows, sectionFlag } from '#domain/workOrders/workOrderTypes';
import { numberRange, oneOf, timePattern } from '../checks';
import {
  answer,
  audit,
  civilDate,
  clockTime,
  count,
  flag,
  id,
  longText,
  quantity,
  reference,
  softDelete,
  text,
} from '../columns';
import { boulderDetails } from './boulder';
import { crew, employee } from './employees';
import { job, jobDetail } from './jobs';
import {
  lookupAddition,
  lookupGuniteHistoryType,
  lookupMaterialType,
  lookupPebbleColor,
  lookupPebbleColorAdditive,
  lookupPebblePhaseType,
  lookupPoolSection,
  lookupPoolType,
  lookupPriority,
  lookupSlurryPickup,
  lookupSpaType,
  lookupVgbMainDrainProvider,
  lookupWarrantyCategory,
} from './lookups';

/**
 * Work orders and their rows, made from the rows of `domain/workOrders`: a field that is added there has its column
 * here, and with that its place in API, history and CSV [WO-005 .. WO-011 WO-027 WO-028].
 */

const TARGETS: Readonly<Record<ReferencedTable, () => AnyPgColumn>> = {
  crew: () => crew.id,
  employee: () => employee.id,
  boulder_details: () => boulderDetails.id,
  lookup_addition: () => lookupAddition.id,
  lookup_gunite_history_type: () => lookupGuniteHistoryType.id,
  lookup_material_type: () => lookupMaterialType.id,
  lookup_pebble_color: () => lookupPebbleColor.id,
  lookup_pebble_color_additive: () => lookupPebbleColorAdditive.id,
  lookup_pebble_phase_type: () => lookupPebblePhaseType.id,
  lookup_pool_section: () => lookupPoolSection.id,
  lookup_pool_type: () => lookupPoolType.id,
  lookup_priority: () => lookupPriority.id,
  lookup_slurry_pickup: () => lookupSlurryPickup.id,
  lookup_spa_type: () => lookupSpaType.id,
  lookup_vgb_main_drain_provider: () => lookupVgbMainDrainProvider.id,
  lookup_warranty_category: () => lookupWarrantyCategory.id,
};

/** The column of a field. What a saved order must answer may still be open in one that was only started. */
const columnOf = (field: WorkOrderField) => {
  const { kind, max, unit, choices, to, readOnly } = field;
  const note = { label: workOrderLabel(field), ...(readOnly ? { readOnly } : {}) };
  switch (kind) {
    case 'answer':
      return answer();
    case 'count':
      return count({ ...note, ...(unit ? { unit } : {}) });
    case 'quantity':
      return quantity({ ...note, min: 0, ...(unit ? { unit } : {}) });
    case 'time':
      return clockTime(note);
    case 'date':
      return civilDate();
    case 'text':
      return longText({ ...note, ...(max ? { max } : {}) });
    case 'choice':
      return text({ ...note, ...(choices ? { choices } : {}) });
    case 'reference':
      return reference(TARGETS[to ?? 'employee'], to === 'boulder_details' ? 'set null' : 'restrict');
    case 'line':
      return text({ ...note, ...(max ? { max } : {}) });
  }
};

const columnsOf = (fields: readonly WorkOrderField[]) =>
  Object.fromEntries(fields.map((field) => [field.name, columnOf(field)]));

const checksOf = (table: string, fields: readonly WorkOrderField[], columns: Readonly<Record<string, AnyPgColumn>>) =>
  fields.flatMap(({ name, kind, choices }) => {
    const column = columns[name];
    if (column === undefined) return [];
    if (kind === 'count' || kind === 'quantity') return [numberRange(table, column, 0)];
    if (kind === 'time') return [timePattern(table, column)];
    return kind === 'choice' && choices ? [oneOf(table, column, choices)] : [];
  });

const orderTable = (type: WorkOrderType) => {
  const fields = entriesOf(type).filter(isField);
  return pgTable(
    type.table,
    {
      id: id(),
      job_id: reference(() => job.id).notNull(),
      job_detail_id: reference(() => jobDetail.id).notNull(),
      created_date: civilDate(),
      completed_date: civilDate(),
      is_complete: flag(),
      ...columnsOf(fields),
      ...Object.fromEntries(type.sections.map((section) => [sectionFlag(section), flag()])),
      ...audit(),
      ...softDelete(),
    },
    (table) => [
      index(`${type.table}_job_detail_id_idx`).on(table.job_detail_id),
      index(`${type.table}_job_id_idx`).on(table.job_id),
      ...checksOf(type.table, fields, table),
    ],
  );
};

const rowsEntry = (entries: readonly WorkOrderEntry[], name: string): WorkOrderRows => {
  const entry = entries.filter(isRows).find((one) => one.name === name);
  if (!entry) throw new Error(`There are no rows ${name}.`);
  return entry;
};

const idOf = (table: PgTable): AnyPgColumn => {
  const { id: column } = getTableColumns(table);
  if (column === undefined) throw new Error(`${getTableName(table)} has no id`);
  return column;
};

/** The table of some rows of an order, or of a row. */
const rowsTable = (parent: PgTable, entries: readonly WorkOrderEntry[], name: string) => {
  const entry = rowsEntry(entries, name);
  const owner = getTableName(parent);
  const table = `${owner}_${entry.table}`;
  const parentId = `${owner}_id`;
  const fields = entry.fields.filter(isField);
  const columns = {
    id: id(),
    [parentId]: reference((): AnyPgColumn => idOf(parent), 'cascade').notNull(),
    ...columnsOf(fields),
    ...audit(),
  };
  return pgTable(table, columns, (made: Readonly<Record<string, AnyPgColumn>>) => [
    ...(made[parentId] ? [index(`${table}_parent_idx`).on(made[parentId])] : []),
    ...checksOf(table, fields, made),
  ]);
};

const fieldsOf = (type: WorkOrderType, name: string): readonly WorkOrderEntry[] =>
  rowsEntry(entriesOf(type), name).fields;

export const guniteWorkOrder = orderTable(GUNITE);
export const guniteWorkOrderCrewMember = rowsTable(guniteWorkOrder, entriesOf(GUNITE), 'crew_members');
export const guniteWorkOrderPad = rowsTable(guniteWorkOrder, entriesOf(GUNITE), 'pads');
export const guniteWorkOrderBeam = rowsTable(guniteWorkOrder, entriesOf(GUNITE), 'beams');
export const guniteWorkOrderWall = rowsTable(guniteWorkOrder, entriesOf(GUNITE), 'walls');
export const guniteWorkOrderLoad = rowsTable(guniteWorkOrder, entriesOf(GUNITE), 'loads');

export const boulderWorkOrder = orderTable(BOULDER);
export const boulderWorkOrderCrewMember = rowsTable(boulderWorkOrder, entriesOf(BOULDER), 'crew_members');

export const pebbleWorkOrder = orderTable(PEBBLE);
export const pebbleWorkOrderCrewMember = rowsTable(pebbleWorkOrder, entriesOf(PEBBLE), 'crew_members');
export const pebbleWorkOrderColor = rowsTable(pebbleWorkOrder, entriesOf(PEBBLE), 'color_additions');
export const pebbleWorkOrderColorAddition = rowsTable(
  pebbleWorkOrderColor,
  fieldsOf(PEBBLE, 'color_additions'),
  'additions',
);
export const pebbleWorkOrderMaterial = rowsTable(pebbleWorkOrder, entriesOf(PEBBLE), 'material_used');
export const pebbleWorkOrderMaterialAddition = rowsTable(
  pebbleWorkOrderMaterial,
  fieldsOf(PEBBLE, 'material_used'),
  'additions',
);

export const pebbleDailyWorkOrder = orderTable(DAILY);
export const pebbleDailyWorkOrderCrewMember = rowsTable(pebbleDailyWorkOrder, entriesOf(DAILY), 'crew_members');

export const prepWorkOrder = orderTable(PREP);
export const prepWorkOrderCrewMember = rowsTable(prepWorkOrder, entriesOf(PREP), 'crew_members');

export const warrantyWorkOrder = orderTable(REPAIR);
export const warrantyWorkOrderCrewMember = rowsTable(warrantyWorkOrder, entriesOf(REPAIR), 'crew_members');
export const warrantyWorkOrderColor = rowsTable(warrantyWorkOrder, entriesOf(REPAIR), 'color_additions');
export const warrantyWorkOrderColorAddition = rowsTable(
  warrantyWorkOrderColor,
  fieldsOf(REPAIR, 'color_additions'),
  'additions',
);
