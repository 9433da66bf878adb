import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onQuiet } from './onQuiet';
import { whileBusy } from '../page/whileBusy';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what no screen waits for', () => {
  it('leaves a slow line to the files and answers that a screen waits for', async () => {
    let come = (): void => undefined;
    void whileBusy(new Promise<void>((resolve) => (come = resolve)));
    const act = vi.fn();
    onQuiet(act, 300);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(act).not.toHaveBeenCalled();
    come();
    await vi.advanceTimersByTimeAsync(50);
    expect(act).not.toHaveBeenCalled(); // what came may ask for more at once
    await vi.advanceTimersByTimeAsync(250);
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('is done all the same beside an answer that never comes, and not when it is no longer wanted', async () => {
    void whileBusy(new Promise(() => undefined));
    const [act, unwanted] = [vi.fn(), vi.fn()];
    onQuiet(act, 300);
    const forget = onQuiet(unwanted, 300);
    await vi.advanceTimersByTimeAsync(1_000);
    forget();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(act).toHaveBeenCalledTimes(1);
    expect(unwanted).not.toHaveBeenCalled();
  });

  it('hears the same failure as whoever waits', async () => {
    await expect(whileBusy(Promise.reject(new Error('away')))).rejects.toThrow('away');
  });
});
