import { describe, expect, it } from 'vitest';
import { createPasswordLane, type Place } from './passwordLane';

/** Work that ends when it is told to. */
const held = () => {
  const done: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => (): Promise<string> =>
    new Promise((resolve) => {
      ends.set(name, () => {
        done.push(name);
        resolve(name);
      });
    });
  /** Lets whatever runs end, one after the other, until nothing waits. */
  const finish = async (): Promise<string[]> => {
    for (let idle = 0; idle < 5;) {
      const [first] = ends;
      if (first) {
        ends.delete(first[0]);
        first[1]();
        idle = 0;
      } else idle += 1;
      await Promise.resolve();
    }
    return done;
  };
  return { work, finish };
};

const at = (address: string, attempts = 1): Place => ({ address, attempts: () => attempts });

describe('the lane of password checks', () => {
  it('gives the addresses turns, at one of them first whoever was tried least, then the newest', async () => {
    const lane = createPasswordLane({ width: 1, waiting: 10 });
    const { work, finish } = held();
    const all = [
      lane.run(at('a'), work('running')),
      lane.run(at('a', 20), work('guess 1')),
      lane.run(at('a', 20), work('guess 2')),
      lane.run(at('b', 3), work('another address')),
      lane.run(at('a'), work('honest at the address of the guesses')),
      lane.run(at('c'), work('honest')),
    ];
    expect(await finish()).toEqual([
      'running',
      'honest',
      'another address',
      'honest at the address of the guesses',
      'guess 2',
      'guess 1',
    ]);
    await Promise.all(all);
  });

  it('sends one away from the address of the most when too many wait, without a check', async () => {
    const lane = createPasswordLane({ width: 1, waiting: 2 });
    const { work, finish } = held();
    const all = [
      lane.run(at('a'), work('running')),
      lane.run(at('a', 5), work('second')),
      lane.run(at('a', 20), work('guesser')),
      lane.run(at('b', 20), work('honest, with a bad memory')),
    ];
    expect(await all[2]).toBeNull();
    expect(await finish()).toEqual(['running', 'honest, with a bad memory', 'second']);
    await Promise.all(all);
  });

  it('goes on after a check that failed', async () => {
    const lane = createPasswordLane({ width: 1, waiting: 2 });
    await expect(lane.run(at('a'), () => Promise.reject(new Error('no memory')))).rejects.toThrow('no memory');
    expect(await lane.run(at('a'), () => Promise.resolve('checked'))).toBe('checked');
  });
});
