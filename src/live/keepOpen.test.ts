import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OPEN_MS, type AtBoard } from '#domain/live';
import { keepOpen } from './keepOpen';
import type { LiveEvent, LiveStatus } from './liveEvent';

const NOBODY: AtBoard = { viewers: [], holds: [] };
const HELLO: LiveEvent = { name: 'hello', data: { cursor: 'c', stream: 's' } };

/** A stream that can be opened and lost, and what it was told. */
const aStream = () => {
  const told: boolean[] = [];
  let status: LiveStatus = 'connecting';
  let heard: (event: LiveEvent, resumed: boolean) => void = () => undefined;
  let changed = (): void => undefined;
  return {
    told,
    turn: (next: LiveStatus): void => {
      status = next;
      changed();
    },
    hello: (): void => heard(HELLO, true),
    live: {
      status: () => status,
      onStatus: (listener: () => void) => {
        changed = listener;
        return () => undefined;
      },
      subscribe: (listener: typeof heard) => {
        heard = listener;
        return () => undefined;
      },
      stream: () => 's',
    },
    send: async ({ is_open }: { is_open: boolean }) => {
      told.push(is_open);
      return NOBODY;
    },
  };
};

describe('an open board', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('window', new EventTarget());
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is told when there is a stream, to each new one, again before it is taken for left, and when it is left [SDY-006]', async () => {
    const { live, send, told, turn, hello } = aStream();
    const answers: (AtBoard | null)[] = [];
    const leave = keepOpen(live, 'pebble', send, (at) => answers.push(at));
    await vi.advanceTimersByTimeAsync(10);
    expect(told).toEqual([]);
    turn('open');
    hello();
    await vi.advanceTimersByTimeAsync(OPEN_MS - 100);
    expect(told).toEqual([true, true, true]);
    leave();
    await vi.advanceTimersByTimeAsync(OPEN_MS);
    expect(told).toEqual([true, true, true, false]);
    expect(answers).toEqual([NOBODY, NOBODY, NOBODY, null]);
  });

  it('has nobody else known at it while the stream is gone, and is left with its page [SDY-006]', async () => {
    const { live, send, told, turn } = aStream();
    const answers: (AtBoard | null)[] = [];
    turn('open');
    keepOpen(live, 'pebble', send, (at) => answers.push(at));
    await vi.advanceTimersByTimeAsync(10);
    turn('down');
    expect(answers).toEqual([NOBODY, null]);
    turn('open');
    window.dispatchEvent(new Event('pagehide'));
    await vi.advanceTimersByTimeAsync(10);
    expect(told.at(-1)).toBe(false);
  });
});
