/** The lookup lists of the inventory. */
import { sql } from 'drizzle-orm';
import { pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { audit, code, count, flag, postalCode, reference, stateCode, text } from '../columns';
import { textLength } from '../checks';
import { lookup, nameRules, plainLookup } from './lookupColumns';

/** What a product is ordered in (pallet, box), and what one item of it is measured in (bag, pound). */
export const lookupOrderUnit = plainLookup('lookup_order_unit');
export const lookupUnitOfMeasure = plainLookup('lookup_unit_of_measure');

export const lookupPurchaseOrderStatus = plainLookup('lookup_purchase_order_status');
export const lookupRelocationOrderStatus = plainLookup('lookup_relocation_order_status');

/**
 * A place where stock lies [RO-002]. Under the main one, of which there is at most one, the menu offers all together
 * [NAV-017].
 */
export const lookupInventoryLocation = pgTable(
  'lookup_inventory_location',
  {
    ...lookup(),
    address_line_1: text(),
    city: text({ max: 100 }),
    state: stateCode(),
    zip_code: postalCode(),
    is_main: flag(),
    ...audit(),
  },
  (table) => [
    ...nameRules('lookup_inventory_location', table.name),
    uniqueIndex('lookup_inventory_location_is_main_key')
      .on(table.is_main)
      .where(sql`${table.is_main}`),
    textLength('lookup_inventory_location', table.state, 0, 2),
    textLength('lookup_inventory_location', table.zip_code, 5, 10),
  ],
);

/** The report groups; their ids stand in the report's address [INV-021]. */
export const lookupInventoryType = pgTable(
  'lookup_inventory_type',
  {
    ...lookup(),
    keycode: code({ max: 50, readOnly: true }).unique('lookup_inventory_type_keycode_key'),
    ...audit(),
  },
  (table) => nameRules('lookup_inventory_type', table.name),
);

/**
 * The count sheet groups by `description`; `count_order` moves a group to the front or to the end [INV-009 INV-020].
 */
export const lookupProductCategory = pgTable(
  'lookup_product_category',
  {
    ...lookup(),
    description: text({ max: 100 }).notNull(),
    inventory_type_id: reference(() => lookupInventoryType.id),
    count_order: count(),
    ...audit(),
  },
  (table) => [...nameRules('lookup_product_category', table.name)],
);
