import { describe, expect, it } from 'vitest';
import type { BoardWrite, Written } from './boardApi';
import { aBoardAnswer, PEBBLE_WEEK } from '../stories/boardData';
import { SCHEDULER } from '../stories/fakeBoardApi';
import { createBoardStore } from './boardStore';
import { createMover } from './mover';
import { isRefusal } from '#domain/refusals/refusal';
import { CallError } from '../../dataProvider/CallError';

const FROM = 'unassigned:PREP';
const THURSDAY = 'assigned:PREP:1001:2026-03-05';
const FRIDAY = 'assigned:PREP:1001:2026-03-06';

/** A mover whose server answers when it is told to. */
const aMover = () => {
  const store = createBoardStore(PEBBLE_WEEK, aBoardAnswer(), SCHEDULER);
  const sent: { write: BoardWrite; answer: (result: Written | Error) => void }[] = [];
  const failures: unknown[] = [];
  /** The cards that are said to have gone back. */
  const returned: string[][] = [];
  const mover = createMover({
    store,
    api: {
      write: (write) =>
        new Promise((resolve, reject) => {
          sent.push({ write, answer: (result) => (result instanceof Error ? reject(result) : resolve(result)) });
        }),
    },
    onAccepted: () => undefined,
    onFailed: (error, _tickets, cards) => {
      failures.push(error);
      returned.push([...cards]);
    },
  });
  const settle = () =>
    new Promise((resolve) => {
      setTimeout(resolve);
    });
  const waiting = store.cardsIn(FROM);
  return {
    store,
    mover,
    sent,
    failures,
    returned,
    settle,
    first: waiting[0]?.key ?? '',
    second: waiting[1]?.key ?? '',
  };
};

describe('a move', () => {
  it('stands on the screen before the server answers, and is sent with its version, bin and place', async () => {
    const { store, mover, sent, settle, first } = aMover();
    mover.move({ key: first, to: THURSDAY, index: 0 });
    expect(store.binOf(first)).toBe(THURSDAY);
    await settle();
    expect(sent[0]?.write).toMatchObject({
      kind: 'calls',
      calls: [
        {
          mutation: 'updatePebbleWeeklyBoardCrewInfoEntry',
          input: {
            date: '2026-03-05',
            crew_id: 1001,
            status: { id: 2 },
            awaiting_builder: false,
            version: 1,
            expected_bin: FROM,
            index: 0,
          },
        },
      ],
    });
  });
  it('that is refused goes back alone [BRD-064]', async () => {
    const { store, mover, sent, failures, returned, settle, first, second } = aMover();
    mover.move({ key: first, to: THURSDAY });
    mover.move({ key: second, to: FRIDAY });
    await settle();
    sent[0]?.answer(new CallError('Maria moved it.', 409, { code: 'CONFLICT' }));
    await settle();
    sent[1]?.answer({ mutation_id: 'm2' });
    await settle();
    expect([store.binOf(first), store.binOf(second)]).toEqual([FROM, FRIDAY]);
    expect(failures).toHaveLength(1);
    expect(returned).toEqual([[first]]);
    expect([mover.pending.get(first), mover.isBusy()]).toEqual([undefined, false]);
  });
  it('that builds on a refused one goes back with it, and is not sent', async () => {
    const { store, mover, sent, settle, first } = aMover();
    mover.move({ key: first, to: THURSDAY });
    mover.move({ key: first, to: FRIDAY });
    await settle();
    sent[0]?.answer(new Error('away'));
    await settle();
    expect(store.binOf(first)).toBe(FROM);
    expect(sent).toHaveLength(1);
  });
  it("into the same crew's day as a refused one stays where it was put, and is sent with its place as it is now [BRD-064]", async () => {
    const { store, mover, sent, failures, settle, first, second } = aMover();
    mover.move({ key: first, to: THURSDAY, index: 0 });
    mover.move({ key: second, to: THURSDAY, index: 1 });
    await settle();
    sent[0]?.answer(new CallError('An error has occurred.', 500, { code: 'INTERNAL_SERVER_ERROR' }));
    await settle();
    expect([store.binOf(first), store.binOf(second)]).toEqual([FROM, THURSDAY]);
    expect(store.cardsIn(THURSDAY).map((card) => card.job_order)).toEqual(
      store.cardsIn(THURSDAY).map((_, index) => index + 1),
    );
    expect([mover.pending.get(first), mover.pending.get(second)]).toEqual([undefined, true]);
    sent[1]?.answer({ mutation_id: 'm2' });
    await settle();
    expect([store.binOf(second), failures.length, mover.isBusy()]).toEqual([THURSDAY, 1, false]);
  });
  it('leaves the neighbours that it renumbers free of a mark', async () => {
    const { store, mover, settle, first, second } = aMover();
    mover.move({ key: first, to: FRIDAY });
    await settle();
    mover.move({ key: second, to: FRIDAY, index: 0 });
    const others = store
      .cardsIn(FRIDAY)
      .map(({ key }) => key)
      .filter((key) => key !== first && key !== second);
    expect(others.filter((key) => mover.pending.get(key))).toEqual([]);
  });
  it('waits for the one before it, and then carries the version that that one gave the card', async () => {
    const { mover, sent, settle, first } = aMover();
    mover.move({ key: first, to: THURSDAY });
    mover.move({ key: first, to: FRIDAY });
    await settle();
    expect(sent).toHaveLength(1);
    sent[0]?.answer({ mutation_id: 'm1' });
    await settle();
    expect(sent[1]?.write).toMatchObject({ calls: [{ input: { version: 2, expected_bin: THURSDAY } }] });
  });
  it('that a rule refuses is not shown and not sent, and says why [BRD-045]', async () => {
    const { store, mover, sent, settle, first } = aMover();
    const refused = mover.move({ key: first, to: 'weeping:APP' });
    await settle();
    expect(refused && isRefusal(refused) && refused.rule).toBe('weeping_app_only');
    expect([store.binOf(first), sent.length]).toEqual([FROM, 0]);
  });
  it("inside a crew's day sends the whole sequence of the day [BRD-062 BRD-063]", async () => {
    const { store, mover, sent, settle, first, second } = aMover();
    mover.move({ key: first, to: FRIDAY });
    mover.move({ key: second, to: FRIDAY });
    const before = store.cardsIn(FRIDAY).map((card) => card.id);
    mover.move({ key: second, to: FRIDAY, index: 0 });
    for (const index of [0, 1]) {
      await settle();
      sent[index]?.answer({ mutation_id: `m${index}` });
    }
    await settle();
    const ids = [before.at(-1), ...before.slice(0, -1)];
    expect(sent[2]?.write).toEqual({
      kind: 'sort',
      items: ids.map((id, index) => ({ id, order: index + 1, category: 'Pebble' })),
    });
  });
});

