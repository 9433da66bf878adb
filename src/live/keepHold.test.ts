import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HOLD_MS } from '#domain/live';
import { SILENT } from './liveStream';
import { keepHold } from './keepHold';

type HoldCall = [card: string, isHeld: boolean];
const aHold = () => {
  const told: HoldCall[] = [];
  const holds = keepHold(
    {
      ...SILENT,
      hold: ({ card_key, is_held }) => {
        told.push([card_key, is_held]);
      },
    },
    'warranty',
  );
  return { told, holds };
};

describe('a card in the hand', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is told to the others until it is let go, before they take the hold for lost [BRD-012]', () => {
    const { told, holds } = aHold();
    holds.take('a');
    vi.advanceTimersByTime(HOLD_MS);
    expect(told).toEqual([
      ['a', true],
      ['a', true],
      ['a', true],
    ]);
    holds.release();
    vi.advanceTimersByTime(HOLD_MS);
    expect(told.slice(3)).toEqual([['a', false]]);
  });

  it('is let go when another is taken, and only once', () => {
    const { told, holds } = aHold();
    holds.take('a');
    holds.take('b');
    holds.release();
    holds.release();
    expect(told).toEqual([
      ['a', true],
      ['a', false],
      ['b', true],
      ['b', false],
    ]);
  });
});
