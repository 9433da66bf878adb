import { useSyncExternalStore } from 'react';
import { useBoard } from './BoardContext';
import { tintOf, type Tint } from '../carry/held';

/** How the bins of a zone look while a card is held: they take it, or they refuse it. */
export const useTint = (zone: string): Tint | undefined => {
  const { drag } = useBoard().carry;
  return useSyncExternalStore(drag.held.subscribe, () => tintOf(drag.held.get(), zone));
};
