import type { CivilDate } from '../../civilDate';
import { ORDER_STATUS } from './orderStatus';
import { type Refusal, refuse } from '../../refusals/refusal';

interface OrderFacts {
  status_id: number;
  mmg_location_id: number | null;
}

/** Units that came on a day. */
export interface Receipt {
  quantity: number;
  date_received: CivilDate;
}

const RECEIVING: readonly number[] = [ORDER_STATUS.ORDERED, ORDER_STATUS.PARTIALLY_RECEIVED, ORDER_STATUS.RECEIVED];

/**
 * Goods of a line have come: all that was still open, or some of it. The line stays one, with what is ordered, received
 * and open [PO-008 PO-009].
 * @param open units that are still to come; @param quantity units that came; @param date not after today
 */
export const receiveLine = (
  order: OrderFacts,
  open: number,
  quantity: number,
  date: CivilDate,
  today: CivilDate,
): Receipt | Refusal => {
  if (!RECEIVING.includes(order.status_id)) return refuse('purchase_order_not_placed');
  if (order.mmg_location_id === null) return refuse('purchase_order_location', {}, 'mmg_location_id');
  if (open <= 0) return refuse('purchase_order_received');
  if (date > today) return refuse('purchase_order_future', {}, 'date_received');
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > open)
    return refuse('purchase_order_quantity', { quantity: open }, 'quantity');
  return { quantity, date_received: date };
};

/**
 * May a receipt be taken back? Not once its stock was counted afterwards [PO-008]. @param counted count date of the
 * stock row
 */
export const mayTakeBack = (
  { date_received }: { date_received: CivilDate | null },
  counted: CivilDate | null,
): Refusal | null => {
  if (date_received === null) return refuse('purchase_order_not_received');
  return counted !== null && counted > date_received ? refuse('purchase_order_counted') : null;
};
