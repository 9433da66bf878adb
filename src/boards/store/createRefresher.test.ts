import { describe, expect, it } from 'vitest';
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
