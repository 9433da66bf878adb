import { parseBinKey } from '#domain/boards/bins';
import type { Bin } from '#domain/boards/kinds';
import type { Move } from '#domain/boards/moves';
import { bookedAt } from '#domain/boards/timeGrid/doubleBooked';
import type { Span } from '#domain/boards/timeGrid/gridGeometry';
import type { BoardStore } from '../store/boardStore';
import type { Voice } from './createVoice';

interface Place {
  bin: Bin;
  span: Span;
  /** What is moved: it does not meet itself. */
  keys: readonly string[];
}

/** Whom visits at this place and time would book twice, and with what; null for nobody. */
export const doubledText = (store: BoardStore, words: Voice['words'], { bin, span, keys }: Place): string | null => {
  const worker = bin.crew_id === null ? undefined : store.facts().crews.get(bin.crew_id);
  const met = worker ? bookedAt(store.cardsIn(bin.key), span, keys) : [];
  if (!worker || met.length === 0) return null;
  return words.text('double_booked_with', { name: worker.name, jobs: met.map(({ key }) => words.job(key)).join(', ') });
};

/** Whom several moves would book twice, a sentence for each place; asked before they are made. */
export const doubledTexts = (store: BoardStore, words: Voice['words'], moves: readonly Move[]): string[] => {
  const keys = moves.map(({ key }) => key);
  const texts = moves.flatMap(({ to, span }) => {
    const bin = parseBinKey(to);
    return (span && bin && doubledText(store, words, { bin, span, keys })) ?? [];
  });
  return [...new Set(texts)];
};
