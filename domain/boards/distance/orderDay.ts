import { STATUS } from '../../statuses';
import { isOrdered } from '../binSort';
import type { ShownBoard } from '../boardFacts';
import type { Bin } from '../kinds';
import { lockOf, ownRights } from '../locks';
import type { BoardRefusal } from '../boardRefusal';
import type { PlanItem } from '../plan/decidePlan';
import type { Card } from '../types';
import { crewRoute, placeOfCard } from './crewRoute';
import { orderByRoute } from './orderByRoute';
import type { MilesOf } from './road';
import { routeMiles } from './route';

/** A crew's day in the order of its route. */
export interface OrderedDay {
  /** The cards that can be moved, each with its place; empty where no order is shorter. */
  items: readonly PlanItem[];
  /** Miles as the stops stand, and as they would. */
  from: number;
  to: number;
  /** So many stops can change places. */
  movable: number;
  /** Why the first of those that cannot stays where it is; null where all can. */
  lock: BoardRefusal | null;
  /** Stops with a start time would come in another order than that of their times. */
  breaksTimes: boolean;
}

const isBackwards = (cards: readonly Card[]): boolean => {
  const times = cards.flatMap(({ start_time }) => start_time ?? []);
  return times.some((time, at) => time < (times[at - 1] ?? ''));
};

/**
 * Orders a crew's day by its route, as a plan of one commit [SDY-004]: what is done or locked comes first, in its order;
 * then the others, as they make the day shortest; those whose place nobody knows come last.
 * @param started keys of the stops at which the crew has arrived: they stay as if they were done
 * @param all the cards of the day, in their order; repairs, which have none, stay at its end
 */
export const orderDay = (
  facts: ShownBoard,
  bin: Bin,
  all: readonly Card[],
  milesOf: MilesOf,
  started: ReadonlySet<string> = new Set(),
): OrderedDay => {
  const cards = all.filter(isOrdered);
  const lockedBy = (card: Card): BoardRefusal | null => lockOf(card, bin, ownRights(facts.rights), facts.today);
  const isFixed = (card: Card): boolean =>
    card.status_id === STATUS.COMPLETE || started.has(card.key) || lockedBy(card) !== null;
  const fixed = cards.filter(isFixed);
  const free = cards.filter((card) => !isFixed(card));
  const placed = free.filter((card) => placeOfCard(facts, card));
  const now = crewRoute(facts, bin, cards);
  const route = crewRoute(facts, bin, [...fixed, ...placed]);
  const done = route.stops.length - placed.length;
  const order = orderByRoute(route, milesOf, done).slice(done);
  const next = [...order.flatMap((at) => route.cards[at] ?? []), ...free.filter((card) => !placed.includes(card))];
  const after = crewRoute(facts, bin, [...fixed, ...next]);
  const [from, to] = [routeMiles(now, milesOf), routeMiles(after, milesOf)];
  const isShorter = to < from - 0.05;
  return {
    items: isShorter ? next.map(({ key }, at) => ({ key, to: bin.key, index: fixed.length + at })) : [],
    from,
    to: isShorter ? to : from,
    movable: placed.length,
    lock: cards.flatMap((card) => lockedBy(card) ?? [])[0] ?? null,
    breaksTimes: isShorter && !isBackwards(cards) && isBackwards([...fixed, ...next]),
  };
};
