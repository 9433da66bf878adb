import type { Language } from '#domain/access/localText';
import { parseBinKey } from '#domain/boards/bins';
import { promiseOf } from '#domain/told/told';
import { promiseText } from '#domain/told/toldWords';
import { dayText } from '../look/dayText';
import type { BoardStore } from '../store/boardStore';
import type { Shown } from '../board/createShown';
import type { ClosedGuard } from './dayReader';

interface World {
  store: BoardStore;
  shown: Pick<Shown, 'days' | 'asked'>;
  language: Language;
}

/**
 * Whether moves are made: those onto a day without work, and the deliberate one of a promised card, once they are
 * confirmed or made a second time [SDY-001 SDY-012]. Of several cards the promised ones stay anyway.
 */
export const createConfirm =
  ({ store, shown: { days, asked }, language }: World): ClosedGuard =>
  (moves, act) => {
    const reasons = (): string[] => {
      const found = new Set<string>();
      const [only] = moves;
      const view = moves.length === 1 && only && store.binOf(only.key) !== only.to ? store.view(only.key) : undefined;
      const promise = view && promiseOf(view.card, view.subJob);
      if (promise) found.add(promiseText(promise, language));
      for (const { key, to } of moves) {
        const bin = parseBinKey(to);
        const closed = bin && store.binOf(key) !== to ? days.get()?.closed(bin) : null;
        if (bin?.date && closed) found.add(`${closed}, ${dayText(bin.date, language).medium}`);
      }
      return [...found];
    };
    const name = JSON.stringify(moves.map(({ key, to }) => [key, to]));
    const isMade = reasons().length === 0 || asked.get()?.name === name;
    asked.set(isMade ? null : { name, reasons, act });
    return isMade;
  };
