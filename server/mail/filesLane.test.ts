import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createFilesLane } from './filesLane';

/** Work that ends when it is told to, and what began when. */
const works = () => {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const work = (number: number) => () =>
    new Promise<number>((resolve) => {
      begun.push(number);
      ends[number] = () => resolve(number);
    });
  return { begun, work, end: (number: number) => ends[number]?.() };
};

describe('the lane of mails with files', () => {
  it('runs two at a time and the others in their order, also after one that failed [SEC-007]', async () => {
    const lane = createFilesLane({ width: 2, waiting: 6, patience: 5_000 });
    const { begun, work, end } = works();
    const all = [0, 1, 2, 3].map((number) => lane.run(work(number)));
    const failing = lane.run(async () => {
      throw new Error('no');
    });
    const last = lane.run(work(5));
    failing.catch(() => undefined);
    await pause(0);
    expect(begun).toEqual([0, 1]);
    end(1);
    await all[1];
    await pause(0);
    expect(begun).toEqual([0, 1, 2]);
    for (const number of [0, 2, 3]) {
      end(number);
      await all[number];
      await pause(0);
    }
    await expect(failing).rejects.toThrow('no');
    await pause(0);
    expect(begun).toEqual([0, 1, 2, 3, 5]);
    end(5);
    expect(await last).toBe(5);
  });

  it('sends away who finds too many waiting, and who has waited for too long, without a start [SEC-007]', async () => {
    const lane = createFilesLane({ width: 1, waiting: 1, patience: 20 });
    const { begun, work, end } = works();
    const first = lane.run(work(0));
    const second = lane.run(work(1));
    await expect(lane.run(work(2))).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    await expect(second).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    end(0);
    await first;
    const later = lane.run(work(3));
    await pause(0);
    end(3);
    expect([await later, begun]).toEqual([3, [0, 3]]);
  });
});
