import { describe, expect, it } from 'vitest';
import { flagOf, isRecord, numberOf, recordOf, textOf, textOrEmpty } from './values';

describe('a value of unknown origin', () => {
  it('is a record when it has fields of its own, and a list is none', () => {
    expect([{}, { id: 1 }, [], null, undefined, 'text'].map(isRecord)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(recordOf({ id: 1 })).toEqual({ id: 1 });
    expect(recordOf([1])).toEqual({});
  });

  it('counts as none when it is of another kind, and is never converted', () => {
    expect([textOf('7'), textOf(7), textOrEmpty(7)]).toEqual(['7', null, '']);
    expect([numberOf(7), numberOf('7'), numberOf(0)]).toEqual([7, null, 0]);
    expect([flagOf(false), flagOf('false'), flagOf(0)]).toEqual([false, null, null]);
  });
});
