import type { CivilDate } from '../../civilDate';
import { mayTakeBack, receiveLine } from './receiveLine';
import type { ProductDefaults, StoredLine } from './orderFacts';
import type { OrderLineValues } from './orderValues';
import { type Refusal, refuse, isRefusal } from '../../refusals/refusal';

type LineSet = Omit<StoredLine, 'id'>;

/**
 * A line after a save: what stands in it, what is still to come as a line of its own, and the goods that came or went
 * back.
 */
export interface LineDecision {
  id: number | null;
  set: LineSet;
  rest: LineSet | null;
  /** What the form calls the line. */
  client_key?: string;
  goods: readonly { product_id: number; units: number; date: CivilDate }[];
}

/** @param counted the day the product was last counted at the order's location */
export interface LineFacts {
  order: { status_id: number; mmg_location_id: number | null };
  stored: StoredLine | null;
  product: ProductDefaults | undefined;
  counted: CivilDate | null;
  today: CivilDate;
}

const setOf = (
  { product, quantity, order_unit, items_per_unit, unit_cost }: OrderLineValues,
  defaults: ProductDefaults | undefined,
): LineSet => ({
  product_id: product?.id ?? 0,
  quantity: quantity ?? 0,
  order_unit_id: order_unit ? order_unit.id : (defaults?.order_unit_id ?? null),
  items_per_unit: items_per_unit ?? defaults?.items_per_unit ?? null,
  unit_cost: unit_cost ?? 0,
  date_received: null,
});

/** What a received line does not say is as it is stored. */
const isSameGoods = (stored: StoredLine, line: OrderLineValues): boolean =>
  stored.product_id === line.product?.id &&
  stored.quantity === line.quantity &&
  stored.unit_cost === line.unit_cost &&
  (line.order_unit === null || stored.order_unit_id === line.order_unit.id) &&
  (line.items_per_unit === null || stored.items_per_unit === line.items_per_unit);

/** A line that is received already: its date may change or go, nothing else (A4). */
const decideReceived = (
  stored: StoredLine,
  line: OrderLineValues,
  { order, counted, today }: LineFacts,
): LineDecision | Refusal => {
  const { id, product_id, quantity, date_received: before, ...rest } = stored;
  if (!isSameGoods(stored, line)) return refuse('purchase_order_line_received', {}, 'product');
  const unchanged = { id, set: { ...rest, product_id, quantity, date_received: before }, rest: null, goods: [] };
  if (line.date_received === before || before === null) return unchanged;
  const kept = mayTakeBack(stored, counted);
  if (kept) return { ...kept, path: 'date_received' };
  const back = { product_id, units: -quantity, date: before };
  if (line.date_received === null)
    return { ...unchanged, set: { ...unchanged.set, date_received: null }, goods: [back] };
  const again = receiveLine(
    order,
    { id, product_id, quantity, date_received: null },
    quantity,
    line.date_received,
    today,
  );
  if (isRefusal(again)) return again;
  return {
    ...unchanged,
    set: { ...unchanged.set, date_received: line.date_received },
    goods: [back, { product_id, units: quantity, date: line.date_received }],
  };
};

/**
 * What a save does to one line [PO-008]: it is changed, received whole or in part, or taken back. The path of a refusal
 * is the line's field.
 */
export const decideLine = (line: OrderLineValues, facts: LineFacts): LineDecision | Refusal => {
  const { order, stored, product, today } = facts;
  if (stored && stored.date_received !== null) return decideReceived(stored, line, facts);
  const id = stored?.id ?? null;
  const set = setOf(line, product);
  if (line.date_received === null) return { id, set, rest: null, goods: [] };
  const receipt = receiveLine(
    order,
    { ...set, id: id ?? 0 },
    line.quantity_received ?? set.quantity,
    line.date_received,
    today,
  );
  if (isRefusal(receipt)) return receipt;
  const { received, rest } = receipt;
  return {
    id,
    set: { ...set, quantity: received.quantity, date_received: received.date_received },
    rest: rest && { ...set, quantity: rest.quantity },
    goods: [{ product_id: set.product_id, units: received.quantity, date: received.date_received }],
  };
};
