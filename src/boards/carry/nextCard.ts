import type { BinKey } from '#domain/boards/kinds';
import type { Card } from '#domain/boards/types';
import { nextBin, type BinMap } from './binMap';
import { type Direction, stepIn } from './direction';

export interface CardMap extends BinMap {
  cardsIn: (bin: BinKey) => readonly Card[];
  binOf: (cardKey: string) => BinKey | undefined;
  /** How many cards stand side by side in a crew's day. */
  lanes?: number;
}

/** The nearest bin with cards in a direction. */
const nextFilled = (map: CardMap, from: BinKey, direction: Direction): readonly Card[] | null => {
  const seen = new Set([from]);
  for (let bin = nextBin(map, from, direction); bin && !seen.has(bin.key); bin = nextBin(map, bin.key, direction)) {
    const cards = map.cardsIn(bin.key);
    if (cards.length > 0) return cards;
    seen.add(bin.key);
  }
  return null;
};

/**
 * The card that an arrow key goes to: up and down inside the bin and on to the next row, left and right to the same
 * place of the next day that has cards. The card itself when there is none.
 */
export const nextCard = (map: CardMap, cardKey: string, direction: Direction): string => {
  const bin = map.binOf(cardKey);
  if (bin === undefined) return cardKey;
  const cards = map.cardsIn(bin);
  const index = cards.findIndex((card) => card.key === cardKey);
  const step = stepIn(bin.startsWith('assigned') ? (map.lanes ?? 1) : 1, direction);
  const beside = step === undefined ? undefined : cards[index + step];
  if (beside) return beside.key;
  const others = nextFilled(map, bin, direction);
  if (direction === 'up' || direction === 'down')
    return (direction === 'up' ? others?.at(-1) : others?.[0])?.key ?? cardKey;
  return others?.[Math.min(index, others.length - 1)]?.key ?? cardKey;
};

/** The first card of the board in reading order, for the first press of Tab. */
export const firstCard = (map: CardMap): string | undefined => {
  const bins = [...map.groups.flatMap(({ trays, rows }) => [...rows.flat(), ...trays]), ...map.strip];
  for (const bin of bins) {
    const [card] = map.cardsIn(bin.key);
    if (card) return card.key;
  }
  return undefined;
};
