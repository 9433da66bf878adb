import { z } from 'zod';
import { RESOURCE_NEEDS } from '#domain/access/resourceNeeds';
import { afterStep } from '#domain/inventory/purchaseOrder/orderStatus';
import type { StoredOrder } from '#domain/inventory/purchaseOrder/orderFacts';
import type { Command } from '../../pipeline/command';
import { lockedRow } from '../../pipeline/mutation';
import type { Row } from '../../db/statement';
import { lockOrder } from './loadOrder';
import { isRefusal } from '#domain/refusals/refusal';

/** Deletes a draft [PO-008]. Answers the order as it was. */
export const deletePurchaseOrder: Command<{ id: number }, { order: StoredOrder; row: Row }, Row> = {
  name: 'deletePurchaseOrder',
  need: RESOURCE_NEEDS.purchase_order.remove,
  input: z.strictObject({ id: z.int() }),
  load: async (mutation, { id }) => ({
    order: await lockOrder(mutation, id),
    row: lockedRow(mutation, 'purchase_order', id) ?? {},
  }),
  decide: ({ order: { order_status_id, lines } }, { id }) => {
    const after = afterStep(order_status_id, 'delete', lines);
    return isRefusal(after) ? after : { changes: [{ entity: 'purchase_order', id, op: 'delete', set: {} }] };
  },
  result: (_written, _mutation, _input, { row }) => row,
};
