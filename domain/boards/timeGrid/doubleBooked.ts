import type { Card } from '../types';
import type { Span } from './gridGeometry';
import { spanOf } from './visitCard';

const meet = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

/**
 * The visits of one fieldworker's day that somebody would have to be at two places for. @param cards those of one row
 */
export const doubleBooked = (cards: readonly Card[]): ReadonlySet<string> => {
  const spans = cards.flatMap((card) => {
    const span = card.crew_id === null || card.completion === true ? null : spanOf(card);
    return span ? [{ key: card.key, span }] : [];
  });
  return new Set(
    spans
      .filter(({ key, span }) => spans.some((other) => other.key !== key && meet(span, other.span)))
      .map(({ key }) => key),
  );
};

/** The visits of a row that a visit at this time would meet, the carried ones left out. */
export const bookedAt = (cards: readonly Card[], span: Span, carried: readonly string[]): Card[] =>
  cards.filter((card) => {
    const own = card.crew_id === null || card.completion === true || carried.includes(card.key) ? null : spanOf(card);
    return own !== null && meet(own, span);
  });
