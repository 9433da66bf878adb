import { useSyncExternalStore } from 'react';
import { useBoard } from './BoardContext';
import { matches } from './boardFilter';
import type { CardView } from '../store/boardStore';

/** True while the filter looks for other cards. */
export const useDimmed = (view: CardView | undefined): boolean => {
  const { filter } = useBoard();
  return useSyncExternalStore(filter.subscribe, () => view !== undefined && !matches(filter.get(), view));
};
