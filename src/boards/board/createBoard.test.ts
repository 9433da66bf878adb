import { describe, expect, it, vi } from 'vitest';
import { SILENT } from '../../live/liveStream';
import { boardConfig } from '#domain/boards/config';
import { STATUS } from '#domain/statuses';
import { cardKind } from '#domain/boards/cardKind';
import { aBoardAnswer, PEBBLE_WEEK } from '../stories/boardData';
import { aGuniteAnswer } from '../stories/guniteData';
import { fakeBoardApi, SCHEDULER } from '../stories/fakeBoardApi';
import type { BoardApi } from '../store/boardApi';
import { CallError } from '../../dataProvider/CallError';
import { createBoardStore } from '../store/boardStore';
import { createBoard } from './createBoard';
import { followDays } from '../screen/followDays';
import { loadDays } from '../days/loadDays';
import { aDayWithoutWork } from '#domain/boards/workdays/testDay';

const TRAY = 'unassigned:PREP';
const HOLD = 'onHold:PREP';

const aBoard = (
  jobs: number,
  write: BoardApi['write'] = () => new Promise<never>(() => undefined),
  answer = aBoardAnswer({ jobs }),
  config = PEBBLE_WEEK,
) => {
  // The server does not answer: what stands on the screen at once is looked at.
  const api = { ...fakeBoardApi(answer), write };
  const errors: string[] = [];
  const board = createBoard({
    store: createBoardStore(config, answer, SCHEDULER),
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

describe('later days of gunite work', () => {
  it('are Day 1 once they are moved to Unassigned together, and the words say which [SDY-019]', () => {
    const { board } = aBoard(0, undefined, aGuniteAnswer(), boardConfig('gunite', 'week'));
    const later = [...board.store.facts().cards.values()].filter(
      (card) => cardKind(card) === 'G2-8' && board.store.binOf(card.key)?.startsWith('assigned:') === true,
    );
    const open = later.filter(({ status_id }) => status_id !== STATUS.COMPLETE).slice(0, 2);
    const complete = later.filter(({ status_id }) => status_id === STATUS.COMPLETE).slice(0, 1);
    const moved = [...open, ...complete].map(({ key }) => ({ key, to: 'unassigned:GUNITE' }));
    expect(moved).toHaveLength(3);
    expect(board.moves.moveAll(moved)).toBe(true);
    const jobs = open.map(({ key }) => board.voice.words.job(key));
    expect(board.voice.notice.get()?.text).toMatch(/^Moved 2 cards to Unassigned\. 1 stays: /);
    const [, named = ''] = / Day 1 now: (.*)\.$/.exec(board.voice.notice.get()?.text ?? '') ?? [];
    expect(named.split(', ').toSorted()).toEqual(jobs.toSorted());
  });

  it('say of one that is moved to Unassigned that it is Day 1 now, and of a Day 1 nothing [SDY-019]', () => {
    const { board } = aBoard(0, undefined, aGuniteAnswer(), boardConfig('gunite', 'week'));
    const open = [...board.store.facts().cards.values()].filter(
      ({ key, status_id }) =>
        status_id !== STATUS.COMPLETE && board.store.binOf(key)?.startsWith('assigned:GUNITE') === true,
    );
    const said = (kind: string): string | undefined => {
      const key = open.find((card) => cardKind(card) === kind)?.key ?? '';
      expect(board.moves.move({ key, to: 'unassigned:GUNITE' })).toBe(true);
      return board.voice.notice.get()?.text;
    };
    expect(said('G2-8')).toMatch(/^Moved .+ to Unassigned\. It is Day 1 now\.$/);
    expect(said('G1')).toMatch(/^Moved .+ to Unassigned\.$/);
  });
});

describe('a move that goes back', () => {
  const answered = async (error: Error, count: number) => {
    const { board, errors, requests } = aBoard(40, () => Promise.reject(error));
    const moves = requests(count);
    const [first] = moves;
    board.moves.moveAll(moves);
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    expect(board.store.binOf(first?.key ?? '')).toBe(TRAY);
    return { job: board.voice.words.job(first?.key ?? ''), errors };
  };

  it('names its card and why: no connection, or what the server says', async () => {
    const gone = await answered(new CallError('Failed to fetch'), 1);
    expect(gone.errors).toEqual([`No connection: ${gone.job} went back.`]);
    const refused = await answered(new CallError('This card is complete.', 400, { code: 'BAD_USER_INPUT' }), 1);
    expect(refused.errors).toEqual([`${refused.job} went back: This card is complete.`]);
    const broken = await answered(new CallError('Oh.', 500, { code: 'INTERNAL_SERVER_ERROR' }), 1);
    expect(broken.errors).toEqual([`${broken.job} went back: Error, please try again.`]);
    expect((await answered(new CallError('Failed to fetch'), 3)).errors).toEqual(['No connection: 3 cards went back.']);
  });
});

describe('a move that somebody else had made already', () => {
  it('says so, and leaves nothing of its own to undo [KEY-021]', async () => {
    const { board, requests } = aBoard(40, () => Promise.resolve({ mutation_id: null }));
    board.moves.moveAll(requests(1));
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    expect(board.voice.notice.get()).toMatchObject({
      text: 'Somebody else had moved it there already. There is nothing of yours to undo.',
      back: null,
    });
    expect(board.moves.history.get()).toMatchObject({ undo: [], redo: [] });
  });
});

describe('two undos right after two moves', () => {
  it('take both back, though neither move was answered when they were asked for', async () => {
    let answers = 0;
    const sent: unknown[] = [];
    const { board, requests } = aBoard(40, (write) => {
      sent.push(write.kind === 'undo' ? write.mutation_id : write.kind);
      return Promise.resolve({ mutation_id: `m${(answers += 1)}` });
    });
    for (const request of requests(2)) board.moves.moveAll([request]);
    await Promise.all([board.moves.undo(), board.moves.undo()]);
    expect(sent).toEqual(['calls', 'calls', 'm2', 'm1']);
  });
});

describe('an undo without an answer', () => {
  it('is meant again by the next one, which takes back nothing older; one that failed is not [KEY-021]', async () => {
    let answers = 0;
    const failures: Error[] = [new CallError(''), new CallError('Oh.', 500, { code: 'INTERNAL_SERVER_ERROR' })];
    const undone: string[] = [];
    const { board, requests } = aBoard(40, (write) => {
      if (write.kind !== 'undo') return Promise.resolve({ mutation_id: `m${(answers += 1)}` });
      undone.push(write.mutation_id);
      const failure = failures.shift();
      return failure ? Promise.reject(failure) : Promise.resolve({ mutation_id: `u${undone.length}` });
    });
    for (const request of requests(2)) board.moves.moveAll([request]);
    for (let at = 0; at < 3; at += 1) await board.moves.undo();
    expect(undone).toEqual(['m2', 'm2', 'm1']);
    expect(board.moves.history.get()).toMatchObject({ undo: [], redo: ['u3'] });
  });
});

describe('a drop on a day without work', () => {
  const closedBoard = () => {
    const { board, errors } = aBoard(40);
    const days = board.store.days();
    const holiday = days[3] ?? '';
    board.store.replace(
      {
        ...aBoardAnswer({ jobs: 40 }),
        days_without_work: [aDayWithoutWork({ name: 'Thanksgiving', first_day: holiday })],
      },
      SCHEDULER,
    );
    const end = followDays(board, 'en');
    const [row] = board.store.layout().groups[0]?.rows ?? [];
    const to = row?.bins.find(({ date }) => date === holiday)?.key ?? '';
    const [card] = board.store.cardsIn(TRAY);
    return { board, errors, end, to, key: card?.key ?? '' };
  };

  it('is asked first, says why, and is made once it is confirmed', () => {
    const { board, to, key } = closedBoard();
    expect(board.moves.move({ key, to })).toBe(true);
    expect(board.store.binOf(key)).toBe(TRAY);
    const question = board.shown.asked.get();
    expect(question?.reasons().join()).toContain('Thanksgiving');
    question?.act();
    expect(board.store.binOf(key)).toBe(to);
    expect(board.shown.asked.get()).toBeNull();
  });

  it('is confirmed by the same drop again, and forgotten by another one', () => {
    const { board, to, key } = closedBoard();
    board.moves.moveAll([{ key, to }]);
    board.moves.moveAll([{ key, to: HOLD }]);
    expect([board.store.binOf(key), board.shown.asked.get()]).toEqual([HOLD, null]);
    board.moves.moveAll([{ key, to }]);
    expect(board.store.binOf(key)).toBe(HOLD);
    board.moves.moveAll([{ key, to }]);
    expect(board.store.binOf(key)).toBe(to);
  });

  it('is asked no more once somebody has deleted the day off meanwhile, and is still made by who wants it', () => {
    const { board, to, key } = closedBoard();
    board.moves.move({ key, to });
    const question = board.shown.asked.get();
    board.store.replace({ ...aBoardAnswer({ jobs: 40 }), days_without_work: [] }, SCHEDULER);
    expect([question?.reasons(), board.shown.asked.get()]).toEqual([[], question]);
    question?.act();
    expect([board.store.binOf(key), board.shown.asked.get()]).toEqual([to, null]);
  });

  it('within the same day is not asked: the card stands there already', () => {
    const { board, to, key } = closedBoard();
    board.moves.move({ key, to });
    board.shown.asked.get()?.act();
    board.moves.move({ key, to, index: 0 });
    expect(board.shown.asked.get()).toBeNull();
  });
});

describe('the days without work of a board [SDY-001]', () => {
  it('that cannot be fetched are said to be missing', async () => {
    const { board, errors } = aBoard(1);
    loadDays(board, 'en', () => Promise.reject(new Error('gone')));
    await vi.waitFor(() => expect(errors.join()).toMatch(/Days without work could not be loaded: none is shown/));
    expect(board.shown.days.get()).toBeNull();
  });

  it('are read once they are there, and by no board that was closed meanwhile', async () => {
    const [{ board: open }, { board: closed }] = [aBoard(1), aBoard(1)];
    const load = () => import('../screen/followDays');
    loadDays(open, 'en', load);
    loadDays(closed, 'en', load)();
    await vi.waitFor(() => expect(open.shown.days.get()).not.toBeNull());
    expect(closed.shown.days.get()).toBeNull();
  });
});
