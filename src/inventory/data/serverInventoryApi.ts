import type { Server } from '../../dataProvider/server';
import type { CountRow, InventoryApi, InventoryLocation, Movement, ProductCategory } from './inventoryApi';
import { READ_COUNT, READ_MOVEMENTS, SAVE_COUNT } from './countQueries';

interface Read {
  inventoryCountQuery: {
    lookupInventoryLocation: InventoryLocation[];
    lookupProductCategory: ProductCategory[];
    inventory: CountRow[];
  };
}

/** Movements of one page. */
const PAGE = 25;

/** The calls of the inventory; a sheet is read as a whole. */
export const serverInventoryApi = (server: Server): InventoryApi => {
  const { ask, tell } = server;
  return {
    readCount: async () => {
      const { inventoryCountQuery } = await ask<Read>(READ_COUNT);
      const { lookupInventoryLocation, lookupProductCategory, inventory } = inventoryCountQuery;
      return { locations: lookupInventoryLocation, categories: lookupProductCategory, rows: inventory };
    },
    saveCount: async (inventory) =>
      (await tell<{ updateInventory: CountRow[] }>(SAVE_COUNT, { inventory })).updateInventory,
    readMovements: async (product_id, location_id, page) => {
      const { inventoryMovements } = await ask<{ inventoryMovements: { items: Movement[]; total_count: number } }>(
        READ_MOVEMENTS,
        { product_id, location_id, page: { number: page, size: PAGE } },
      );
      return { items: inventoryMovements.items, total: inventoryMovements.total_count };
    },
  };
};
