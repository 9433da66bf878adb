import type { OrderLineValues } from '#domain/inventory/purchaseOrder/orderValues';

/** What came of a line and is not taken back in the form. */
export const cameOf = ({ receipts = [] }: Pick<OrderLineValues, 'receipts'>): number =>
  receipts.reduce((sum, { quantity, date_received }) => sum + (date_received === null ? 0 : quantity), 0);

/** What is still to come of a line, in its units. */
export const openUnits = (line: Pick<OrderLineValues, 'quantity' | 'receipts'>): number =>
  Math.max(0, (line.quantity ?? 0) - cameOf(line));
