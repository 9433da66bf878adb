import { ORDER_STATUS } from '#domain/inventory/purchaseOrder/orderStatus';
import { STATUS } from '#domain/statuses';

/**
 * Statuses as a statement lists them: those of a job or an entry that is done with, and of an order whose goods are on
 * their way.
 */
export const CLOSED = `(${STATUS.COMPLETE}, ${STATUS.CANCELLED})`;
export const PLACED = `(${ORDER_STATUS.ORDERED}, ${ORDER_STATUS.PARTIALLY_RECEIVED})`;
