import { vendorResource } from './vendorResource';
import { purchaseOrderResource } from './purchaseOrderResource';
import { inventoryRelocationOrderResource } from './inventoryRelocationOrderResource';
import { purchaseOrders } from './purchaseOrders';
import { relocationOrders } from './relocationOrders';
import { ORDER_PAPERS } from './orderPapers';
import type { ServerArea } from '../../api/serverArea';

/** Vendors, purchase orders and relocation orders, with their papers. */
export const ordersArea: ServerArea = {
  resources: [vendorResource, purchaseOrderResource, inventoryRelocationOrderResource],
  calls: [purchaseOrders, relocationOrders],
  papers: ORDER_PAPERS,
};
