import { sql } from 'drizzle-orm';
import { index, pgTable, unique } from 'drizzle-orm/pg-core';
import { audit, civilDate, code, flag, id, int, reference, text } from '../columns';
import { rowRule } from '../checks';
import { lookupInventoryLocation } from './inventoryLookups';
import { product } from './products';
import { purchaseOrder } from './purchaseOrders';
import { inventoryRelocationOrder } from './relocationOrders';

/**
 * What lies of a product in a place, live [INV-010]: whole order units and single items, both possibly below zero.
 * Without a `count_date` it has only come by orders so far. `total_units` and `inventory_cost` are computed on reading
 * [INV-021].
 */
export const inventory = pgTable(
  'inventory',
  {
    id: id(),
    product_id: reference(() => product.id).notNull(),
    location_id: reference(() => lookupInventoryLocation.id).notNull(),
    count_date: civilDate(),
    unit_count: int().notNull().default(0),
    individual_count: int().notNull().default(0),
    ...audit(),
  },
  (table) => [
    unique('inventory_product_id_location_id_key').on(table.product_id, table.location_id),
    index('inventory_location_id_idx').on(table.location_id),
  ],
);

/**
 * Why a stock is what it is: one row for each count, for all goods that came or went [INV-023], and for
 * each change of the units that a product is kept in [INV-025]. `units` and
 * `individuals` are what the movement changed, `unit_count` and `individual_count` what lay there after it. What is
 * dated before the last count is recorded with `is_applied` false and changed nothing. Rows are only ever added.
 */
export const inventoryMovement = pgTable(
  'inventory_movement',
  {
    id: id(),
    product_id: reference(() => product.id).notNull(),
    location_id: reference(() => lookupInventoryLocation.id).notNull(),
    kind: code({ max: 30 }).notNull(),
    units: int().notNull().default(0),
    individuals: int().notNull().default(0),
    unit_count: int().notNull(),
    individual_count: int().notNull(),
    date: civilDate().notNull(),
    is_applied: flag().default(true),
    reference: text({ max: 100 }),
    purchase_order_id: reference(() => purchaseOrder.id),
    inventory_relocation_order_id: reference(() => inventoryRelocationOrder.id),
    ...audit(),
  },
  (table) => [
    index('inventory_movement_stock_idx').on(table.product_id, table.location_id, table.id),
    index('inventory_movement_date_idx').on(table.date),
    index('inventory_movement_purchase_order_id_idx')
      .on(table.purchase_order_id)
      .where(sql`${table.purchase_order_id} is not null`),
    index('inventory_movement_inventory_relocation_order_id_idx')
      .on(table.inventory_relocation_order_id)
      .where(sql`${table.inventory_relocation_order_id} is not null`),
    rowRule(
      'inventory_movement',
      'kind_known',
      sql`${table.kind} in ('count', 'receipt', 'relocation_out', 'relocation_in', 'unit_change')`,
    ),
    rowRule(
      'inventory_movement',
      'one_order',
      sql`num_nonnulls(${table.purchase_order_id}, ${table.inventory_relocation_order_id}) <= 1`,
    ),
  ],
);
