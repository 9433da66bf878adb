/** What a foreman says at a stop, and the time of the work order that it writes [FLD-003]. */
export const MARK_TIMES = { on_my_way: 'driver_in', arrived: 'on_job', done: 'leave_job' } as const;

export type StopMark = keyof typeof MARK_TIMES;
