import { z } from 'zod';
import { RESOURCE_NEEDS } from '#domain/access/resourceNeeds';
import type { StoredRelocation } from '#domain/inventory/relocationOrder/relocationFacts';
import { relocationStep } from '#domain/inventory/relocationOrder/relocationSteps';
import type { Command } from '../../pipeline/command';
import { lockedRow } from '../../pipeline/mutation';
import type { Row } from '../../db/statement';
import { lockRelocation } from './loadRelocation';
import { isRefusal } from '#domain/refusals/refusal';

/** Deletes a draft [RO-005]. Answers the order as it was. */
export const deleteRelocationOrder: Command<{ id: number }, { order: StoredRelocation; row: Row }, Row> = {
  name: 'deleteInventoryRelocationOrder',
  need: RESOURCE_NEEDS.inventory_relocation_order.remove,
  input: z.strictObject({ id: z.int() }),
  load: async (mutation, { id }) => ({
    order: await lockRelocation(mutation, id),
    row: lockedRow(mutation, 'inventory_relocation_order', id) ?? {},
  }),
  decide: ({ order }, { id }) => {
    const rule = relocationStep(order.order_status_id, 'delete');
    return isRefusal(rule) ? rule : { changes: [{ entity: 'inventory_relocation_order', id, op: 'delete', set: {} }] };
  },
  result: (_written, _mutation, _input, { row }) => row,
};
