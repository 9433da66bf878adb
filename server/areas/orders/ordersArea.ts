import { RESOURCE_NEEDS } from '#domain/access/resourceNeeds';
import { mayReadField } from '../../api/fieldRights';
import { entityTable } from '../../db/entityTable';
import { purchaseOrderLineItem } from '../../db/tables/purchaseOrders';
import { vendorResource } from './vendorResource';
import { purchaseOrderResource } from './purchaseOrderResource';
import { inventoryRelocationOrderResource } from './inventoryRelocationOrderResource';
import { purchaseOrders } from './purchaseOrders';
import { reorderCalls } from './reorderCalls';
import { relocationOrders } from './relocationOrders';
import type { ServerArea } from '../../api/serverArea';
import type { PaperKind } from '../../pdf/registerPdfs';
import { purchaseOrderPaper } from './purchaseOrderPaper';
import { readPurchaseOrderPaper, readRelocationPaper } from './readOrderPaper';
import { purchasePaperFor, relocationPaperFor } from './orderPaperFor';
import { relocationPaper } from './relocationPaper';

const LINES = entityTable(purchaseOrderLineItem);

/** The papers of orders. */
const ORDER_PAPERS: Readonly<Record<string, PaperKind>> = {
  'purchase-order': {
    need: RESOURCE_NEEDS.purchase_order.read,
    make: async ({ runner, id, printed, actor }) =>
      purchaseOrderPaper(
        purchasePaperFor(actor, await readPurchaseOrderPaper(runner, id)),
        printed,
        mayReadField({ entity: LINES }, actor, 'unit_cost'),
      ),
  },
  'inventory-relocation': {
    need: RESOURCE_NEEDS.inventory_relocation_order.read,
    make: async ({ runner, id, printed, actor }) =>
      relocationPaper(relocationPaperFor(actor, await readRelocationPaper(runner, id)), printed),
  },
};

/** Vendors, purchase orders and relocation orders, with their papers. */
export const ordersArea: ServerArea = {
  resources: [vendorResource, purchaseOrderResource, inventoryRelocationOrderResource],
  calls: [purchaseOrders, relocationOrders, reorderCalls],
  papers: ORDER_PAPERS,
};
