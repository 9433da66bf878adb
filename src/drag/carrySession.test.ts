import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCarrySession, type InHand } from './carrySession';
import type { Point } from './point';

const AT: Point = { x: 0, y: 0 };
let frame: (() => void) | null = null;
beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => {
    frame = run;
    return 1;
  });
  vi.stubGlobal('cancelAnimationFrame', () => {
    frame = null;
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Places are numbers, the pointer is over its x; 13 is refused. */
const aCarry = ({ canAim = true, scrolls = 0 } = {}) => {
  const told: string[] = [];
  let left = scrolls;
  const carry = createCarrySession<InHand, number, number, number | null, string>({
    aim: () =>
      canAim
        ? {
            scroll: () => {
              left -= 1;
              return left >= 0;
            },
            look: ({ x }) => x,
          }
        : null,
    judge: (_held, seen) => ({ target: seen === 13 ? null : seen, shown: seen, name: String(seen) }),
    start: () => 1,
    place: (_held, target) => target,
    onPickUp: ({ by }) => told.push(`up by ${by}`),
    onDrop: (_held, target) => told.push(`dropped at ${target}`),
    onCancel: () => told.push('cancelled'),
    onStep: (_held, target, skipped, moved) => told.push(`${moved ? 'to' : 'at'} ${target} past ${skipped}`),
  });
  carry.setPainter({
    ghost: ({ x }) => told.push(`ghost ${x}`),
    show: (shown) => told.push(`shows ${shown}`),
    flyHome: () => told.push('flies home'),
  });
  return { carry, told };
};
const nextFrame = (): void => {
  const run = frame;
  frame = null;
  run?.();
};

describe('something in the hand', () => {
  it('follows the pointer once a frame, and draws a place once', () => {
    const { carry, told } = aCarry();
    carry.pickUp({ by: 'pointer' }, AT);
    carry.carry({ x: 4, y: 0 });
    carry.carry({ x: 5, y: 0 });
    nextFrame();
    carry.carry({ x: 5, y: 9 });
    nextFrame();
    expect(told).toEqual(['up by pointer', 'ghost 5', 'shows 5', 'ghost 5']);
    expect(frame).toBeNull();
  });

  it('goes on frame by frame as long as something scrolls under it', () => {
    const { carry, told } = aCarry({ scrolls: 2 });
    carry.pickUp({ by: 'pointer' }, AT);
    for (const _ of [1, 2, 3, 4]) nextFrame();
    expect(told.filter((one) => one === 'ghost 0')).toHaveLength(3);
  });

  it('is dropped where the pointer is by then, not where the last frame saw it', () => {
    const { carry, told } = aCarry();
    carry.pickUp({ by: 'pointer' }, AT);
    nextFrame();
    carry.carry({ x: 7, y: 0 });
    carry.drop();
    expect(told.slice(-3)).toEqual(['shows 7', 'shows null', 'dropped at 7']);
    expect([carry.held.get(), frame]).toEqual([null, null]);
  });

  it('flies home from where it may not go, and when it is let go', () => {
    const { carry, told } = aCarry();
    carry.pickUp({ by: 'pointer' }, AT);
    carry.carry({ x: 13, y: 0 });
    carry.drop();
    expect(told.slice(-3)).toEqual(['flies home', 'shows null', 'cancelled']);
    carry.pickUp({ by: 'keyboard' }, null);
    carry.cancel();
    carry.cancel();
    expect(told.slice(-5)).toEqual(['up by keyboard', 'shows 1', 'flies home', 'shows null', 'cancelled']);
  });

  it('steps by keyboard, tells what it passed, and stays where no key leads on', () => {
    const { carry, told } = aCarry();
    carry.step(() => ({ next: 2, skipped: null }));
    carry.pickUp({ by: 'keyboard' }, null);
    carry.step((_held, from) => ({ next: from + 1, skipped: 'a wall' }));
    carry.step(() => ({ next: null, skipped: null }));
    carry.step(() => null);
    carry.drop();
    expect(told).toEqual([
      'up by keyboard',
      'shows 1',
      'shows 2',
      'to 2 past a wall',
      'at 2 past null',
      'shows null',
      'dropped at 2',
    ]);
  });

  it('is one thing at a time, and nothing where there is nothing to aim at', () => {
    const { carry } = aCarry();
    expect([carry.pickUp({ by: 'keyboard' }, null), carry.pickUp({ by: 'pointer' }, AT)]).toEqual([true, false]);
    expect(carry.held.get()).toEqual({ by: 'keyboard' });
    const blind = aCarry({ canAim: false });
    expect([blind.carry.pickUp({ by: 'pointer' }, AT), blind.told]).toEqual([false, []]);
  });
});
