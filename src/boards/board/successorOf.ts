import { isStandIn, standInKey } from '#domain/boards/standIns';
import { isVisit, jobCardKey, newVisitKey } from '#domain/boards/timeGrid/visitCard';
import type { Card } from '#domain/boards/types';

/** The visit that a warranty card, or a visit not yet saved, has become. */
const visitOf = (cards: Iterable<Card>, key: string): string | undefined => {
  for (const card of cards) {
    if (
      isVisit(card) &&
      card.key !== key &&
      card.completion !== true &&
      (key === jobCardKey(card.job_detail_id) || key === newVisitKey(card.job_detail_id))
    )
      return card.key;
  }
  return undefined;
};

/** The card with a row that took the place of a stand-in; undefined for any other key. */
export const successorOf = (cards: Iterable<Card>, key: string): string | undefined => {
  const all = [...cards];
  const scheduled = visitOf(all, key);
  if (scheduled !== undefined) return scheduled;
  for (const card of all) {
    if (!isStandIn(card) && card.phase_id !== null && standInKey(card.job_detail_id, card.phase_id) === key)
      return card.key;
  }
  return undefined;
};
