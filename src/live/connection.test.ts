import { describe, expect, it } from 'vitest';
import { createConnection } from './connection';

/** A server that answers as told, and waits that end when told. */
const aWorld = (...answers: boolean[]) => {
  const waits: number[] = [];
  const pending: (() => void)[] = [];
  let back = 0;
  const lost: boolean[] = [];
  const connection = createConnection({
    look: async () => answers.shift() ?? true,
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
    waits,
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
});
