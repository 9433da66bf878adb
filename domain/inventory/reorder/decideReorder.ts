import type { Change, Decision } from '../../changes';
import type { CivilDate } from '../../civilDate';
import { formatCivilDate } from '../../civilDate';
import { ORDER_STATUS } from '../purchaseOrder/orderStatus';
import { placeKey } from '../stockFacts';
import { refuse } from '../../refusals/refusal';
import type { ReorderFactsOfPlace } from './reorderLine';

/** A line of the list that is ordered, with what was on order when it was looked at. */
export interface WantedLine {
  product_id: number;
  location_id: number;
  /** Whole order units. */
  quantity: number;
  on_order: number;
}

export interface WantedOrders {
  /** The employee who orders. */
  created_by_id: number;
  lines: readonly WantedLine[];
}

/** Stands for the order of a vendor to a place while it is made. */
export const reorderKey = (vendor_id: number, location_id: number): string => `order ${vendor_id} ${location_id}`;

/**
 * Makes draft orders of some lines of what to order: one for each vendor and place, since an order comes to one place.
 * All of them are one write, hence one undo. A line that somebody ordered meanwhile is refused, so that two people do
 * not order the same.
 *
 * @param facts the lines' products in their places, with the products under lock
 */
export const decideReorder = (
  facts: readonly ReorderFactsOfPlace[],
  { created_by_id, lines }: WantedOrders,
  today: CivilDate,
): Decision => {
  const known = new Map(facts.map((one) => [placeKey(one), one]));
  const orders = new Map<string, Change>();
  const items: Change[] = [];
  for (const [index, line] of lines.entries()) {
    const found = known.get(placeKey(line));
    const path = `lines.${index}`;
    if (!found) return refuse('reorder_unknown', {}, `${path}.product_id`);
    const { product_name: product, vendor_id, unit_cost, location_id } = found;
    if (vendor_id === null) return refuse('reorder_without_vendor', { product }, `${path}.product_id`);
    if (unit_cost === null || unit_cost <= 0) return refuse('reorder_without_cost', { product }, `${path}.product_id`);
    if (found.on_order !== line.on_order) return refuse('reorder_moved_on', { product }, `${path}.on_order`);
    const key = reorderKey(vendor_id, location_id);
    orders.set(key, {
      entity: 'purchase_order',
      id: null,
      key,
      op: 'insert',
      set: {
        order_name: `Restock ${formatCivilDate(today)}`,
        supplier_id: vendor_id,
        mmg_location_id: location_id,
        created_by_id,
        order_status_id: ORDER_STATUS.DRAFT,
        order_date: today,
      },
    });
    items.push({
      entity: 'purchase_order_line_item',
      id: null,
      key: `line ${index}`,
      op: 'insert',
      set: {
        product_id: found.product_id,
        quantity: line.quantity,
        order_unit_id: found.order_unit_id,
        items_per_unit: found.quantity_per_unit,
        unit_cost,
      },
      refs: { purchase_order_id: key },
    });
  }
  return { changes: [...orders.values(), ...items] };
};
