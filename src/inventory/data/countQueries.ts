import type { ReachOf } from '#domain/access/narrowResource';
import { gql } from '../../dataProvider/gql';
import { narrowed } from '../../dataProvider/narrowed';
import { withoutFields } from '../../dataProvider/withoutFields';
import type { Movement } from './inventoryApi';

const ROW = `
    id version count_date unit_count individual_count last_unit_count last_individual_count changed_by
    location { id name }
    product { id name product_code description quantity_per_unit category { id description count_order } order_unit { name } }
`;

const READ_COUNT = gql(`
  query InventoryCount {
    inventoryCountQuery {
      lookupInventoryLocation { id name is_active }
      lookupProductCategory { id name description count_order is_active }
      inventory {${ROW}}
    }
  }
`);

const SAVE_COUNT = gql(`
  mutation UpdateInventory($inventory: InventoryInput!) { updateInventory(inventory: $inventory) {${ROW}} }
`);

/** What of a row can be hidden, without which the sheet is there all the same, by its path in a row. */
const OF_ROW: Readonly<Record<string, readonly [table: string, field: string]>> = {
  'product.product_code': ['product', 'product_code'],
  'product.description': ['product', 'description'],
  'product.quantity_per_unit': ['product', 'quantity_per_unit'],
  'product.order_unit': ['product', 'order_unit_id'],
  'product.category': ['product', 'category_id'],
  'product.category.description': ['product_category', 'description'],
  'product.category.count_order': ['product_category', 'count_order'],
};
const OF_LISTS: typeof OF_ROW = {
  'lookupInventoryLocation.is_active': ['inventory_location', 'is_active'],
  'lookupProductCategory.is_active': ['product_category', 'is_active'],
  'lookupProductCategory.description': ['product_category', 'description'],
  'lookupProductCategory.count_order': ['product_category', 'count_order'],
};
const unread = (reach: ReachOf, shows: typeof OF_ROW, within: string): string[] =>
  Object.entries(shows).flatMap(([path, [table, field]]) => (reach(table).reads(field) ? [] : [`${within}.${path}`]));

/** The calls of the count for somebody who is kept from some fields: what is counted has to be seen, the rest not [USR-018]. */
export const countCallsFor = (reach: ReachOf) => ({
  read: withoutFields(READ_COUNT, [
    ...unread(reach, OF_LISTS, 'inventoryCountQuery'),
    ...unread(reach, OF_ROW, 'inventoryCountQuery.inventory'),
  ]),
  save: withoutFields(SAVE_COUNT, unread(reach, OF_ROW, 'updateInventory')),
});

export const READ_MOVEMENTS = narrowed<{
  inventoryMovements: { items: readonly Movement[]; total_count: number } | null;
}>(
  gql(`
  query StockMovements($product_id: Int!, $location_id: Int!, $page: PageInput!) {
    inventoryMovements(filter: { product_id: { eq: $product_id }, location_id: { eq: $location_id } }, sort: { field: id, order: DESC }, page: $page) {
      total_count
      items { id kind date units individuals unit_count individual_count is_applied reference purchase_order_id inventory_relocation_order_id user_name created_at }
    }
  }
`),
);
