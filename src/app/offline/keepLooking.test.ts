import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepLooking } from './keepLooking';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const MINUTE = 60_000;
const failing = () => vi.fn<() => Promise<void>>(() => Promise.reject(new Error('away')));

describe('what a device does by itself while its user is online', () => {
  it('is to look every quarter of an hour, and to send what waits every ten minutes, silently though it fails [OFF-031 OFF-032]', async () => {
    const [lookAtFirst, look, sendRest] = [failing(), failing(), failing()];
    const counts = (): number[] => [lookAtFirst, look, sendRest].map(({ mock }) => mock.calls.length);
    const end = keepLooking({ lookAtFirst, look, sendRest });
    await vi.advanceTimersByTimeAsync(4999);
    expect(counts()).toEqual([0, 0, 0]);
    await vi.advanceTimersByTimeAsync(1);
    expect(counts()).toEqual([1, 0, 1]);
    await vi.advanceTimersByTimeAsync(10 * MINUTE - 5000);
    expect(counts()).toEqual([1, 0, 2]);
    await vi.advanceTimersByTimeAsync(5 * MINUTE);
    expect(counts()).toEqual([1, 1, 2]);
    await vi.advanceTimersByTimeAsync(15 * MINUTE);
    expect(counts()).toEqual([1, 2, 4]);
    end();
    await vi.advanceTimersByTimeAsync(60 * MINUTE);
    expect(counts()).toEqual([1, 2, 4]);
  });
});
