import { describe, expect, it } from 'vitest';
import { SILENT } from '../../live/liveStream';
import { aBoardAnswer, PEBBLE_WEEK } from '../stories/boardData';
import { fakeBoardApi, SCHEDULER } from '../stories/fakeBoardApi';
import { createBoardStore } from '../store/boardStore';
import { createBoard } from './createBoard';

const TRAY = 'unassigned:PREP';
const HOLD = 'onHold:PREP';

const aBoard = (jobs: number) => {
  const answer = aBoardAnswer({ jobs });
  // The server does not answer: what stands on the screen at once is looked at.
  const api = { ...fakeBoardApi(answer), write: () => new Promise<never>(() => undefined) };
  const errors: string[] = [];
  const board = createBoard({
    store: createBoardStore(PEBBLE_WEEK, answer, SCHEDULER),
    api,
    live: SILENT,
    language: () => 'en',
    isOnline: () => true,
    showError: (text) => errors.push(text),
    refresh: () => undefined,
  });
  const requests = (count: number) =>
    board.store
      .cardsIn(TRAY)
      .slice(0, count)
      .map(({ key }) => ({ key, to: HOLD }));
  return { board, errors, requests };
};

describe('many cards in one drop', () => {
  it('are 200 at most: as many as one document may move, all at once on the screen', () => {
    const { board, errors, requests } = aBoard(1400);
    const tooMany = requests(201);
    expect(tooMany).toHaveLength(201);
    expect(board.moves.moveAll(tooMany)).toBe(false);
    expect(errors).toEqual(['At most 200 cards can be moved at once.']);
    expect(board.store.binOf(tooMany[0]?.key ?? '')).toBe(TRAY);
    expect(board.moves.moveAll(tooMany.slice(0, 200))).toBe(true);
    expect(tooMany.filter(({ key }) => board.store.binOf(key) === HOLD)).toHaveLength(200);
  });
});
