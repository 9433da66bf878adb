import type { DailyKind } from '#domain/daily/dailyKinds';

/** Where the sheets of a kind are; the number of a job follows. */
export const DAILY_PATHS: Readonly<Record<DailyKind, string>> = {
  batches: '/daily-batches',
  yardage: '/daily-yardage',
};

/** Under this width the tabs at the side are a picker, and tables are cards [UI-036]. */
export const PICKER_UNDER = 1183;

/** Windows that are narrower have Save at their foot, in reach of a thumb. */
export const PHONE_UNDER = 601;
