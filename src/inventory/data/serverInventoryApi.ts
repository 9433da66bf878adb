import { present } from '../../dataProvider/present';
import type { Server } from '../../dataProvider/server';
import type { ReachOf } from '#domain/access/narrowResource';
import { countRow, type InventoryApi, type InventoryLocation, type ProductCategory } from './inventoryApi';
import { countCallsFor, READ_MOVEMENTS } from './countQueries';

/** Movements of one page. */
const PAGE = 25;

/** What the lists of the sheet are without what the user does not see: of inactive ones nobody knows then. */
const LOCATION = { is_active: true };
const CATEGORY = { description: '', count_order: null, is_active: true };
type Known<Type, Unsure extends object> = Omit<Type, keyof Unsure> & Partial<Type>;

/** The calls of the inventory; a sheet is read as a whole, as far as the user sees its fields. */
export const serverInventoryApi = (server: Server, reach: ReachOf): InventoryApi => {
  const { query, mutate } = server;
  const calls = countCallsFor(reach);
  return {
    readCount: async () => {
      const { inventoryCountQuery } = await query(calls.read);
      const { lookupInventoryLocation, lookupProductCategory, inventory } = inventoryCountQuery;
      const locations: readonly Known<InventoryLocation, typeof LOCATION>[] = lookupInventoryLocation;
      const categories: readonly Known<ProductCategory, typeof CATEGORY>[] = lookupProductCategory;
      return {
        locations: locations.map((one) => ({ ...LOCATION, ...one })),
        // Without the category of a product no row is in one.
        categories: !reach('product').reads('category_id') ? [] : categories.map((one) => ({ ...CATEGORY, ...one })),
        rows: inventory.map(countRow),
      };
    },
    saveCount: async (inventory) => (await mutate(calls.save, { inventory })).updateInventory.map(countRow),
    readMovements: async (product_id, location_id, page) => {
      const { inventoryMovements } = await query(READ_MOVEMENTS, {
        product_id,
        location_id,
        page: { number: page, size: PAGE },
      });
      const { items, total_count } = present(inventoryMovements);
      return { items, total: total_count };
    },
  };
};
