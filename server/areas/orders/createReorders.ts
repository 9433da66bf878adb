import { z } from 'zod';
import { CALLS } from '#domain/access/calls';
import { decideReorder, reorderKey, type WantedOrders } from '#domain/inventory/reorder/decideReorder';
import type { ReorderFactsOfPlace } from '#domain/inventory/reorder/reorderLine';
import { placeKey } from '#domain/inventory/stockFacts';
import { namedInput } from '../../api/zodInput';
import { idOf } from '../../db/statement';
import type { Command } from '../../pipeline/command';
import { lockRows } from '../../pipeline/lockRows';
import { readReorder } from './readReorder';

/** No list has more lines; a larger request is a mistake. */
const MAX_LINES = 1_000;
const MAX_QUANTITY = 10_000_000;

/** The orders that were made, and the number by which all of them are taken back. */
export interface ReorderAnswer {
  mutation_id: string;
  order_ids: number[];
}

const input: z.ZodType<WantedOrders> = z.strictObject({
  created_by_id: z.int().describe('The employee who orders.'),
  lines: z
    .array(
      namedInput('ReorderLineInput', {
        product_id: z.int(),
        location_id: z.int(),
        quantity: z.int().min(1).max(MAX_QUANTITY),
        on_order: z.int().describe('What was on order when the list was read; another figure by now is refused.'),
      }),
    )
    .min(1)
    .max(MAX_LINES),
});

/** Makes the draft orders of what is to be ordered, one for each vendor and place, as one write [INV-022]. */
export const createReorders: Command<WantedOrders, ReorderFactsOfPlace[], ReorderAnswer> = {
  name: 'createReorders',
  need: CALLS.createReorders.need,
  input,
  load: async (mutation, { lines }) => {
    const products = [...new Set(lines.map(({ product_id }) => product_id))];
    // Two who order the same product wait for each other, and the second sees what the first ordered.
    await lockRows(mutation, { product: products });
    return readReorder(mutation.client, null, products);
  },
  decide: decideReorder,
  result: (written, { id }, { lines }, facts) => {
    const known = new Map(facts.map((one) => [placeKey(one), one]));
    const keys = lines.flatMap((line) => {
      const vendor = known.get(placeKey(line))?.vendor_id ?? null;
      return vendor === null ? [] : [reorderKey(vendor, line.location_id)];
    });
    return { mutation_id: id, order_ids: [...new Set(keys)].map((key) => idOf(written.made(key))) };
  },
};
