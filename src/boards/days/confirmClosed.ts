import type { Language } from '#domain/access/localText';
import { parseBinKey } from '#domain/boards/bins';
import { dayText } from '../look/dayText';
import type { BoardStore } from '../store/boardStore';
import type { Shown } from '../board/createShown';
import type { ClosedGuard } from './dayReader';

interface World {
  store: BoardStore;
  shown: Pick<Shown, 'days' | 'asked'>;
  language: Language;
}

/** Whether moves are made: those onto a day without work once they are confirmed, or made a second time [SDY-001]. */
export const createConfirm =
  ({ store, shown: { days, asked }, language }: World): ClosedGuard =>
  (moves, act) => {
    const reasons = (): string[] => {
      const found = new Set<string>();
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
