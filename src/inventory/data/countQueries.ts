import { gql } from '../../dataProvider/gql';
import { narrowed } from '../../dataProvider/narrowed';
import type { Movement } from './inventoryApi';

const ROW = `
    id version count_date unit_count individual_count last_unit_count last_individual_count changed_by updated_at
    location { id name }
    product { id name product_code description quantity_per_unit category { id description count_order } order_unit { name } }
`;

export const READ_COUNT = gql(`
  query InventoryCount {
    inventoryCountQuery {
      lookupInventoryLocation { id name is_active }
      lookupInventoryType { id name keycode }
      lookupProductCategory { id name description count_order is_active }
      inventory {${ROW}}
    }
  }
`);

export const SAVE_COUNT = gql(`
  mutation UpdateInventory($inventory: InventoryInput!) { updateInventory(inventory: $inventory) {${ROW}} }
`);

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
