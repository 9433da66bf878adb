import { isOrdered } from './binSort';
import type { BinIndex } from './boardFacts';
import type { Draft } from './draft';
import type { BinKey } from './kinds';
import { insertedAt, orderAt } from './order';

/** Where a card goes in its new bin: its key and the index among the ordered cards, absent for the end. */
export interface Insertion {
  key: string;
  index?: number | undefined;
}

/**
 * Numbers the ordered cards of an assigned bin 1..n without gaps, after a card left or came [BRD-063].
 * @param staysIn tells of a card of the draft whether it is in the bin now
 * @param insertions what comes into the bin, one after the other
 */
export const renumber = (
  draft: Draft,
  bins: BinIndex,
  bin: BinKey,
  staysIn: (key: string) => boolean,
  insertions: readonly Insertion[] = [],
): void => {
  const sequence = bins
    .cardsIn(bin)
    .filter((card) => isOrdered(card) && staysIn(card.key))
    .map((card) => card.key);
  const numbered = insertions.reduce((cards, { key, index }) => insertedAt(cards, key, index), sequence);
  numbered.forEach((key, index) => draft.setCard(key, orderAt(index)));
};
