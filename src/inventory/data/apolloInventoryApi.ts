import { ApolloError, type ApolloClient } from '@apollo/client';
import {
  CountConflict,
  type CountRow,
  type InventoryApi,
  type InventoryLocation,
  type Movement,
  type ProductCategory,
  type StoredMeanwhile,
} from './inventoryApi';
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

const isStored = (value: unknown): value is StoredMeanwhile =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'number' &&
  'version' in value &&
  'unit_count' in value;

const asConflict = (error: unknown): Error => {
  const details = error instanceof ApolloError ? error.graphQLErrors[0]?.extensions : undefined;
  if (details?.code === 'CONFLICT' && Array.isArray(details.current))
    return new CountConflict(details.current.filter(isStored));
  return error instanceof Error ? error : new Error(String(error));
};

/** The calls of the inventory over the app's one client. Its rows stay out of the cache: a sheet is read as a whole. */
export const apolloInventoryApi = (client: ApolloClient<unknown>): InventoryApi => ({
  readCount: async () => {
    const { data } = await client.query<Read>({ query: READ_COUNT, fetchPolicy: 'no-cache' });
    const { lookupInventoryLocation, lookupProductCategory, inventory } = data.inventoryCountQuery;
    return { locations: lookupInventoryLocation, categories: lookupProductCategory, rows: inventory };
  },
  saveCount: async (inventory) => {
    try {
      const { data } = await client.mutate<{ updateInventory: CountRow[] }>({
        mutation: SAVE_COUNT,
        variables: { inventory },
        fetchPolicy: 'no-cache',
      });
      return data?.updateInventory ?? [];
    } catch (error) {
      throw asConflict(error);
    }
  },
  readMovements: async (product_id, location_id, page) => {
    const { data } = await client.query<{ inventoryMovements: { items: Movement[]; total_count: number } }>({
      query: READ_MOVEMENTS,
      variables: { product_id, location_id, page: { number: page, size: PAGE } },
      fetchPolicy: 'no-cache',
    });
    return { items: data.inventoryMovements.items, total: data.inventoryMovements.total_count };
  },
});