describe('undo', () => {
  it('takes back the last accepted move by its mutation, and redo takes back the undo', async () => {
    const { mover, sent, settle, first } = aMover();
    mover.move({ key: first, to: THURSDAY });
    await settle();
    sent[0]?.answer({ mutation_id: 'm1' });
    await settle();
    const undone = mover.undo();
    await settle();
    expect(sent[1]?.write).toEqual({ kind: 'undo', mutation_id: 'm1' });
    sent[1]?.answer({ mutation_id: 'u1' });
    expect(await undone).toMatchObject({ of: 'm1', by: 'u1' });
    const redone = mover.redo();
    await settle();
    expect(sent[2]?.write).toEqual({ kind: 'undo', mutation_id: 'u1' });
    sent[2]?.answer({ mutation_id: 'm2' });
    await redone;
    expect(mover.history.get()).toEqual({ undo: ['m2'], redo: [] });
  });
  it('of a move that is then refused takes no earlier move back in its place', async () => {
    const { mover, sent, settle, first, second } = aMover();
    mover.move({ key: first, to: THURSDAY });
    await settle();
    sent[0]?.answer({ mutation_id: 'm1' });
    await settle();
    mover.move({ key: second, to: FRIDAY });
    const undone = mover.undo();
    await settle();
    sent[1]?.answer(new CallError('An error has occurred.', 500, { code: 'INTERNAL_SERVER_ERROR' }));
    expect(await undone).toBeNull();
    expect([sent.length, mover.history.get().undo]).toEqual([2, ['m1']]);
  });
  it('of a certain move does nothing once another one came after it', async () => {
    const { mover, sent, settle, first, second } = aMover();
    const moved = mover.move({ key: first, to: THURSDAY });
    mover.move({ key: second, to: FRIDAY });
    await settle();
    for (const index of [0, 1]) {
      sent[index]?.answer({ mutation_id: `m${index}` });
      await settle();
    }
    expect(await mover.undo(moved && 'ticket' in moved ? moved.ticket : undefined)).toBeNull();
    expect(sent).toHaveLength(2);
  });
  it('does nothing without a move', async () => {
    const { mover, sent } = aMover();
    expect(await mover.undo()).toBeNull();
    expect(sent).toEqual([]);
  });
});
