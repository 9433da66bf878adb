/** What a foreman says at a stop, and the time of the work order that it writes [FLD-003]. */
export const MARK_TIMES = { on_my_way: 'driver_in', arrived: 'on_job', done: 'leave_job' } as const;

export type StopMark = keyof typeof MARK_TIMES;

/** What a work order says of the work at a stop. */
interface MarkedOrder {
  driver_in: string | null;
  on_job: string | null;
  leave_job: string | null;
  is_complete: boolean;
}

/** True of work that was begun, or whose crew is on its way, and that nobody has left. */
export const isUnderWay = (order: MarkedOrder | null | undefined): boolean =>
  order != null &&
  !order.is_complete &&
  order.leave_job === null &&
  (order.driver_in !== null || order.on_job !== null);
