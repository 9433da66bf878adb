/** What dates are grouped by. */
export const DATE_UNITS = ['DAY', 'MONTH', 'YEAR'] as const;
export type DateUnit = (typeof DATE_UNITS)[number];
