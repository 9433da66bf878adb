import { describe, expect, it } from 'vitest';
import { keptBodies, keptBytes } from './keptBodies';

const MB = 1_000_000;
const of = (id: number) => ({ told: { id }, bytes: Buffer.alloc(MB) });

describe('bytes of whole answers', () => {
  it('are found by the object that they tell, under the operation that told it', () => {
    const [mine, others] = [keptBodies(), keptBodies()];
    const { told, bytes } = of(1);
    mine.keep(told, bytes);
    expect(mine.find(told)).toBe(bytes);
    expect(others.find(told)).toBeUndefined();
    expect(mine.find({ ...told })).toBeUndefined();
  });

  it('take 64 MB at most, of all operations together, and the one asked for longest ago goes', () => {
    const [one, other] = [keptBodies(), keptBodies()];
    const asked = Array.from({ length: 100 }, (_, id) => of(id));
    for (const [index, { told, bytes }] of asked.entries()) {
      (index % 2 === 0 ? one : other).keep(told, bytes);
      expect(one.find(asked[0]?.told ?? {})).toBe(asked[0]?.bytes);
    }
    expect(keptBytes()).toBeLessThanOrEqual(64 * MB);
    expect(other.find(asked[1]?.told ?? {})).toBeUndefined();
    expect(other.find(asked[99]?.told ?? {})).toBe(asked[99]?.bytes);
  });
});
