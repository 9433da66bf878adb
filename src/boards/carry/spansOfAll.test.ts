import { describe, expect, it } from 'vitest';
import { spansOfAll } from './spansOfAll';

const at = (start: number, end: number) => ({ start: start * 60, end: end * 60 });

describe('several visits carried together', () => {
  it('keep their lengths and their distance in time', () => {
    expect(spansOfAll([at(9, 10), at(11, 13), at(7, 8)], at(10, 11))).toEqual([at(10, 11), at(12, 14), at(8, 9)]);
  });

  it('stay within the day', () => {
    expect(spansOfAll([at(9, 10), at(20, 23), at(6, 7)], at(15, 16))).toEqual([at(15, 16), at(21, 24), at(12, 13)]);
    expect(spansOfAll([at(9, 10), at(6, 7)], at(6, 7))[1]).toEqual(at(5, 6));
  });

  it('of a tray stand one behind the other, an hour each', () => {
    expect(spansOfAll([null, null, null], at(8, 9))).toEqual([at(8, 9), at(9, 10), at(10, 11)]);
  });
});
