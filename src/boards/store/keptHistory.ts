import { keep, keptName, keptTexts, readKept } from './kept';
import type { KeptHistory } from '../../undo/undoHistory';

/** Undo and redo of a user on a board, as long as the tab is open: a reload loses nothing, and nobody else takes it back. */
export const keptHistory = (board: string, userId: number | null): KeptHistory => {
  const name = keptName('undo', board, userId);
  return {
    read: () => {
      const { undo, redo } = readKept(name, 'sessionStorage');
      return { undo: keptTexts(undo), redo: keptTexts(redo) };
    },
    keep: ({ undo, redo }) => keep(name, { undo, redo }, 'sessionStorage'),
  };
};
