import { capacityOfBin, isClosedBin, isWorkedBin } from '../binDay';
import { isOrdered } from '../binSort';
import type { ShownBoard } from '../boardFacts';
import { loadOf, type Load } from '../heads';
import type { Bin, BinKey } from '../kinds';
import type { Card } from '../types';
import { isLastResort, isUsualWork } from '../usualWork';
import { crewRoute, placeOfCard, type CrewRoute, type RouteStart } from './crewRoute';
import type { MilesOf } from './road';
import { cheapestInsertion, type Gaps } from './route';

/** What a crew's day costs and has once some cards come to it [SDY-004]. */
export interface CellFigure {
  bin: Bin;
  /** Miles that they add; null where a place is not known or nothing is there to measure from. */
  miles: number | null;
  /** Where they cost the least, one behind the other, among the other ordered cards of the day. */
  index: number | undefined;
  start: RouteStart;
  /** Yards or square feet that the day has left before they come; null where nothing is measured. */
  left: number | null;
  /** What the day has with them. */
  load: Load;
}

/** What stands in the bins of a board. */
export type CardsIn = (key: BinKey) => readonly Card[];

/** The place among the ordered cards that stands before a stop of the route. */
export const orderIndex = (others: readonly Card[], next: Card | undefined): number => {
  const ordered = others.filter(isOrdered);
  const at = next ? ordered.indexOf(next) : -1;
  return at === -1 ? ordered.length : at;
};

/** Where a card may come on a route: behind what is done, an ordered one before the repairs, a repair behind all. */
export const gapsFor = (card: Card, { cards, done }: CrewRoute): Gaps => {
  const ordered = cards.filter(isOrdered).length;
  return isOrdered(card) ? { first: Math.min(done, ordered), last: ordered } : { first: cards.length };
};

/**
 * What some cards would cost a crew's day and fill of it: they come one behind the other, as a drop puts them, where
 * that adds the fewest miles.
 * @param held the card in the hand first
 * @param others the cards of the day that stay, in their order
 */
export const cellFigure = (
  facts: ShownBoard,
  bin: Bin,
  held: readonly Card[],
  others: readonly Card[],
  milesOf: MilesOf,
): CellFigure => {
  const { sub_jobs, config } = facts;
  const route = crewRoute(facts, bin, others);
  const capacity = capacityOfBin(facts, bin);
  const { quantity } = loadOf(others, sub_jobs, config.category, capacity);
  const places = held.flatMap((card) => placeOfCard(facts, card) ?? []);
  const lead = held.find(isOrdered) ?? held[0];
  const best =
    lead && places.length === held.length ? cheapestInsertion(route, places, milesOf, gapsFor(lead, route)) : null;
  return {
    bin,
    miles: best && best.miles,
    index: best && lead && isOrdered(lead) ? orderIndex(others, route.cards[best.index]) : undefined,
    start: route.start,
    left: capacity === null ? null : Math.round((capacity - quantity) * 100) / 100,
    load: loadOf([...others, ...held], sub_jobs, config.category, capacity),
  };
};

/** Whether a plan may put work on a crew's day unasked: it is not past, and worked. */
export const isOpenDay = (facts: ShownBoard, { stage, crew_id, date }: Bin): boolean =>
  date !== null &&
  date >= facts.today &&
  !isClosedBin(facts, { stage, crew_id, date }) &&
  isWorkedBin(facts, { crew_id, date });

/** So many cells are marked, and taken by the keys 1 to 3. */
export const BEST = 3;

/** The figures of all cells that take what is held, and the best of them in their order. */
export interface HeldFigures {
  cells: ReadonlyMap<BinKey, CellFigure>;
  best: readonly CellFigure[];
}

/** What the board holds and where it may go. */
export interface HeldQuestion {
  /** The cards in the hand. */
  held: readonly Card[];
  /** The crew's days that take them. */
  bins: readonly Bin[];
  cardsIn: CardsIn;
  milesOf: MilesOf;
  /** Whether a held card goes there with the others; the rest of a group stays where it is [SDY-019]. */
  goes: (card: Card, bin: Bin) => boolean;
  /** Whether the chain of one of the cards that go breaks there. */
  breaksChain: (bin: Bin, going: readonly Card[]) => boolean;
}

/**
 * What held cards would cost in each crew's day that takes them. The best are those with the fewest added miles among
 * the days that are worked, of crews that are there for such work, have the room, break no chain, and where the cards do
 * not stand already; at equal miles the earlier day [SDY-004].
 */
export const heldFigures = (
  facts: ShownBoard,
  { held, bins, cardsIn, milesOf, goes, breaksChain }: HeldQuestion,
): HeldFigures => {
  const cells = new Map<BinKey, CellFigure>();
  const homes = new Set<BinKey>();
  const goingTo = (bin: Bin): readonly Card[] => held.filter((card) => goes(card, bin));
  for (const bin of bins) {
    const going = goingTo(bin);
    if (going.length === 0) continue;
    const all = cardsIn(bin.key);
    const others = all.filter((card) => !going.includes(card));
    if (others.length < all.length) homes.add(bin.key);
    cells.set(bin.key, cellFigure(facts, bin, going, others, milesOf));
  }
  const cellsBy = (isFor: typeof isUsualWork): CellFigure[] =>
    [...cells.values()].filter(({ bin }) =>
      goingTo(bin).every((card) => isFor(card, facts.crews.get(bin.crew_id ?? Number.NaN))),
    );
  const usual = cellsBy(isUsualWork);
  const best = (usual.length > 0 ? usual : cellsBy(isLastResort))
    .filter(
      (cell) =>
        cell.miles !== null && !homes.has(cell.bin.key) && isOpenDay(facts, cell.bin) && cell.load.level !== 'red',
    )
    .sort((a, b) => (a.miles ?? 0) - (b.miles ?? 0) || (a.bin.date ?? '').localeCompare(b.bin.date ?? ''));
  const taken: CellFigure[] = [];
  for (const cell of best) {
    if (taken.length === BEST) break;
    if (!breaksChain(cell.bin, goingTo(cell.bin))) taken.push(cell);
  }
  return { cells, best: taken };
};
