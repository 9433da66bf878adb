import type { CivilDate } from '#domain/civilDate';
import type { Amounts } from '../amounts';
import type { RowStore } from '../rowStore';
import { addProducts } from './products';
import { addPurchaseOrders } from './purchaseOrders';
import { addRecipes } from './recipes';
import { addRelocationOrders } from './relocationOrders';
import { addStocks } from './stock';

/** Days between two counts of a product. */
const EVERY = 28;

/** Products, the recipes made of them, orders in every status, and the stock that counts and orders have made. */
export const addInventory = (
  store: RowStore,
  { purchaseOrders, relocationOrders, inventoryDays: days }: Amounts,
  today: CivilDate,
): void => {
  const products = addProducts(store);
  addRecipes(store, products);
  const moved = [
    ...addPurchaseOrders(store, products, purchaseOrders, days, today),
    ...addRelocationOrders(store, products, relocationOrders, days, today),
  ];
  addStocks(store, products, moved, { days, every: EVERY, today });
};
