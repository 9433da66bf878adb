import { mayEmail, mayStep, ORDER_STATUS, type OrderStep } from '#domain/inventory/purchaseOrder/orderStatus';
import type { OrdersMessage } from '../messages';

/** What a stored order offers beside Save [PO-007]. */
export interface OrderAction {
  name: 'place' | 'receive_all' | 'email' | 'reopen' | 'cancel_order' | 'delete';
  /** Shown in this status. */
  offered: (status: number) => boolean;
  /** The status that a save asks for. */
  to?: number;
  confirm?: OrdersMessage;
  color?: 'error';
}

const step =
  (name: OrderStep) =>
  (status: number): boolean =>
    mayStep(status, name);

/** The buttons of an order, in their order. */
export const ORDER_ACTIONS: readonly OrderAction[] = [
  { name: 'place', offered: step('place'), to: ORDER_STATUS.ORDERED },
  {
    name: 'receive_all',
    offered: (status) => status === ORDER_STATUS.ORDERED || status === ORDER_STATUS.PARTIALLY_RECEIVED,
  },
  { name: 'email', offered: mayEmail },
  { name: 'reopen', offered: step('reopen') },
  {
    name: 'cancel_order',
    offered: step('cancel'),
    to: ORDER_STATUS.CANCELLED,
    confirm: 'cancel_question',
    color: 'error',
  },
  { name: 'delete', offered: step('delete'), confirm: 'delete_question', color: 'error' },
];
