import { useSyncExternalStore } from 'react';
import { useBoard } from '../board/BoardContext';
import type { DayReader } from '../board/dayReader';

/** The days without work of the board; null until they have been read. */
export const useDays = (): DayReader | null => {
  const { days } = useBoard().shown;
  return useSyncExternalStore(days.subscribe, days.get);
};
