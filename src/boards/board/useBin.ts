import { useCallback, useSyncExternalStore } from 'react';
import type { BinKey } from '#domain/boards/kinds';
import type { Card } from '#domain/boards/types';
import { useBoard } from './BoardContext';

/** The cards of a bin in their order; draws anew only when that bin changes. */
export const useBin = (key: BinKey): readonly Card[] => {
  const { store } = useBoard();
  return useSyncExternalStore(
    useCallback((listener) => store.onBin(key, listener), [store, key]),
    () => store.cardsIn(key),
  );
};
