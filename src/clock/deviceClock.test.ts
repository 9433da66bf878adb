import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 2, 11, 15, 0, 0);
const dateHeader = (at: number): string => new Date(at).toUTCString();

const kept = new Map<string, string>();
/** A page that is opened. */
const opened = async () => {
  vi.resetModules();
  return import('./deviceClock');
};

beforeEach(() => {
  kept.clear();
  vi.useFakeTimers({ now: NOW });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the clock of a phone', () => {
  it('is corrected by what the server says, also in the next page without a network [FLD-009]', async () => {
    vi.setSystemTime(NOW + 11 * HOUR);
    const first = await opened();
    first.noteServerDate(dateHeader(NOW), Date.now());
    expect(Math.abs(first.correctedNow() - NOW)).toBeLessThan(1000);
    expect(Math.round(first.clockAhead.get() / HOUR)).toBe(11);
    vi.setSystemTime(NOW + 13 * HOUR);
    const next = await opened();
    expect(Math.abs(next.correctedNow() - (NOW + 2 * HOUR))).toBeLessThan(1000);
  });

  it('is right where it differs by the way of an answer alone', async () => {
    const clock = await opened();
    clock.noteServerDate(dateHeader(NOW - 1000), NOW - 800);
    expect([clock.correctedNow(), clock.clockAhead.get()]).toEqual([NOW, 0]);
  });

  it('is right again once it was set', async () => {
    vi.setSystemTime(NOW + 5 * HOUR);
    const clock = await opened();
    clock.noteServerDate(dateHeader(NOW), Date.now());
    vi.setSystemTime(NOW + 60_000);
    clock.noteServerDate(dateHeader(NOW + 60_000), Date.now());
    expect([clock.correctedNow(), clock.clockAhead.get()]).toEqual([NOW + 60_000, 0]);
  });

  it('does not run back where it is set back without a network [FLD-009]', async () => {
    vi.setSystemTime(NOW + 48 * HOUR);
    const clock = await opened();
    expect(clock.correctedNow()).toBe(NOW + 48 * HOUR);
    vi.setSystemTime(NOW + 30 * HOUR);
    const next = await opened();
    expect(next.resumedNow()).toBe(NOW + 48 * HOUR);
    vi.setSystemTime(NOW + 31 * HOUR);
    expect(next.correctedNow()).toBe(NOW + 49 * HOUR);
  });

  it('is not judged by an answer that took long, or says no time', async () => {
    const clock = await opened();
    clock.noteServerDate(dateHeader(NOW - HOUR), NOW - 60_000);
    clock.noteServerDate(null, NOW);
    clock.noteServerDate('yesterday', NOW);
    expect(clock.clockAhead.get()).toBe(0);
  });
});
