import { RESOURCE_NEEDS } from '#domain/access/resourceNeeds';
import { decideOrder } from '#domain/inventory/purchaseOrder/decideOrder';
import { ORDER_KEY } from '#domain/inventory/purchaseOrder/lineChanges';
import type { OrderFacts } from '#domain/inventory/purchaseOrder/orderFacts';
import type { OrderValues } from '#domain/inventory/purchaseOrder/orderValues';
import type { Command } from '../../pipeline/command';
import type { Row } from '../../db/statement';
import { loadOrder } from './loadOrder';
import { newOrderInput } from './purchaseOrderInput';

/** Makes a purchase order with its lines, as a draft or placed at once [PO-008]. */
export const createPurchaseOrder: Command<OrderValues, OrderFacts, Row> = {
  name: 'createPurchaseOrder',
  need: RESOURCE_NEEDS.purchase_order.create,
  input: newOrderInput,
  load: (mutation, values) => loadOrder(mutation, values),
  decide: decideOrder,
  result: (written) => written.made(ORDER_KEY),
};
