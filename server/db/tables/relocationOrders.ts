import { sql } from 'drizzle-orm';
import { index, pgTable } from 'drizzle-orm/pg-core';
import { audit, civilDate, code, count, id, longText, quantity, reference, softDelete, text } from '../columns';
import { notBlank, numberRange, rowRule } from '../checks';
import {
  lookupInventoryLocation,
  lookupOrderUnit,
  lookupRelocationOrderStatus,
  lookupUnitOfMeasure,
} from './inventoryLookups';
import { product } from './products';

/** Goods that go from one of our places to another [RO-002]. The number is given at the first save [RO-004]. */
export const inventoryRelocationOrder = pgTable(
  'inventory_relocation_order',
  {
    id: id(),
    order_number: code({ max: 20, readOnly: true }).notNull().unique('inventory_relocation_order_order_number_key'),
    order_name: text({ max: 150 }).notNull(),
    order_status_id: reference(() => lookupRelocationOrderStatus.id)
      .notNull()
      .default(1),
    from_inventory_location_id: reference(() => lookupInventoryLocation.id).notNull(),
    to_inventory_location_id: reference(() => lookupInventoryLocation.id).notNull(),
    shipped_date: civilDate(),
    received_date: civilDate(),
    remarks: longText(),
    ...audit(),
    ...softDelete(),
  },
  (table) => [
    index('inventory_relocation_order_order_status_id_idx')
      .on(table.order_status_id)
      .where(sql`${table.deleted_at} is null`),
    notBlank('inventory_relocation_order', table.order_name),
    rowRule(
      'inventory_relocation_order',
      'to_inventory_location_id_differs',
      sql`${table.from_inventory_location_id} <> ${table.to_inventory_location_id}`,
    ),
  ],
);

/**
 * Goods of a relocation order: whole order units, single items, or both [RO-003 RO-004]; `item_weight` is pounds each.
 */
export const shipmentItem = pgTable(
  'shipment_item',
  {
    id: id(),
    inventory_relocation_order_id: reference(() => inventoryRelocationOrder.id, 'cascade').notNull(),
    product_id: reference(() => product.id).notNull(),
    order_unit_type_id: reference(() => lookupOrderUnit.id),
    quantity_of_order_units: count(),
    items_per_order_unit: count({ min: 1 }),
    quantity_of_single_units: count(),
    item_unit_type_id: reference(() => lookupUnitOfMeasure.id),
    item_weight: quantity({ min: 0 }),
    ...audit(),
  },
  (table) => [
    index('shipment_item_inventory_relocation_order_id_idx').on(table.inventory_relocation_order_id),
    index('shipment_item_product_id_idx').on(table.product_id),
    numberRange('shipment_item', table.quantity_of_order_units, 0),
    numberRange('shipment_item', table.items_per_order_unit, 1),
    numberRange('shipment_item', table.quantity_of_single_units, 0),
    numberRange('shipment_item', table.item_weight, 0),
    rowRule(
      'shipment_item',
      'quantity_given',
      sql`coalesce(${table.quantity_of_order_units}, 0) + coalesce(${table.quantity_of_single_units}, 0) >= 1`,
    ),
  ],
);
