import type { CivilDate } from '../../civilDate';
import { ORDER_STATUS } from './orderStatus';
import { type Refusal, refuse } from '../../refusals/refusal';

export interface OrderLine {
  id: number;
  product_id: number;
  quantity: number;
  date_received: CivilDate | null;
}

interface OrderFacts {
  status_id: number;
  mmg_location_id: number | null;
}

export interface Receipt {
  /** The line as it is now: with its date, and with the quantity that came. */
  received: { id: number; quantity: number; date_received: CivilDate };
  /** What is still to come, as a line of its own; null when all came. */
  rest: { product_id: number; quantity: number } | null;
}

const RECEIVING: readonly number[] = [ORDER_STATUS.ORDERED, ORDER_STATUS.PARTIALLY_RECEIVED, ORDER_STATUS.RECEIVED];

/**
 * Goods of a line have come: all of them, or some, which splits the line [PO-008].
 * @param quantity units that came; @param date not after today
 */
export const receiveLine = (
  order: OrderFacts,
  line: OrderLine,
  quantity: number,
  date: CivilDate,
  today: CivilDate,
): Receipt | Refusal => {
  if (!RECEIVING.includes(order.status_id)) return refuse('purchase_order_not_placed');
  if (order.mmg_location_id === null) return refuse('purchase_order_location', {}, 'mmg_location_id');
  if (line.date_received !== null) return refuse('purchase_order_received');
  if (date > today) return refuse('purchase_order_future', {}, 'date_received');
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > line.quantity) {
    return refuse('purchase_order_quantity', { quantity: line.quantity }, 'quantity');
  }
  const rest = line.quantity - quantity;
  return {
    received: { id: line.id, quantity, date_received: date },
    rest: rest > 0 ? { product_id: line.product_id, quantity: rest } : null,
  };
};

/**
 * May a received line be taken back? Not once its stock was counted afterwards [PO-008]. @param counted count date of
 * the stock row
 */
export const mayTakeBack = (line: Pick<OrderLine, 'date_received'>, counted: CivilDate | null): Refusal | null => {
  if (line.date_received === null) return refuse('purchase_order_not_received');
  return counted !== null && counted > line.date_received ? refuse('purchase_order_counted') : null;
};
