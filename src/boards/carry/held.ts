import type { BoardRefusal } from '#domain/boards/boardRefusal';
import { parseBinKey } from '#domain/boards/bins';
import type { ShownBoard } from '#domain/boards/boardFacts';
import type { BoardConfig } from '#domain/boards/config';
import { placeRefusal } from '#domain/boards/crewRules';
import { verdictsOf, type Verdicts } from '#domain/boards/dropRules';
import { groupVerdicts } from '#domain/boards/groupMove';
import type { Bin, BinKey, Stage } from '#domain/boards/kinds';
import type { Span } from '#domain/boards/timeGrid/gridGeometry';
import type { Card } from '#domain/boards/types';
import type { CarryWay, InHand } from '../../drag/carrySession';
import type { Box, Point } from '../../drag/point';
import type { ValueStore } from '../../store/valueStore';
import type { BoardStore } from '../store/boardStore';
import type { BinMap } from './binMap';
import type { Direction } from './direction';

/** A card in the hand: what the rules say of every bin is asked once, when it is picked up. */
export interface Held extends InHand {
  cardKey: string;
  /** All that is carried, the card in the hand among them. */
  keys: readonly string[];
  /** False when cards of other bins are carried along: then the bin of the first asks like any other. */
  isOneBin: boolean;
  /** Where it was picked up. */
  from: Bin;
  verdicts: Verdicts;
}

/** Whether cards of several crews are carried, each of which can keep its own [SDY-019]. */
export const isOfSeveralCrews = ({ keys, isOneBin }: Held, store: BoardStore): boolean =>
  !isOneBin && keys.every((key) => parseBinKey(store.binOf(key) ?? '')?.kind === 'assigned');

/** How the pointer took hold of a card: where the pointer and the card were, in the window. */
export interface Grip {
  at: Point;
  box: Box;
}

/** Where the held card would go. */
export interface Target {
  bin: Bin;
  /** Place among the other ordered cards of a crew's day; absent where there is none. */
  index?: number | undefined;
  /** On the time grid: when. */
  span?: Span | undefined;
  /** Each card goes to its own crew's day. */
  keepsCrews?: true | undefined;
}

type CarryHandlers = Pick<
  CarryWay<Held, Target, never, never, BoardRefusal>,
  'onPickUp' | 'onDrop' | 'onCancel' | 'onStep'
>;

export interface CarryWorld extends CarryHandlers {
  store: BoardStore;
  openTray: (stage: Stage) => BinKey | undefined;
  binMap: () => BinMap;
  /** The cards that go along with one: itself, and the others of its selection. */
  carried: (cardKey: string) => readonly string[];
  /** The cards of a bin that are drawn: the search may hide others. */
  shownIn: (bin: BinKey) => readonly Card[];
}

/** The hand of a board, whatever its cards are carried over. */
export interface CardCarry {
  held: ValueStore<Held | null>;
  /** How the pointer holds the card; null by keyboard. */
  grip: () => Grip | null;
  /** @param hold measured before anything is drawn anew; none by keyboard */
  pickUp: (cardKey: string, by: Held['by'], hold?: Grip | null) => boolean;
  carry: (at: Point) => void;
  step: (direction: Direction) => void;
  /** By keyboard: the same place so many days later. */
  stepDays: (days: number) => void;
  /** Scrolls the board under what is held, which stays where the pointer is. */
  scrollBy: (dx: number, dy: number, at: Point) => void;
  drop: () => void;
  cancel: () => void;
}

/** What every zone says to what is carried. */
const verdictsOfAll = (cards: readonly Card[], config: BoardConfig): Verdicts => {
  const [first, ...rest] = cards;
  return first && rest.length === 0 ? verdictsOf(first, config) : groupVerdicts(cards, config);
};

/** What is in the hand once this card is picked up; null when it is not on the board. */
export const heldOf = ({ store, carried }: CarryWorld, cardKey: string, by: Held['by']): Held | null => {
  const { cards } = store.facts();
  const from = parseBinKey(store.binOf(cardKey) ?? '');
  if (!cards.has(cardKey) || !from) return null;
  const keys = carried(cardKey).filter((key) => store.binOf(key) !== undefined);
  return {
    cardKey,
    keys,
    isOneBin: keys.every((key) => store.binOf(key) === from.key),
    from,
    by,
    verdicts: verdictsOfAll(
      keys.flatMap((key) => cards.get(key) ?? []),
      store.config,
    ),
  };
};

/** May the held card go there? Its own bin always takes it back. */
const refusalOf = (held: Held, bin: Bin): BoardRefusal | null =>
  bin.key === held.from.key && held.isOneBin ? null : (held.verdicts.get(bin.zone) ?? null);

/** Why a bin under the pointer does not take what is held: the rules of the drop, then those of the crew. */
export const reasonAt = (held: Held, bin: Bin, facts: ShownBoard): BoardRefusal | null =>
  refusalOf(held, bin) ?? (bin.key === held.from.key ? null : placeRefusal(bin, facts));

/** How a zone is tinted while a card is held. */
export type Tint = 'takes' | 'refuses';

export const tintOf = (held: Held | null, zone: string, home?: BinKey): Tint | undefined => {
  if (!held) return undefined;
  const isHome = home !== undefined && held.from.key === home;
  return isHome || !held.verdicts.get(zone) ? 'takes' : 'refuses';
};
