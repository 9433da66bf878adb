import type { BoardRefusal } from '../boardRefusal';
import { DAY_START, resizedTo, STEP_MINUTES, xOf, type Span } from './gridGeometry';
import { DAY_MINUTES } from '../../wallTime';
import { refuse } from '../../refusals/refusal';

const isOffStep = (minutes: number): boolean => minutes % STEP_MINUTES !== 0;

const orderRefusal = ({ start, end }: Span): BoardRefusal | null => (end <= start ? refuse('end_before_start') : null);

/**
 * Times that a moved or made visit may not have: it starts on a step from 5:00 on and ends by 24:00, after its start
 * [WRB-003 WRB-005 WRB-016]. One stored off the steps keeps its length, so its end may stay off them.
 * @param stored its times before; null for a new visit
 */
export const moveRefusal = (span: Span, stored: Span | null = null): BoardRefusal | null => {
  const { start, end } = span;
  const keepsLength = stored !== null && stored.end - stored.start === end - start;
  // Another worker at the same times is no edit of the times.
  const keepsTimes = keepsLength && stored.start === start;
  if (keepsTimes) return null;
  if (start < DAY_START || end > DAY_MINUTES) return refuse('outside_day');
  // Pushed against the end of the day, such a visit starts off the steps.
  const isAtEnd = keepsLength && end === DAY_MINUTES;
  if ((isOffStep(start) && !isAtEnd) || (!keepsLength && isOffStep(end))) return refuse('off_step');
  return orderRefusal(span);
};

/**
 * Ends that a resize cannot give: off the steps, sooner than an hour after the start, or after the day
 * [WRB-003 WRB-007 WRB-008 WRB-019].
 */
export const resizeRefusal = (span: Span): BoardRefusal | null => {
  if (span.end > DAY_MINUTES) return refuse('outside_day');
  if (orderRefusal(span)) return refuse('end_before_start');
  if (isOffStep(span.end)) return refuse('off_step');
  return resizedTo(span, xOf(span.end)).end === span.end ? null : refuse('visit_too_short');
};
