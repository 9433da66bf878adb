import { ORDER_STATUS } from '#domain/inventory/purchaseOrder/orderStatus';
import { STATUS_TABLE, type StatusRow } from '#domain/statusTable';

/**
 * Statuses as a statement lists them: those of a job or an entry that is done with, and of an order whose goods are on
 * their way.
 */
/** The ids of the statuses of which something holds, in their order. */
export const statusesWhere = (holds: (row: StatusRow) => boolean): number[] =>
  Object.entries(STATUS_TABLE).flatMap(([id, row]) => (holds(row) ? [Number(id)] : []));

const listOf = (holds: (row: StatusRow) => boolean): string => `(${statusesWhere(holds).join(', ')})`;
export const CLOSED = listOf(({ is_open }) => is_open === false);
/** Held, weeping or waiting for the builder: in a tray whatever the date. */
export const IN_TRAYS = listOf(({ has_date, tray }) => has_date === false && tray !== undefined);
/** Statuses whose entries have no day. */
export const WITHOUT_DATE = listOf(({ has_date }) => has_date === false);
export const PLACED = `(${ORDER_STATUS.ORDERED}, ${ORDER_STATUS.PARTIALLY_RECEIVED})`;
