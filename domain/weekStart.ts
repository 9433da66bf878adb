/** The days on which a week of a calendar may begin; the boards' weeks begin on Monday always [BRD-010]. */
export const WEEK_STARTS = ['Sunday', 'Monday'] as const;
export type WeekStart = (typeof WEEK_STARTS)[number];

/** Unless the contractor's settings say otherwise. */
export const USUAL_WEEK_START: WeekStart = 'Sunday';

export const asWeekStart = (value: unknown): WeekStart => WEEK_STARTS.find((day) => day === value) ?? USUAL_WEEK_START;

/** The day as date libraries count them, Sunday 0. */
export const WEEK_START_NUMBER = { Sunday: 0, Monday: 1 } as const satisfies Record<WeekStart, number>;
