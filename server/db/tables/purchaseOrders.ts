import { sql } from 'drizzle-orm';
import { index, pgTable } from 'drizzle-orm/pg-core';
import { audit, civilDate, count, id, longText, money, reference, softDelete, text } from '../columns';
import { notBlank, numberRange, rowRule } from '../checks';
import { employee } from './employees';
import { lookupInventoryLocation, lookupOrderUnit, lookupPurchaseOrderStatus } from './inventoryLookups';
import { product, vendor } from './products';

/**
 * What is ordered from a vendor [PO-002]. `created_by_id` is the employee who orders: the API's `created_by`, which
 * takes the place of the author that other tables show under that name.
 */
export const purchaseOrder = pgTable(
  'purchase_order',
  {
    id: id(),
    order_name: text({ max: 150 }).notNull(),
    supplier_id: reference(() => vendor.id).notNull(),
    mmg_location_id: reference(() => lookupInventoryLocation.id),
    created_by_id: reference(() => employee.id).notNull(),
    order_status_id: reference(() => lookupPurchaseOrderStatus.id)
      .notNull()
      .default(1),
    order_date: civilDate(),
    expected_date: civilDate(),
    pickup_number: text({ max: 50 }),
    notes: longText(),
    ...audit(),
    ...softDelete(),
  },
  (table) => [
    index('purchase_order_order_status_id_idx')
      .on(table.order_status_id)
      .where(sql`${table.deleted_at} is null`),
    index('purchase_order_supplier_id_idx').on(table.supplier_id),
    index('purchase_order_order_date_idx').on(table.order_date),
    notBlank('purchase_order', table.order_name),
  ],
);

/**
 * A line of a purchase order [PO-003 PO-006]: what was ordered stays, `units_received` counts what came of it, and
 * `date_received` is set once all of it has come [PO-009].
 */
export const purchaseOrderLineItem = pgTable(
  'purchase_order_line_item',
  {
    id: id(),
    purchase_order_id: reference(() => purchaseOrder.id, 'cascade').notNull(),
    product_id: reference(() => product.id).notNull(),
    quantity: count({ min: 1 }).notNull(),
    order_unit_id: reference(() => lookupOrderUnit.id),
    items_per_unit: count({ min: 1 }),
    unit_cost: money({ min: 0.01 }).notNull(),
    units_received: count({ min: 0, readOnly: true }).notNull().default(0),
    date_received: civilDate(),
    ...audit(),
  },
  (table) => [
    index('purchase_order_line_item_purchase_order_id_idx').on(table.purchase_order_id),
    index('purchase_order_line_item_open_idx')
      .on(table.product_id)
      .where(sql`${table.date_received} is null`),
    numberRange('purchase_order_line_item', table.quantity, 1),
    numberRange('purchase_order_line_item', table.items_per_unit, 1),
    numberRange('purchase_order_line_item', table.unit_cost, 0.01),
    rowRule(
      'purchase_order_line_item',
      'units_received_within',
      sql`${table.units_received} between 0 and ${table.quantity}`,
    ),
  ],
);

/** Units of a line that came on a day [PO-009]. */
export const purchaseOrderReceipt = pgTable(
  'purchase_order_receipt',
  {
    id: id(),
    purchase_order_line_item_id: reference(() => purchaseOrderLineItem.id, 'cascade').notNull(),
    quantity: count({ min: 1 }).notNull(),
    date_received: civilDate().notNull(),
    ...audit(),
  },
  (table) => [
    index('purchase_order_receipt_purchase_order_line_item_id_idx').on(table.purchase_order_line_item_id),
    numberRange('purchase_order_receipt', table.quantity, 1),
  ],
);
