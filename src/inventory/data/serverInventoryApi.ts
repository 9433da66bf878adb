import { present } from '../../dataProvider/present';
import type { Server } from '../../dataProvider/server';
import type { InventoryApi } from './inventoryApi';
import { READ_COUNT, READ_MOVEMENTS, SAVE_COUNT } from './countQueries';

/** Movements of one page. */
const PAGE = 25;

/** The calls of the inventory; a sheet is read as a whole. */
export const serverInventoryApi = (server: Server): InventoryApi => {
  const { query, mutate } = server;
  return {
    readCount: async () => {
      const { inventoryCountQuery } = await query(READ_COUNT);
      const { lookupInventoryLocation, lookupProductCategory, inventory } = inventoryCountQuery;
      return { locations: lookupInventoryLocation, categories: lookupProductCategory, rows: inventory };
    },
    saveCount: async (inventory) => (await mutate(SAVE_COUNT, { inventory })).updateInventory,
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
