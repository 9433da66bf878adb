import { crewRoute, placeOfCard } from '../distance/crewRoute';
import type { MilesOf } from '../distance/road';
import { routeMiles } from '../distance/route';
import { parseBinKey } from '../bins';
import { binIndex, type ShownBoard } from '../boardFacts';
import type { BinKey } from '../kinds';

/** What a plan does to the ways of the crews. */
export interface PlanMiles {
  /** Miles that the crews drive more with it; below zero those that it saves. */
  added: number;
  /** So many of the moved cards have no place that is known: the miles leave them out. */
  unplaced: number;
}

/**
 * The miles that a plan adds or saves, over the crew's days that it changes [SDY-004 SDY-008].
 * @param before the board without the plan
 * @param after the board with it
 * @param moved keys of the cards that it moves
 * @returns null where none of the moved cards has a place that is known
 */
export const planMiles = (
  before: ShownBoard,
  after: ShownBoard,
  moved: readonly string[],
  milesOf: MilesOf,
): PlanMiles | null => {
  const [was, is] = [binIndex(before), binIndex(after)];
  const touched = new Set<BinKey>();
  let unplaced = 0;
  for (const key of moved) {
    const [old, now] = [before.cards.get(key), after.cards.get(key)];
    if (!old || !now) continue;
    if (!placeOfCard(before, old)) unplaced += 1;
    for (const bin of [was.binOf(old), is.binOf(now)]) if (bin !== null) touched.add(bin);
  }
  if (unplaced === moved.length) return null;
  const added = [...touched].reduce((sum, key) => {
    const bin = parseBinKey(key);
    if (bin?.kind !== 'assigned' || bin.crew_id === null) return sum;
    const miles = (board: ShownBoard, cards: typeof was): number =>
      routeMiles(crewRoute(board, bin, cards.cardsIn(key)), milesOf);
    return sum + miles(after, is) - miles(before, was);
  }, 0);
  return { added, unplaced };
};
