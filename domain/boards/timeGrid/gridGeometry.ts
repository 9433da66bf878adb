import { DAY_MINUTES } from '../../wallTime';

/** One step of the time grid [WRB-003 WRB-004 WRB-005 WRB-016]. */
export const STEP_MINUTES = 15;
export const STEP_PX = 40;
export const DAY_START = 300;
export const GRID_WIDTH = ((DAY_MINUTES - DAY_START) / STEP_MINUTES) * STEP_PX;
/** One hour: the narrowest a visit is resized to, and the length of a new one [WRB-007 WRB-009]. */
export const HOUR_PX = (60 / STEP_MINUTES) * STEP_PX;

/** A visit's part of its day in minutes from midnight, its end up to 24:00. */
export interface Span {
  start: number;
  end: number;
}

/** Where something stands on the grid, in pixels from 5:00. */
export interface Extent {
  left: number;
  width: number;
}

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

/** Pixels of a time; 5:00 is 0 [WRB-005]. */
export const xOf = (minutes: number): number => ((minutes - DAY_START) / STEP_MINUTES) * STEP_PX;

/** The time of a place, in whole minutes. */
export const minutesAt = (x: number): number => DAY_START + Math.round((x / STEP_PX) * STEP_MINUTES);

/** The nearest step; halfway goes to the later one [WRB-003 WRB-017]. */
export const snap = (x: number): number => Math.floor(x / STEP_PX + 0.5) * STEP_PX;

/** How a visit is drawn: within the day and never narrower than a step [WRB-019]. */
export const drawn = ({ start, end }: Span): Extent => {
  const left = clamp(xOf(start), 0, GRID_WIDTH);
  const right = clamp(xOf(end), 0, GRID_WIDTH);
  const width = Math.max(STEP_PX, right - left);
  return { left: Math.min(left, GRID_WIDTH - width), width };
};

/** A visit put down with its left edge there: it keeps its length and stays in the day [WRB-017]. */
export const movedTo = (span: Span, left: number): Span => {
  const width = xOf(span.end) - xOf(span.start);
  const start = minutesAt(clamp(snap(left), 0, Math.max(0, GRID_WIDTH - width)));
  return { start, end: start + (span.end - span.start) };
};

/** A card of a tray becomes a visit of one hour [WRB-009 WRB-017]. */
export const newVisitAt = (left: number): Span => movedTo({ start: DAY_START, end: DAY_START + 60 }, left);

/**
 * A visit whose right edge is dragged: at least one hour, and no later than the end of the day, which wins
 * [WRB-006 WRB-007 WRB-008 WRB-019].
 */
export const resizedTo = ({ start }: Span, rawRight: number): Span => {
  const least = Math.ceil((xOf(start) + HOUR_PX) / STEP_PX) * STEP_PX;
  return { start, end: minutesAt(Math.min(Math.max(snap(rawRight), least), GRID_WIDTH)) };
};

/** A typed time goes up to the next step [WRB-013]. */
export const roundUp = (minutes: number): number => Math.ceil(minutes / STEP_MINUTES) * STEP_MINUTES;
