import type { Change } from '../changes';
import type { CivilDate } from '../civilDate';
import { badInput } from '../errors';
import { farDateIssues } from '../fields/farDate';
import { assertHasOrders, startOrder, type OrderSources } from '../workOrders/startOrder';
import type { WorkOrderType } from '../workOrders/types';
import type { StopMark } from './markTimes';
import { markSet, type StoredTimes } from './stopMarks';

/** What is said at a stop of a day; without a time it is taken back. */
interface Mark {
  type: WorkOrderType;
  date: CivilDate;
  mark: StopMark;
  time: string | null;
}

/** The sub-job of a stop, and its order of that day: null for one that the mark starts. */
export interface MarkFacts {
  subJob: OrderSources['subJob'];
  order: (StoredTimes & { id: number }) | null;
  /** What an order that the mark starts takes over; null when it starts none. */
  sources: OrderSources | null;
  /** The minute in which it came, where the clock of the phone is ahead of the server's; null otherwise. */
  cameAt?: string | null;
}

/**
 * "On my way", "Arrived" and "Done" of a stop: each writes its time into the work order of that day, which it starts
 * when there is none [FLD-003].
 * @throws AppError BAD_USER_INPUT
 */
export const decideMark = (
  { subJob, order, sources, cameAt = null }: MarkFacts,
  { type, date, mark, time: said }: Mark,
  today: CivilDate,
): { changes: Change[] } => {
  const far = farDateIssues({ date }, null, today);
  if (far.length > 0) throw badInput(far);
  assertHasOrders(type, subJob);
  const time = said === null ? null : (cameAt ?? said);
  if (!order) {
    const own = { work_order_date: date, created_date: today, ...markSet({}, mark, time) };
    return { changes: sources ? startOrder(type, sources, date, own) : [] };
  }
  const set = markSet(order, mark, time);
  if (Object.keys(set).length === 0) return { changes: [] };
  const moved: Change['set'] = time === null || order.work_order_date === date ? {} : { work_order_date: date };
  const { id } = order;
  return { changes: [{ entity: type.table, id, op: 'update', set: { ...moved, ...set }, job_id: subJob.job_id }] };
};
