type Zoom = 'normal' | 'compact';

/** Sizes of the board in pixels. Cards have a fixed height, so that nothing is ever measured. */
export interface Metrics {
  card: number;
  /** Narrowest card of a day that has the board for itself; 0 where cards take the whole width. */
  cardWidth: number;
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
  card: 92,
  cardWidth: 200,
  gap: 5,
  pad: 4,
  binHead: 18,
  tray: 260,
  crew: 104,
  head: 54,
  groupHead: 32,
  section: 0,
  tab: 30,
  row: 64,
  body: 264,
  day: 158,
  quietDay: 92,
};

const COMPACT: Metrics = {
  ...WIDE,
  card: 44,
  cardWidth: 168,
  gap: 3,
  pad: 3,
  row: 46,
  body: 170,
  day: 132,
  quietDay: 72,
  head: 48,
};

/** One day at a time, crews as sections of full-width cards; the trays are in a sheet. */
const NARROW: Metrics = {
  ...WIDE,
  card: 130,
  cardWidth: 0,
  gap: 8,
  pad: 10,
  binHead: 0,
  tray: 0,
  crew: 0,
  head: 0,
  groupHead: 0,
  section: 40,
  row: 28,
  body: 0,
  day: 0,
  quietDay: 0,
};

/** A day alone has room for the names of its trays and crews; the latter then tell the load of each. */
const DAY: Partial<Metrics> = { tray: 284, crew: 148, binHead: 0 };
/** A board of one group needs no head for it; all its trays have their names side by side. */
const ONE_GROUP: Partial<Metrics> = { groupHead: 0, tray: 284 };

export interface ShownBoard {
  zoom: Zoom;
  isNarrow: boolean;
  isDay: boolean;
  groups: number;
}

const known = new Map<string, Metrics>();

/** The sizes of a board: always the same object for the same board, so that nothing is worked out twice. */
export const metricsOf = ({ zoom, isNarrow, isDay, groups }: ShownBoard): Metrics => {
  if (isNarrow) return NARROW;
  const key = `${zoom} ${isDay} ${groups > 1}`;
  const metrics = known.get(key) ?? {
    ...(zoom === 'compact' ? COMPACT : WIDE),
    ...(isDay && DAY),
    ...(groups === 1 && ONE_GROUP),
  };
  known.set(key, metrics);
  return metrics;
};
