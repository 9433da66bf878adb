import { useCallback, useSyncExternalStore } from 'react';
import { useBoard } from './BoardContext';
import type { CardView } from '../store/boardStore';

/** A card with its sub-job; draws anew only when one of the two changes. */
export const useCard = (key: string): CardView | undefined => {
  const { store } = useBoard();
  return useSyncExternalStore(
    useCallback((listener) => store.onCard(key, listener), [store, key]),
    () => store.view(key),
  );
};
