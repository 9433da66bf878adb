import { useCallback, useSyncExternalStore, useRef } from 'react';
import type { BinKey, Bin } from '#domain/boards/kinds';
import type { Card } from '#domain/boards/types';
import { useBoard } from './BoardContext';

type Subscribe = (listener: () => void) => () => void;

/** Draws anew at each call of a subscription, which must keep its identity. */
export const useTurn = (subscribe: Subscribe): number => {
  const turn = useRef(0);
  const counted = useCallback<Subscribe>(
    (listener) =>
      subscribe(() => {
        turn.current += 1;
        listener();
      }),
    [subscribe],
  );
  return useSyncExternalStore(counted, () => turn.current);
};

/** The cards of a bin in their order; draws anew only when that bin changes. */
export const useBin = (key: BinKey): readonly Card[] => {
  const { store } = useBoard();
  return useSyncExternalStore(
    useCallback((listener) => store.onBin(key, listener), [store, key]),
    () => store.cardsIn(key),
  );
};

/** How many cards a bin has. */
export const useCount = (key: BinKey): number => {
  const { store } = useBoard();
  return useSyncExternalStore(
    useCallback((listener) => store.onBin(key, listener), [store, key]),
    () => store.countIn(key),
  );
};

/** As {@link useBin}, without the cards that the search hides. */
export const useShownBin = (key: BinKey): readonly Card[] => {
  const { store, shown } = useBoard();
  return useSyncExternalStore(
    useCallback(
      (listener) => {
        const offs = [
          store.onBin(key, listener),
          shown.filter.subscribe(listener),
          shown.trayOrder.subscribe(listener),
        ];
        return () => offs.forEach((off) => off());
      },
      [store, shown, key],
    ),
    () => shown.matches.shownIn(key),
  );
};

/** How many cards of a bin the search finds; null without one. */
export const useFoundIn = (key: BinKey): number | null => {
  const { store, shown } = useBoard();
  return useSyncExternalStore(
    useCallback(
      (listener) => {
        const offs = [store.onBin(key, listener), shown.filter.subscribe(listener)];
        return () => offs.forEach((off) => off());
      },
      [store, shown, key],
    ),
    () => shown.matches.countIn(key),
  );
};

/** Draws anew when one of several bins changes. */
export const useBinsTurn = (bins: readonly Bin[]): number => {
  const { store } = useBoard();
  return useTurn(
    useCallback(
      (listener: () => void) => {
        const offs = bins.map((bin) => store.onBin(bin.key, listener));
        return () => offs.forEach((off) => off());
      },
      [store, bins],
    ),
  );
};
