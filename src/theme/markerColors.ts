/**
 * Colors of markers that are drawn on a canvas, which knows no custom properties: they lie on the streets of a map, which
 * are light in both modes.
 */
export const REPORT_MARKER = '#0b6e99';

/** Of crews, people and days, told from each other on light and on dark streets. */
export const GROUP_MARKERS = ['#2563EB', '#D97706', '#16A34A', '#DC2626', '#9333EA', '#0891B2', '#DB2777'] as const;
