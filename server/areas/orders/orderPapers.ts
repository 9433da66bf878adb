import { RESOURCE_NEEDS } from '#domain/access/resourceNeeds';
import type { PaperKind } from '../../pdf/registerPdfs';
import { purchaseOrderPaper } from './purchaseOrderPaper';
import { readPurchaseOrderPaper, readRelocationPaper } from './readOrderPaper';
import { relocationPaper } from './relocationPaper';

/** The papers of orders. */
export const ORDER_PAPERS: Readonly<Record<string, PaperKind>> = {
  'purchase-order': {
    need: RESOURCE_NEEDS.purchase_order.read,
    make: async ({ runner, id, printed }) => purchaseOrderPaper(await readPurchaseOrderPaper(runner, id), printed),
  },
  'inventory-relocation': {
    need: RESOURCE_NEEDS.inventory_relocation_order.read,
    make: async ({ runner, id, printed }) => relocationPaper(await readRelocationPaper(runner, id), printed),
  },
};
