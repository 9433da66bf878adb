import { afterEach, describe, expect, it, vi } from 'vitest';
import { boardConfig } from '#domain/boards/config';
import type { BoardAnswer } from '#domain/boards/types';
import type { LoadedBoard } from './boardApi';
import { createBoardStore } from './boardStore';
import { aBoardAnswer, PEBBLE_WEEK } from '../stories/boardData';
import { SCHEDULER } from '../stories/fakeBoardApi';
import { createRefresher } from './createRefresher';

const ANSWER = aBoardAnswer();
const [GONE, CHANGED] = ANSWER.cards;
if (!GONE || !CHANGED) throw new Error('the board is empty');

/** A board whose server answers the next question like this. */
const asked = async (answer: Partial<LoadedBoard['answer']>, isComplete: boolean) => {
  const store = createBoardStore(PEBBLE_WEEK, ANSWER, SCHEDULER);
  const sinces: (string | undefined)[] = [];
  let isBusy = false;
  const refresher = createRefresher({
    store,
    cursor: 'c0',
    isBusy: () => isBusy,
    isFollowing: () => false,
    isOpen: () => false,
    onWhole: () => undefined,
    onTaken: () => undefined,
    api: {
      load: async (_date, since) => {
        sinces.push(since);
        return {
          rights: SCHEDULER,
          isComplete: isComplete || since === undefined,
          answer: { ...ANSWER, cards: [], sub_jobs: [], cursor: 'c1', ...answer },
        };
      },
    },
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
  refresher.refresh(false);
  await settle();
  return {
    store,
    sinces,
    refresher,
    settle,
    setBusy: (busy: boolean) => {
      isBusy = busy;
    },
  };
};

describe('asking what changed', () => {
  it('replaces the board when the answer is complete: cards that it does not list are gone', async () => {
    const rest = ANSWER.cards.filter((card) => card.key !== GONE.key);
    const { store, sinces } = await asked({ cards: rest, sub_jobs: ANSWER.sub_jobs }, true);
    expect(sinces).toEqual(['c0']);
    expect(store.facts().cards.has(GONE.key)).toBe(false);
    expect(store.facts().cards.size).toBe(rest.length);
  });

  it('takes in what is told, and keeps the rest, when it is not', async () => {
    const { store, refresher, sinces, settle } = await asked(
      { cards: [{ ...CHANGED, version: 9, notes: 'new' }], removed: [GONE.key] },
      false,
    );
    expect(store.facts().cards.get(CHANGED.key)?.notes).toBe('new');
    expect(store.facts().cards.has(GONE.key)).toBe(false);
    expect(store.facts().cards.size).toBe(ANSWER.cards.length - 1);
    refresher.refresh(false);
    await settle();
    expect(sinces).toEqual(['c0', 'c1']);
  });

  it('takes in crews that changed, and an event that has overtaken a complete answer stays', async () => {
    const crews = ANSWER.crews.map((crew) => ({ ...crew, name: `${crew.name} South` }));
    const { store, refresher, settle } = await asked({ crews }, false);
    expect(store.facts().crews.get(1001)?.name).toBe('Prep 1 South');
    store.merge({ cards: [{ ...CHANGED, version: 9, notes: 'moved meanwhile' }] });
    store.replace({ ...ANSWER, crews }, SCHEDULER);
    expect(store.facts().cards.get(CHANGED.key)?.notes).toBe('moved meanwhile');
    refresher.refresh(true);
    await settle();
  });

  it('fetches the whole board when midnight has passed, and not while a card is in the hand', async () => {
    const { refresher, sinces, settle, setBusy, store } = await asked({ today: '2026-03-06' }, false);
    expect(sinces).toEqual(['c0', undefined]);
    setBusy(true);
    refresher.refresh(false);
    await settle();
    expect([sinces.length, store.facts().today]).toEqual([2, '2026-03-06']);
    setBusy(false);
    refresher.retry();
    await settle();
    expect(sinces.slice(2)).toEqual(['c1']);
  });

  it('waits while a card is in the hand', async () => {
    const { refresher, sinces, settle, setBusy } = await asked({}, false);
    setBusy(true);
    refresher.refresh(false);
    await settle();
    expect(sinces).toHaveLength(1);
    setBusy(false);
    refresher.retry();
    await settle();
    expect(sinces).toHaveLength(2);
  });
});

/** A board of today, left open from Wednesday to Thursday. */
const leftOpen = () => {
  vi.useFakeTimers();
  const day: BoardAnswer = { ...ANSWER, view: 'day', days: [ANSWER.date] };
  const store = createBoardStore(boardConfig('pebble', 'day'), day, SCHEDULER);
  const world = { today: ANSWER.today, isFollowing: true, isOpen: false, isBusy: false };
  const asked: string[] = [];
  const refresher = createRefresher({
    store,
    cursor: 'c0',
    isBusy: () => world.isBusy,
    isFollowing: () => world.isFollowing,
    isOpen: () => world.isOpen,
    onTaken: () => undefined,
    onWhole: ({ answer }) => asked.push(`whole of ${answer.date}`),
    api: {
      load: async (date, since) => {
        asked.push(since === undefined ? `all of ${date ?? 'today'}` : `changes of ${date ?? 'today'}`);
        const shown = date ?? world.today;
        return {
          rights: SCHEDULER,
          isComplete: since === undefined,
          answer: { ...day, date: shown, days: [shown], today: world.today, cursor: 'c1' },
        };
      },
    },
  });
  const ask = async (): Promise<void> => {
    refresher.refresh();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { store, world, asked, refresher, ask };
};

describe('a board of today at midnight', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('goes over to the new day', async () => {
    const { store, world, asked, ask } = leftOpen();
    world.today = '2026-03-05';
    await ask();
    expect([store.days(), store.facts().date]).toEqual([['2026-03-05'], '2026-03-05']);
    expect(asked).toEqual(['changes of 2026-03-04', 'all of today', 'whole of 2026-03-05']);
  });

  it('stays on a day that the address names, and knows that it is past', async () => {
    const { store, world, ask } = leftOpen();
    Object.assign(world, { today: '2026-03-05', isFollowing: false });
    await ask();
    expect([store.days(), store.facts().today]).toEqual([['2026-03-04'], '2026-03-05']);
  });

  it('waits while a dialog is open without asking on and on, and turns over as soon as it is closed', async () => {
    const { store, world, asked, ask } = leftOpen();
    Object.assign(world, { today: '2026-03-05', isOpen: true });
    await ask();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([store.days(), asked]).toEqual([['2026-03-04'], ['changes of 2026-03-04']]);
    world.isOpen = false;
    await vi.advanceTimersByTimeAsync(1000);
    expect(store.days()).toEqual(['2026-03-05']);
  });

  it('waits while a card is in the hand, and turns over when it is let go', async () => {
    const { store, world, refresher, ask } = leftOpen();
    Object.assign(world, { today: '2026-03-05', isBusy: true });
    await ask();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(store.days()).toEqual(['2026-03-04']);
    world.isBusy = false;
    refresher.retry();
    await vi.advanceTimersByTimeAsync(0);
    expect(store.days()).toEqual(['2026-03-05']);
  });
});
