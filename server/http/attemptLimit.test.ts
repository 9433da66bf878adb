import { describe, expect, it } from 'vitest';
import { attemptLimit } from './attemptLimit';

describe('a limit on attempts', () => {
  it('allows so many in a window for each key, and again after it', () => {
    let now = 0;
    const limit = attemptLimit(2, 1000, () => now);
    expect([limit.take('a'), limit.take('a'), limit.take('a'), limit.take('b')]).toEqual([true, true, false, true]);
    now = 999;
    expect(limit.take('a')).toBe(false);
    now = 1000;
    expect(limit.take('a')).toBe(true);
  });
  it('gives the attempts back after one that succeeded', () => {
    const limit = attemptLimit(2, 1000, () => 0);
    limit.take('a');
    limit.take('a');
    limit.forgive('a');
    expect([limit.take('a'), limit.take('a'), limit.take('a')]).toEqual([true, true, false]);
  });
  it('forgets the oldest keys when somebody makes up too many', () => {
    const limit = attemptLimit(1, 1000, () => 0);
    limit.take('first');
    for (let index = 0; index < 19_999; index += 1) limit.take(`made up ${index}`);
    expect(limit.take('first')).toBe(false);
    for (let index = 0; index < 20_000; index += 1) limit.take(`more ${index}`);
    expect(limit.take('first')).toBe(true);
  });
});
