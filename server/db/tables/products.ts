import { sql } from 'drizzle-orm';
import { customType, index, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  audit,
  code,
  count,
  flag,
  id,
  longText,
  money,
  phone,
  postalCode,
  quantity,
  reference,
  softDelete,
  stateCode,
  text,
} from '../columns';
import { notBlank, numberRange, phonePattern, rowRule, textLength } from '../checks';
import { lookupOrderUnit, lookupProductCategory, lookupUnitOfMeasure } from './inventoryLookups';

const textList = customType<{ data: readonly string[] }>({ dataType: () => 'text[]' });

/** Who sells us what we store; orders are mailed to `order_emails`. */
export const vendor = pgTable(
  'vendor',
  {
    id: id(),
    name: text({ max: 150 }).notNull(),
    account_number: text({ max: 50 }),
    address_line_1: text(),
    city: text({ max: 100 }),
    state: stateCode(),
    zip_code: postalCode(),
    phone_number: phone(),
    order_emails: textList(),
    note: longText(),
    is_active: flag().default(true),
    ...audit(),
    ...softDelete(),
  },
  (table) => [
    index('vendor_name_idx')
      .on(table.name, table.id)
      .where(sql`${table.deleted_at} is null`),
    notBlank('vendor', table.name),
    textLength('vendor', table.state, 0, 2),
    textLength('vendor', table.zip_code, 5, 10),
    phonePattern('vendor', table.phone_number),
  ],
);

/** Which record of a source is a product's vendor there; its name is kept beside it. */
const EXTERNAL_VENDOR = {
  source: 'external_vendor_source',
  type: 'external_vendor_type',
  id: 'external_vendor_id',
} as const;

/**
 * Something that is stored, ordered and put into recipes [CR-005 INV-024]. Levels and minimum are order units;
 * `quantity_per_unit` is the items in one, `unit_weight` the pounds of an item. Never deleted: a discontinued one
 * leaves pickers and, without stock, counts.
 */
export const product = pgTable(
  'product',
  {
    id: id(),
    name: text({ max: 150 }).notNull(),
    product_code: text({ max: 50 }),
    mmg_code: text({ max: 50, label: 'MMG Code' }),
    description: longText(),
    category_id: reference(() => lookupProductCategory.id).notNull(),
    supplier_id: reference(() => vendor.id),
    order_unit_id: reference(() => lookupOrderUnit.id),
    unit_of_measure_id: reference(() => lookupUnitOfMeasure.id),
    quantity_per_unit: count({ min: 1 }),
    unit_weight: quantity({ min: 0 }),
    list_price: money({ min: 0 }),
    discount: quantity({ min: 0, unit: '%' }),
    standard_cost: money({ min: 0 }),
    reorder_level: quantity({ min: 0 }),
    target_level: quantity({ min: 0 }),
    minimum_reorder_quantity: quantity({ min: 0 }),
    is_discontinued: flag(),
    external_vendor_source: code({ label: 'External Vendor: Source', max: 31, record: EXTERNAL_VENDOR }),
    external_vendor_type: code({ label: 'External Vendor: Table', max: 100, record: EXTERNAL_VENDOR }),
    external_vendor_id: code({ label: 'External Vendor: ID', max: 255, record: EXTERNAL_VENDOR }),
    external_vendor_name: text({ label: 'External Vendor', record: EXTERNAL_VENDOR }),
    ...audit(),
  },
  (table) => [
    uniqueIndex('product_product_code_key').on(sql`lower(${table.product_code})`),
    index('product_name_idx').on(table.name, table.id),
    index('product_category_id_idx').on(table.category_id),
    index('product_supplier_id_idx').on(table.supplier_id),
    notBlank('product', table.name),
    rowRule(
      'product',
      'external_vendor_name_whole',
      sql`num_nonnulls(${table.external_vendor_source}, ${table.external_vendor_type}, ${table.external_vendor_id}, ${table.external_vendor_name}) in (0, 4)`,
    ),
    numberRange('product', table.quantity_per_unit, 1),
    numberRange('product', table.discount, 0, 100),
    ...[
      table.unit_weight,
      table.list_price,
      table.standard_cost,
      table.reorder_level,
      table.target_level,
      table.minimum_reorder_quantity,
    ].map((column) => numberRange('product', column, 0)),
  ],
);
