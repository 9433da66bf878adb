import type { CivilDate } from '../../civilDate';
import { refuse, type Refusal } from '../../refusals/refusal';

/** [PO-007] */
export const ORDER_STATUS = { DRAFT: 1, ORDERED: 2, PARTIALLY_RECEIVED: 3, RECEIVED: 4, CANCELLED: 5 } as const;
export type OrderStatusId = (typeof ORDER_STATUS)[keyof typeof ORDER_STATUS];

interface Line {
  /** Null until all of it has come. */
  date_received: CivilDate | null;
  units_received?: number;
}

/** Some of the line has come, or all of it. */
export const hasCome = ({ date_received, units_received = 0 }: Line): boolean =>
  date_received !== null || units_received > 0;

/** What an ordered order is by what has come of it: nothing, some or all [PO-007]. */
export const receivedStatus = (lines: readonly Line[]): OrderStatusId => {
  if (!lines.some(hasCome)) return ORDER_STATUS.ORDERED;
  return lines.every(({ date_received }) => date_received !== null)
    ? ORDER_STATUS.RECEIVED
    : ORDER_STATUS.PARTIALLY_RECEIVED;
};

const ORDER_STEPS = ['place', 'cancel', 'reopen', 'delete'] as const;
export type OrderStep = (typeof ORDER_STEPS)[number];

interface StepRule {
  from: readonly OrderStatusId[];
  to: (lines: readonly Line[]) => OrderStatusId | null;
}

const { DRAFT, ORDERED, PARTIALLY_RECEIVED, CANCELLED } = ORDER_STATUS;

/** A reopened order goes back to Draft unless some of it has come. */
const STEPS: Readonly<Record<OrderStep, StepRule>> = {
  place: { from: [DRAFT], to: () => ORDERED },
  cancel: { from: [DRAFT, ORDERED, PARTIALLY_RECEIVED], to: () => CANCELLED },
  reopen: { from: [CANCELLED], to: (lines) => (receivedStatus(lines) === ORDERED ? DRAFT : PARTIALLY_RECEIVED) },
  delete: { from: [DRAFT], to: () => null },
};

export const mayStep = (status: number, step: OrderStep): boolean => STEPS[step].from.some((from) => from === status);

/** The status after a step; null when the order is gone. */
export const afterStep = (
  status: number,
  step: OrderStep,
  lines: readonly Line[],
): { status: OrderStatusId | null } | Refusal =>
  mayStep(status, step) ? { status: STEPS[step].to(lines) } : refuse(`purchase_order_${step}`);

/** A placed order can be mailed to its vendor: Ordered, Partially Received or Received. */
export const mayEmail = (status: number): boolean =>
  [ORDERED, PARTIALLY_RECEIVED, ORDER_STATUS.RECEIVED].some((one) => one === status);
