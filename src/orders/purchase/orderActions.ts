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
  /**
   * Where it stands: what ends an order at its foot, apart from everything else, the steps at its head, each always in the same
   * place, so that the next click never meets another step.
   */
  place: 'ending' | 'beside' | 'step';
}

const step =
  (name: OrderStep) =>
  (status: number): boolean =>
    mayStep(status, name);

/** The buttons of an order, in their order. */
export const ORDER_ACTIONS: readonly OrderAction[] = [
  { name: 'place', offered: step('place'), to: ORDER_STATUS.ORDERED, place: 'step' },
  {
    name: 'receive_all',
    place: 'step',
    offered: (status) => status === ORDER_STATUS.ORDERED || status === ORDER_STATUS.PARTIALLY_RECEIVED,
  },
  { name: 'email', offered: mayEmail, place: 'beside' },
  { name: 'reopen', offered: step('reopen'), place: 'beside' },
  {
    name: 'cancel_order',
    offered: step('cancel'),
    to: ORDER_STATUS.CANCELLED,
    confirm: 'cancel_question',
    place: 'ending',
  },
  { name: 'delete', offered: step('delete'), confirm: 'delete_question', place: 'ending' },
];
