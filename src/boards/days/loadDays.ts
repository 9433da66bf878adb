import type { Language } from '#domain/localText';
import { browserCode, fetchedFile } from '../../page/fetchedFile';
import type { Board } from '../board/createBoard';

const fetchDays = () => fetchedFile(() => import('../screen/followDays'), browserCode);

/**
 * Fetches what reads the days without work, after the board: tried again until the server is back. A board that cannot
 * get it says so, since without it everybody would seem to work [SDY-001].
 * @returns the end of it
 */
export const loadDays = (board: Board, language: Language, load: typeof fetchDays = fetchDays): (() => void) => {
  let isOver = false;
  let end: (() => void) | null = null;
  load().then(
    ({ followDays }) => {
      if (!isOver) end = followDays(board, language);
    },
    () => {
      if (!isOver) board.voice.fail(board.voice.words.text('days_failed'));
    },
  );
  return () => {
    isOver = true;
    end?.();
  };
};
