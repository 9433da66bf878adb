import { standardCost } from '#domain/inventory/product/standardCost';
import * as tables from '../../../tables';
import { aPhone } from '../contactData';
import { randomOf } from '../random';
import type { RowStore } from '../rowStore';
import { CATALOGUE, VENDORS, type DemoProduct } from './catalogue';

export interface StoredProduct extends DemoProduct {
  id: number;
  cost: number;
  vendorId: number;
}

/** Vendors and the products that they sell. */
export const addProducts = (store: RowStore): StoredProduct[] => {
  const random = randomOf('products');
  const vendors = VENDORS.map(({ name, account, street, city, zip, orderEmails, isActive = true }) =>
    store.add(tables.vendor, {
      name,
      account_number: account || null,
      address_line_1: street,
      city,
      state: 'TX',
      zip_code: zip,
      phone_number: aPhone(random),
      order_emails: orderEmails,
      note: null,
      is_active: isActive,
    }),
  );
  return CATALOGUE.map((product) => {
    const discount = random.weighted<number | null>([
      [null, 3],
      [5, 2],
      [10, 2],
      [12.5, 1],
    ]);
    const cost = standardCost(product.listPrice, discount) ?? 0;
    const vendorId = vendors[product.vendor] ?? 1;
    const id = store.add(tables.product, {
      name: product.name,
      product_code: product.code,
      mmg_code: random.chance(0.7) ? `MMG${product.code.replace('-', '')}` : null,
      description: random.chance(0.1)
        ? `${product.weight} lb each. Keep dry, oldest first.`
        : `${product.weight} lb each`,
      category_id: product.category,
      supplier_id: vendorId,
      order_unit_id: product.unit,
      unit_of_measure_id: product.item,
      quantity_per_unit: product.perUnit,
      unit_weight: product.weight,
      list_price: product.listPrice,
      discount,
      standard_cost: cost,
      reorder_level: product.isDiscontinued ? null : Math.ceil(product.target / 4),
      target_level: product.isDiscontinued ? null : product.target,
      minimum_reorder_quantity: random.chance(0.4) ? Math.max(1, Math.round(product.target / 6)) : null,
      is_discontinued: product.isDiscontinued ?? false,
    });
    return { ...product, id, cost, vendorId };
  });
};
