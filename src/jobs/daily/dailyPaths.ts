import type { DailyKind } from '#domain/daily/dailyKinds';

/** Where the sheets of a kind are; the number of a job follows. */
export const DAILY_PATHS: Readonly<Record<DailyKind, string>> = {
  batches: '/daily-batches',
  yardage: '/daily-yardage',
};

/** Windows that are narrower have Save at their foot, in reach of a thumb. */
export const PHONE_UNDER = 601;
