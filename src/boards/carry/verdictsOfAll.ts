import type { BoardConfig } from '#domain/boards/config';
import { verdictsOf, type Verdicts } from '#domain/boards/dropRules';
import type { Refusal } from '#domain/boards/refusals';
import type { Zone } from '#domain/boards/kinds';
import type { Card } from '#domain/boards/types';

/** What every zone says to cards that are carried together: it takes them when it takes each of them. */
export const verdictsOfAll = (cards: readonly Card[], config: BoardConfig): Verdicts => {
  const [first, ...rest] = [...new Set(cards.map((card) => verdictsOf(card, config)))];
  if (!first || rest.length === 0) return first ?? new Map();
  return new Map<Zone, Refusal | null>(
    [...first].map(([zone, verdict]) => [zone, rest.reduce((found, one) => found ?? one.get(zone) ?? null, verdict)]),
  );
};
