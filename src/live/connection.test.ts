import { describe, expect, it, vi } from 'vitest';
import { createConnection } from './connection';
import { createDoubt } from './doubt';
import { patience } from './patience';

/** A server that answers as told, and waits that end when told. */
const aWorld = (...answers: boolean[]) => {
  const waits: number[] = [];
  const pending: (() => void)[] = [];
  let back = 0;
  const clock = { now: 0 };
  const lost: boolean[] = [];
  const look = async (): Promise<boolean> => answers.shift() ?? true;
  const connection = createConnection({
    look,
    now: () => clock.now,
    wait: (milliseconds) =>
      new Promise((resolve) => {
        waits.push(milliseconds);
        pending.push(resolve);
      }),
  });
  connection.onBack((wasLost) => {
    back += 1;
    lost.push(wasLost);
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return {
    connection,
    doubt: createDoubt(connection, look, () => true),
    waits,
    clock,
    settle,
    pass: async () => {
      pending.shift()?.();
      await settle();
    },
    back: () => back,
    lost,
  };
};

describe('the connection', () => {
  it('is lost when nobody answers, is looked for until it is back, and what failed is then told once [NET-002]', async () => {
    const { connection, settle, pass, back, lost } = aWorld(false, false, true);
    connection.miss();
    connection.miss();
    await settle();
    expect([connection.isLost.get(), back()]).toEqual([true, 0]);
    await pass();
    expect([connection.isLost.get(), back()]).toEqual([true, 0]);
    await pass();
    expect([connection.isLost.get(), back(), lost]).toEqual([false, 1, [true]]);
  });

  it('is back as soon as anything is answered, though the look for it waits on a dead line [NET-002 FLD-008]', async () => {
    const looks: ((isThere: boolean) => void)[] = [];
    const back: boolean[] = [];
    const connection = createConnection({
      look: () =>
        new Promise((resolve) => {
          looks.push(resolve);
        }),
      wait: async () => undefined,
    });
    connection.onBack((wasLost) => back.push(wasLost));
    const settle = () => new Promise((resolve) => setTimeout(resolve));
    connection.miss();
    connection.answered();
    await settle();
    expect(back).toEqual([]); // nothing was lost yet
    looks.shift()?.(false);
    await settle();
    expect([connection.isLost.get(), looks.length]).toEqual([true, 1]);
    connection.answered();
    await settle();
    expect([connection.isLost.get(), back]).toEqual([false, [true]]);
  });

  it('is not lost by one request, which is asked for again, ever more seldom while the server refuses it [NET-002]', async () => {
    const { connection, settle, pass, back, waits, lost } = aWorld();
    for (let times = 1; times <= 6; times += 1) {
      connection.miss();
      await settle();
      expect([connection.isLost.get(), back()]).toEqual([false, times - 1]);
      await pass();
      expect(back()).toBe(times);
    }
    expect(waits).toEqual([2000, 4000, 8000, 16_000, 30_000, 30_000]);
    expect(lost).toEqual(Array.from({ length: 6 }, () => false));
  });

  it('asks soon again for what is refused after a quiet while, however much was before [NET-002]', async () => {
    const { connection, settle, pass, waits, clock } = aWorld();
    const refused = async (): Promise<void> => {
      connection.miss();
      await settle();
      await pass();
    };
    for (let times = 1; times <= 5; times += 1) await refused();
    clock.now += 30_000;
    await refused();
    clock.now += 30_001;
    await refused();
    await refused();
    expect(waits.slice(4)).toEqual([30_000, 30_000, 2000, 4000]);
  });

  it('is lost when a request is silent and nobody answers the look either, though nothing failed [FLD-008 OFF-023]', async () => {
    const { connection, doubt, settle, pass, lost } = aWorld(false, false, true);
    void doubt();
    void doubt();
    await settle();
    expect(connection.isLost.get()).toBe(true);
    await pass();
    expect([connection.isLost.get(), lost]).toEqual([false, [true]]);
  });

  it('is not lost by a request that is only slow, of which nobody is told [FLD-008]', async () => {
    const { connection, doubt, settle, lost, waits } = aWorld(true);
    await doubt();
    await settle();
    expect([connection.isLost.get(), lost, waits]).toEqual([false, [], []]);
  });

  it('that is lost while a refused request is waited for is looked for until it is back [FLD-008]', async () => {
    const { connection, doubt, settle, pass, lost } = aWorld(true, false, false, true);
    connection.miss();
    await settle();
    await doubt();
    expect(connection.isLost.get()).toBe(true);
    await pass();
    expect([connection.isLost.get(), lost]).toEqual([true, []]);
    await pass();
    expect([connection.isLost.get(), lost]).toEqual([false, [true]]);
  });

  it('is waited for during 8 seconds, and no longer once it is lost [FLD-008 OFF-023]', async () => {
    vi.useFakeTimers();
    try {
      const { connection, doubt } = aWorld(false, false, false);
      const ended: string[] = [];
      const over = new AbortController();
      void patience(over.signal, connection).then(() => ended.push('answered'));
      over.abort();
      void patience(new AbortController().signal, connection).then(() => ended.push('in time'));
      await vi.advanceTimersByTimeAsync(7999);
      expect(ended).toEqual([]);
      await vi.advanceTimersByTimeAsync(1);
      expect(ended).toEqual(['in time']);
      void patience(new AbortController().signal, connection).then(() => ended.push('when lost'));
      void doubt();
      await vi.advanceTimersByTimeAsync(0);
      expect(ended).toEqual(['in time', 'when lost']);
      void patience(new AbortController().signal, connection).then(() => ended.push('while lost'));
      await vi.advanceTimersByTimeAsync(0);
      expect(ended).toEqual(['in time', 'when lost', 'while lost']);
    } finally {
      vi.useRealTimers();
    }
  });
});
