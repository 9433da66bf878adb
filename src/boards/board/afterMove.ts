import { parseBinKey } from '#domain/boards/bins';
import { cardKind } from '#domain/boards/cardKind';
import { lockOf } from '#domain/boards/locks';
import type { BoardStore } from '../store/boardStore';

/** Whether a card is the second or a later day of gunite work. */
export const isLaterDay = (store: BoardStore, key: string): boolean => {
  const card = store.facts().cards.get(key);
  return card !== undefined && cardKind(card) === 'G2-8';
};

/** Whether a card stands where its mover can no longer take it from, as on a day that is past. */
export const isLockedNow = (store: BoardStore, key: string): boolean => {
  const { cards, rights, today } = store.facts();
  const card = cards.get(key);
  const bin = parseBinKey(store.binOf(key) ?? '');
  return card !== undefined && bin !== null && lockOf(card, bin, rights, today)?.rule === 'locked_past';
};
