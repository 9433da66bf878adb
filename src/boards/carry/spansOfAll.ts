import { HOUR_PX, movedTo, newVisitAt, xOf, type Span } from '#domain/boards/timeGrid/gridGeometry';

/**
 * When each of several visits stands that are carried together: blocks keep their lengths and their distance in time to
 * the one in the hand, cards of a tray become visits of an hour, one after the other behind it.
 * @param spans of what is carried, null for a card; the first is in the hand
 * @param target when the first one is put down
 */
export const spansOfAll = ([lead, ...others]: readonly (Span | null)[], target: Span): Span[] => {
  let next = xOf(target.end);
  return [
    target,
    ...others.map((span): Span => {
      if (span && lead) return movedTo(span, xOf(span.start + target.start - lead.start));
      const visit = newVisitAt(next);
      next += HOUR_PX;
      return span ? movedTo(span, xOf(span.start)) : visit;
    }),
  ];
};
