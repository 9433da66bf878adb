import type { Verdicts } from '#domain/boards/dropRules';
import type { Bin, BinKey } from '#domain/boards/kinds';
import type { Span } from '#domain/boards/timeGrid/gridGeometry';
import type { Refusal } from '#domain/boards/refusals';
import type { Point } from '../../drag/point';
import type { Box } from './hitTest';

/** A card in the hand: what the rules say of every bin is asked once, when it is picked up. */
export interface Held {
  cardKey: string;
  /** All that is carried, the card in the hand among them. */
  keys: readonly string[];
  /** False when cards of other bins are carried along: then the bin of the first asks like any other. */
  isOneBin: boolean;
  /** Where it was picked up. */
  from: Bin;
  verdicts: Verdicts;
  by: 'pointer' | 'keyboard';
}

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
}

/** May the held card go there? Its own bin always takes it back. */
export const refusalOf = (held: Held, bin: Bin): Refusal | null =>
  bin.key === held.from.key && held.isOneBin ? null : (held.verdicts.get(bin.zone) ?? null);

/** How a zone is tinted while a card is held. */
export type Tint = 'takes' | 'refuses';

export const tintOf = (held: Held | null, zone: string, home?: BinKey): Tint | undefined => {
  if (!held) return undefined;
  const isHome = home !== undefined && held.from.key === home;
  return isHome || !held.verdicts.get(zone) ? 'takes' : 'refuses';
};
