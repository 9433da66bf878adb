import { badInput } from '../errors';
import { fieldIssue } from '../fields/fieldIssue';
import { textOf } from '../values';
import { TIMES } from '../workOrders/fields';
import { timesIssue } from '../workOrders/timesIssue';
import { MARK_TIMES, type StopMark } from './markTimes';

/** The times of a work order, and whether its section of times is said to be complete. */
export type StoredTimes = Readonly<
  Partial<Record<(typeof TIMES)[number] | 'work_order_date' | 'is_complete' | 'is_time_section_complete', unknown>>
>;

/**
 * What a mark changes in a work order: its time, once, since a second tap finds it written; without a time it is taken
 * back, and the section of times is open again. An empty set when there is nothing to do.
 * @throws AppError BAD_USER_INPUT for a time before the one that goes before it, and for a complete order
 */
export const markSet = (
  order: StoredTimes,
  mark: StopMark,
  time: string | null,
): Record<string, string | boolean | null> => {
  const field = MARK_TIMES[mark];
  const stored = textOf(order[field]);
  if (time === null ? stored === null : stored !== null) return {};
  if (order.is_complete === true) throw badInput([fieldIssue('is_complete', 'work_order_complete')]);
  const [issue] = timesIssue({ ...order, [field]: time });
  if (issue) throw badInput([{ ...issue, path: field }]);
  return {
    [field]: time,
    ...(time === null && order.is_time_section_complete === true ? { is_time_section_complete: false } : {}),
  };
};

/**
 * The order that a stop of a day belongs to: the one of that day, or one that nobody has begun, which is moved to it.
 */
export const orderOfStop = <Order extends StoredTimes>(orders: readonly Order[], date: string): Order | undefined =>
  orders.find(({ work_order_date }) => work_order_date === date) ??
  orders.find((order) => order.is_complete !== true && TIMES.every((name) => textOf(order[name]) === null));
