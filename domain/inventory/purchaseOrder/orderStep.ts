import { ORDER_STATUS, type OrderStep } from './orderStatus';
import { type Refusal, refuse } from '../../refusals/refusal';

const { DRAFT, ORDERED, PARTIALLY_RECEIVED, RECEIVED, CANCELLED } = ORDER_STATUS;

/** Receiving makes these by itself: a form may send them along, they ask for nothing. */
const DERIVED: readonly number[] = [ORDERED, PARTIALLY_RECEIVED, RECEIVED];

/** The step that leads from one status to another; null where nothing is asked [PO-007]. */
export const stepTo = (from: number, to: number): OrderStep | null | Refusal => {
  if (from === to) return null;
  if (to === CANCELLED) return 'cancel';
  if (from === DRAFT && to === ORDERED) return 'place';
  if (from === CANCELLED && (to === DRAFT || to === PARTIALLY_RECEIVED)) return 'reopen';
  if (DERIVED.includes(from) && DERIVED.includes(to)) return null;
  return refuse('purchase_order_status', {}, 'order_status');
};
