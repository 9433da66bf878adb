import { RESOURCE_NEEDS } from '#domain/access/resourceNeeds';
import { AppError, refusalError } from '#domain/errors';
import { decideOrder } from '#domain/inventory/purchaseOrder/decideOrder';
import type { OrderFacts } from '#domain/inventory/purchaseOrder/orderFacts';
import { refuse } from '#domain/refusals/refusal';
import type { LogRow } from '../../events/changeLog';
import type { Command } from '../../pipeline/command';
import type { Row } from '../../db/statement';
import { loadOrder } from './loadOrder';
import { changedOrderInput, type ChangedOrder } from './purchaseOrderInput';

/**
 * What came before each receipt was kept by itself is no longer taken back by its values alone: its receipt would stay.
 *
 * @throws AppError BAD_USER_INPUT
 */
const assertReceiptsKept = (entries: readonly LogRow[]): void => {
  const names = new Set(entries.map(({ entity }) => entity));
  if (names.has('inventory_movement') && !names.has('purchase_order_receipt'))
    throw refusalError(refuse('purchase_order_old_receipt'));
};

/** Saves a purchase order whole: its head, its lines, its status, and the stock of what came [PO-007 PO-008]. */
export const updatePurchaseOrder: Command<ChangedOrder, OrderFacts, Row> = {
  name: 'updatePurchaseOrder',
  need: RESOURCE_NEEDS.purchase_order.update,
  input: changedOrderInput,
  load: (mutation, { values, id, version }) => loadOrder(mutation, values, { id, version }),
  decide: (facts, { values }, today) => decideOrder(facts, values, today),
  assertMayUndo: async (_looking, entries) => assertReceiptsKept(entries),
  result: (written, _mutation, { id }) => {
    const row = written.row('purchase_order', id);
    if (!row) throw new AppError('NOT_FOUND');
    return row;
  },
};
