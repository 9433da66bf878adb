import { RESOURCE_NEEDS } from '#domain/access/resourceNeeds';
import { AppError } from '#domain/errors';
import { decideOrder } from '#domain/inventory/purchaseOrder/decideOrder';
import type { OrderFacts } from '#domain/inventory/purchaseOrder/orderFacts';
import type { Command } from '../../pipeline/command';
import type { Row } from '../../db/statement';
import { loadOrder } from './loadOrder';
import { changedOrderInput, type ChangedOrder } from './purchaseOrderInput';

/** Saves a purchase order whole: its head, its lines, its status, and the stock of what came [PO-007 PO-008]. */
export const updatePurchaseOrder: Command<ChangedOrder, OrderFacts, Row> = {
  name: 'updatePurchaseOrder',
  need: RESOURCE_NEEDS.purchase_order.update,
  input: changedOrderInput,
  load: (mutation, { values, id, version }) => loadOrder(mutation, values, { id, version }),
  decide: (facts, { values }, today) => decideOrder(facts, values, today),
  result: (written, _mutation, { id }) => {
    const row = written.row('purchase_order', id);
    if (!row) throw new AppError('NOT_FOUND');
    return row;
  },
};
