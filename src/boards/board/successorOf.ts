import { isStandIn, standInKey } from '#domain/boards/standIns';
import type { Card } from '#domain/boards/types';

/** The card with a row that took the place of a stand-in; undefined for any other key. */
export const successorOf = (cards: Iterable<Card>, key: string): string | undefined => {
  for (const card of cards) {
    if (!isStandIn(card) && card.phase_id !== null && standInKey(card.job_detail_id, card.phase_id) === key) return card.key;
  }
  return undefined;
};
