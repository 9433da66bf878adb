import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakePresiteApi } from '../stories/fakePresiteApi';
import { aDay, DAY } from '../stories/presiteData';
import { createRefresher } from './refresher';
import { createScheduleStore } from './scheduleStore';

const NEXT_DAY = '2026-03-05';

/** A schedule of today, left open over midnight. */
const leftOpen = () => {
  const world = { today: DAY, isFollowing: true, isOpen: false, isBusy: false };
  const api = fakePresiteApi(aDay(), { today: () => world.today });
  const store = createScheduleStore(aDay(), { presite_gunite: true, presite_pebble: true }, new Set([2, 3]));
  const refresher = createRefresher({
    store,
    api,
    isBusy: () => world.isBusy,
    isFollowing: () => world.isFollowing,
    isOpen: () => world.isOpen,
    onTaken: () => undefined,
  });
  const turn = async (): Promise<void> => {
    world.today = NEXT_DAY;
    refresher.refresh();
    await vi.advanceTimersByTimeAsync(60_000);
  };
  const shown = () => [store.shown.get().date, store.shown.get().today];
  return { world, api, refresher, turn, shown };
};

describe('the schedule of today at midnight', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('goes over to the new day', async () => {
    const { turn, shown } = leftOpen();
    await turn();
    expect(shown()).toEqual([NEXT_DAY, NEXT_DAY]);
  });

  it('stays on a day that the address names, and knows that it is past', async () => {
    const { world, turn, shown } = leftOpen();
    world.isFollowing = false;
    await turn();
    expect(shown()).toEqual([DAY, NEXT_DAY]);
  });

  it('waits while a menu or dialog is open without asking on and on, and turns over once it is closed', async () => {
    const { world, api, turn, shown } = leftOpen();
    world.isOpen = true;
    await turn();
    expect([shown(), api.calls]).toEqual([[DAY, DAY], ['load today']]);
    world.isOpen = false;
    await vi.advanceTimersByTimeAsync(1000);
    expect(shown()).toEqual([NEXT_DAY, NEXT_DAY]);
  });

  it('waits while a card is in the hand, and turns over when it is let go', async () => {
    const { world, refresher, turn, shown } = leftOpen();
    world.isBusy = true;
    await turn();
    expect(shown()).toEqual([DAY, DAY]);
    world.isBusy = false;
    refresher.retry();
    await vi.advanceTimersByTimeAsync(0);
    expect(shown()).toEqual([NEXT_DAY, NEXT_DAY]);
  });
});
