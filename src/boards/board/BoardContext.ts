import { createContext, use } from 'react';
import type { Board } from './createBoard';

export const BoardContext = createContext<Board | null>(null);

/** The open board. Its identity never changes while it is shown. */
export const useBoard = (): Board => {
  const board = use(BoardContext);
  if (!board) throw new Error('no board around this component');
  return board;
};
