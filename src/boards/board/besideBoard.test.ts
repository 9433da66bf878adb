import { describe, expect, it, vi } from 'vitest';
import type { ChainGap } from '#domain/boards/chains/chainGap';
import { CallError } from '../../dataProvider/CallError';
import { SILENT } from '../../live/liveStream';
import { followChains } from '../screen/followChains';
import { openDayMenu } from '../days/openDayMenu';
import type { BoardApi } from '../store/boardApi';
import { createValueStore } from '../../store/valueStore';
import type { UndoState } from '../../undo/undoHistory';
import { createBoardStore } from '../store/boardStore';
import { aBoardAnswer, PEBBLE_WEEK } from '../stories/boardData';
import { fakeBoardApi, SCHEDULER } from '../stories/fakeBoardApi';
import { followWeather } from '../weather/followWeather';
import { createBoard } from './createBoard';
import type { DayMenu, Draft } from './createShown';

const anOpenBoard = (change: (api: BoardApi) => Partial<BoardApi> = () => ({})) => {
  const answer = aBoardAnswer();
  const api = fakeBoardApi(answer);
  return createBoard({
    store: createBoardStore(PEBBLE_WEEK, answer, SCHEDULER),
    api: { ...api, ...change(api) },
    live: SILENT,
    language: () => 'en',
    isOnline: () => true,
    showError: () => undefined,
    refresh: () => undefined,
  });
};

describe('the gaps between phases', () => {
  const gap = (min_workdays: number): ChainGap => ({
    division_id: 1,
    step: 'prep_app',
    min_workdays,
    max_workdays: null,
  });
  it('are those of the last reading, though an older answer comes after its answer [SDY-003]', async () => {
    const answers: ((gaps: readonly ChainGap[]) => void)[] = [];
    const gaps = () =>
      new Promise<readonly ChainGap[]>((resolve) => {
        answers.push(resolve);
      });
    const board = anOpenBoard(({ plans }) => ({
      plans: async () => {
        const found = await plans?.();
        if (!found) throw new Error('the board has no plans');
        return { ...found, gaps };
      },
    }));
    const { end } = followChains(board, 'en');
    const shownGaps = () =>
      board.shown.chains
        .get()
        ?.gaps()
        .map(({ min_workdays }) => min_workdays);
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    answers[0]?.([gap(1)]);
    await vi.waitFor(() => expect(shownGaps()).toEqual([1]));
    board.shown.chains.get()?.renew();
    board.shown.chains.get()?.renew();
    await vi.waitFor(() => expect(answers).toHaveLength(3));
    answers[2]?.([gap(3)]);
    await vi.waitFor(() => expect(shownGaps()).toEqual([3]));
    answers[1]?.([gap(2)]);
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(shownGaps()).toEqual([3]);
    end();
  });
});

describe('the forecast', () => {
  const requestsInADay = async (error: Error): Promise<number> => {
    vi.useFakeTimers();
    try {
      const weather = vi.fn(() => Promise.reject(error));
      const end = followWeather(anOpenBoard(() => ({ weather })));
      await vi.advanceTimersByTimeAsync(24 * 3_600_000);
      end();
      return weather.mock.calls.length;
    } finally {
      vi.useRealTimers();
    }
  };
  it('is not asked for again by who may not see it, and is after any other fault [SDY-002]', async () => {
    expect(await requestsInADay(new CallError('Not allowed', 403, { code: 'FORBIDDEN' }))).toBe(1);
    expect(await requestsInADay(new CallError('No answer'))).toBeGreaterThan(1);
  });
});

describe('the menu of a day, and what is chosen of it elsewhere', () => {
  const menu = (opens?: DayMenu['opens']): DayMenu => ({
    day: '2026-03-05',
    // What is opened hangs on it; here nothing is drawn.
    anchor: Object.create(null),
    ...(opens && { opens }),
  });
  const draftOf = (steps?: Draft['steps']) => ({ take: () => true, refuse: vi.fn(), ...(steps && { steps }) });
  const openedOver = (draft: Draft | null, opens?: DayMenu['opens']): boolean => {
    const board = anOpenBoard();
    board.shown.draft.set(draft);
    openDayMenu(board, menu(opens));
    return board.shown.dayMenu.get() !== null;
  };
  it('opens where nothing is drawn [SDY-002]', () => {
    expect([openedOver(null), openedOver(null, 'rain')]).toEqual([true, true]);
  });
  it('leaves a Rain-out or an absence that is drawn, which says that it comes first [SDY-002 SDY-008]', () => {
    const drawn = draftOf();
    expect([openedOver(drawn), openedOver(drawn, 'rain')]).toEqual([false, false]);
    expect(drawn.refuse.mock.calls).toEqual([[true], [true]]);
  });
  it('opens over a plan that is tried, which takes no other draft beside it [SDY-008]', () => {
    const state = createValueStore<UndoState>({ undo: [], redo: [] });
    const plan = draftOf({ state, turn: async () => undefined, isSending: () => false });
    expect([openedOver(plan), openedOver(plan, 'rain')]).toEqual([true, false]);
    expect(plan.refuse.mock.calls).toEqual([[true]]);
  });
});
