import { parseBinKey } from '#domain/boards/bins';
import { cardKind } from '#domain/boards/cardKind';
import { lockOf } from '#domain/boards/locks';
import type { BoardStore } from '../store/boardStore';
import type { Voice } from './createVoice';

/** Whether a card is the second or a later day of gunite work. */
const isLaterDay = (store: BoardStore, key: string): boolean => {
  const card = store.facts().cards.get(key);
  return card !== undefined && cardKind(card) === 'G2-8';
};

/** Whether a card stands where its mover can no longer take it from, as on a day that is past. */
const isLockedNow = (store: BoardStore, key: string): boolean => {
  const { cards, rights, today } = store.facts();
  const card = cards.get(key);
  const bin = parseBinKey(store.binOf(key) ?? '');
  return card !== undefined && bin !== null && lockOf(card, bin, rights, today)?.rule === 'locked_past';
};

/**
 * What a move made of its cards that its words do not say: which are Day 1 now, and which nobody may move back. Looked
 * up before the move, said after it.
 */
export const afterwards = (
  store: BoardStore,
  words: Voice['words'],
  asked: readonly string[],
): ((moved?: readonly string[]) => string[]) => {
  const later = new Set(asked.filter((key) => isLaterDay(store, key)));
  return (keys = asked) => {
    const dayOne = keys.filter((key) => later.has(key) && !isLaterDay(store, key));
    const locked = keys.filter((key) => isLockedNow(store, key));
    const jobs = (some: readonly string[]): { jobs: string } => ({ jobs: some.map(words.job).join(', ') });
    return [
      ...(dayOne.length > 0
        ? [asked.length === 1 ? words.text('is_day_1_now') : words.text('are_day_1_now', jobs(dayOne))]
        : []),
      ...(locked.length > 0
        ? [asked.length === 1 ? words.text('locked_now') : words.text('are_locked_now', jobs(locked))]
        : []),
    ];
  };
};
