export type Zoom = 'normal' | 'compact';

/** Sizes of the board in pixels. Cards have a fixed height, so that nothing is ever measured. */
export interface Metrics {
  card: number;
  gap: number;
  /** Padding inside a bin. */
  pad: number;
  /** Line of a crew's day that tells count and load; 0 hides it. */
  binHead: number;
  tray: number;
  crew: number;
  head: number;
  groupHead: number;
  /** Line above the cards of a crew where crews are sections; 0 where they are rows. */
  section: number;
  /** Height of one line of tray tabs. */
  tab: number;
  row: number;
  body: number;
  /** Narrowest day, and width of a day of the weekend without cards. */
  day: number;
  quietDay: number;
}

const WIDE: Metrics = {
  card: 92, gap: 5, pad: 4, binHead: 18, tray: 260, crew: 104, head: 54, groupHead: 32, section: 0, tab: 30, row: 64, body: 264,
  day: 158, quietDay: 92,
};

const COMPACT: Metrics = { ...WIDE, card: 44, gap: 3, pad: 3, row: 46, body: 170, day: 132, quietDay: 72, head: 48 };

/** One day at a time, crews as sections of full-width cards; the trays are in a sheet. */
const NARROW: Metrics = {
  ...WIDE, card: 104, gap: 8, pad: 10, binHead: 0,
  tray: 0, crew: 0, head: 0, groupHead: 0, section: 40, row: 28, body: 0, day: 0, quietDay: 0,
};

export const metricsOf = (zoom: Zoom, narrow: boolean): Metrics => {
  if (narrow) return NARROW;
  return zoom === 'compact' ? COMPACT : WIDE;
};
