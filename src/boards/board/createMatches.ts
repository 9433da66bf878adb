import { allBins } from '#domain/boards/layout';
import type { BinKey } from '#domain/boards/kinds';
import type { Card } from '#domain/boards/types';
import type { ValueStore } from '../../store/valueStore';
import type { BoardStore } from '../store/boardStore';
import { isFiltering, matches, type BoardFilter } from './boardFilter';

/** Puts the cards of a tray in another order; equal lists give the same one. */
export type TrayOrder = (cards: readonly Card[]) => readonly Card[];

/** What the search of the board finds, bin by bin; worked out once for each bin as it stands. */
export const createMatches = (
  store: BoardStore,
  filter: ValueStore<BoardFilter>,
  trayOrder: ValueStore<TrayOrder | null>,
) => {
  let of = filter.get();
  let known = new WeakMap<readonly Card[], readonly Card[]>();
  const foundIn = (key: BinKey): readonly Card[] => {
    const now = filter.get();
    if (now !== of) [of, known] = [now, new WeakMap()];
    const cards = store.cardsIn(key);
    const found =
      known.get(cards) ??
      cards.filter((card) => {
        const view = store.view(card.key);
        return view !== undefined && matches(now, view);
      });
    known.set(cards, found);
    return found;
  };
  return {
    /** The cards of a bin that are shown: all, unless the others are to be hidden; a tray in its chosen order. */
    shownIn: (key: BinKey): readonly Card[] => {
      const cards = filter.get().isAlone && isFiltering(filter.get()) ? foundIn(key) : store.cardsIn(key);
      const order = key.startsWith('assigned') ? null : trayOrder.get();
      return order ? order(cards) : cards;
    },
    /** As `shownIn`, of which only the number is asked. */
    shownCount: (key: BinKey): number =>
      filter.get().isAlone && isFiltering(filter.get()) ? foundIn(key).length : store.countIn(key),
    /** How many of a bin's cards were found; null while nothing is looked for. */
    countIn: (key: BinKey): number | null => (isFiltering(filter.get()) ? foundIn(key).length : null),
    /** All that were found, in the order in which they stand. */
    all: (): string[] =>
      isFiltering(filter.get())
        ? allBins(store.layout()).flatMap(({ key }) => foundIn(key).map((card) => card.key))
        : [],
  };
};
