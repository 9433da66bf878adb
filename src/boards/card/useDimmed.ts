import { useSyncExternalStore } from 'react';
import { useBoard } from '../board/BoardContext';
import { matches } from '../filter/boardFilter';
import type { CardView } from '../store/boardStore';

/** True while the filter looks for other cards. */
export const useDimmed = (view: CardView | undefined): boolean => {
  const { filter } = useBoard();
  return useSyncExternalStore(filter.subscribe, () => view !== undefined && !matches(filter.get(), view));
};
