import { newVisitAt, roundUp, xOf, type Span } from './gridGeometry';

/** When a visit starts that nobody gave a time: the hour at which crews set out. */
export const MORNING: Span = { start: 8 * 60, end: 9 * 60 };

/** The hour behind a fieldworker's last visit of the day: where a card goes that is put into a list without times. */
export const nextVisitOf = (visits: readonly Span[]): Span =>
  newVisitAt(xOf(roundUp(Math.max(MORNING.start, ...visits.map(({ end }) => end)))));
