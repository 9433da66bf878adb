import type { CivilDate } from '../../civilDate';
import { ORDER_STATUS } from './orderStatus';

/** Whether an order should have come by now: placed, not all received, its expected date past. */
export const isOverdue = (order: { order_status_id: unknown; expected_date: unknown }, today: CivilDate): boolean =>
  (order.order_status_id === ORDER_STATUS.ORDERED || order.order_status_id === ORDER_STATUS.PARTIALLY_RECEIVED) &&
  typeof order.expected_date === 'string' &&
  order.expected_date < today;
