import { useReducer, useEffect } from 'react';
import { useBoard } from './BoardContext';

/** Draws anew when rows, their heights or the shown days change; answers a number that differs each time. */
export const useShape = (): number => {
  const { store } = useBoard();
  const [turn, bump] = useReducer((count: number) => count + 1, 0);
  useEffect(() => store.onShape(bump), [store]);
  return turn;
};
