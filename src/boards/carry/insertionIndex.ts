import { isOrdered } from '#domain/boards/binSort';
import { isTray } from '#domain/boards/bins';
import type { Bin } from '#domain/boards/kinds';
import type { Card } from '#domain/boards/types';

/**
 * From a place between the cards as they stand (with the held card among them, when it is at home) to the place among
 * the other ordered cards, which is what a move asks for. Absent in trays and for repairs: those stand where they
 * stand.
 */
export const insertionIndex = (
  card: Card,
  bin: Bin,
  cards: readonly Card[],
  slot: number | undefined,
): number | undefined => {
  if (slot === undefined || isTray(bin) || !isOrdered(card)) return undefined;
  return cards.slice(0, slot).filter((other) => isOrdered(other) && other.key !== card.key).length;
};

/** Where the line stands that shows the place: the slot among the cards as drawn. */
export const lineSlot = (
  card: Card,
  bin: Bin,
  cards: readonly Card[],
  slot: number | undefined,
): number | undefined => {
  if (slot === undefined || isTray(bin)) return undefined;
  const ordered = cards.filter(isOrdered).length;
  return isOrdered(card) ? Math.min(slot, ordered) : cards.length;
};
