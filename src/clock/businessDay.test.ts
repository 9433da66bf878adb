import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBusinessDay } from './businessDay';

/** 23:59:30 of 10 March in Chicago. */
const BEFORE_MIDNIGHT = new Date('2026-03-11T04:59:30Z');

const opened = () => {
  const page = new EventTarget();
  const day = createBusinessDay(page);
  const turns: string[] = [];
  const close = day.subscribe(() => turns.push(day.get()));
  return { page, day, turns, close };
};

describe('the business day of an open page', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: BEFORE_MIDNIGHT });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('turns over by itself within a minute of midnight in Chicago, once', () => {
    const { day, turns } = opened();
    vi.advanceTimersByTime(29_000);
    expect([day.get(), turns]).toEqual(['2026-03-10', []]);
    vi.advanceTimersByTime(61_000);
    expect([day.get(), turns]).toEqual(['2026-03-11', ['2026-03-11']]);
    vi.advanceTimersByTime(3_600_000);
    expect(turns).toHaveLength(1);
  });

  it.each(['focus', 'visibilitychange', 'pageshow', 'online'])(
    'turns over at once on %s after a sleep in which no timer ran',
    (wake) => {
      const { page, turns } = opened();
      vi.setSystemTime(new Date('2026-03-13T13:00:00Z'));
      expect(turns).toEqual([]);
      page.dispatchEvent(new Event(wake));
      expect(turns).toEqual(['2026-03-13']);
    },
  );

  it('runs no timer while nobody listens, and is right for who comes then', () => {
    const { day, close, turns } = opened();
    close();
    expect(vi.getTimerCount()).toBe(0);
    vi.setSystemTime(new Date('2026-03-12T13:00:00Z'));
    expect([day.get(), turns]).toEqual(['2026-03-12', []]);
  });
});
