import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createVisit } from './createVisit';
import type { MoveOfOther } from './cardHistory';

const place = { status_id: 2, date: null, crew_id: null, crew_name: null, phase_id: 1, type_id: null };
const moved = (key: string): MoveOfOther => ({
  key,
  entity: 'crew_information',
  job_detail_id: 1,
  job_name: key,
  at: '2026-03-04T15:00:00Z',
  user_name: 'Maria',
  from: place,
  to: place,
});

const kept = new Map<string, string>();
const page = { visibilityState: 'visible', listeners: new Set<() => void>() };
const settle = () => vi.advanceTimersByTimeAsync(3_000);

beforeEach(() => {
  vi.useFakeTimers();
  kept.clear();
  page.visibilityState = 'visible';
  page.listeners.clear();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value),
    },
  });
  vi.stubGlobal('document', {
    get visibilityState() {
      return page.visibilityState;
    },
    addEventListener: (_name: string, listener: () => void) => page.listeners.add(listener),
    removeEventListener: (_name: string, listener: () => void) => page.listeners.delete(listener),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A visit of the board, of which the server says that these cards have been moved. */
const visited = (moves: MoveOfOther[], cursor: string) => {
  const asked: string[] = [];
  const visit = createVisit({
    name: 'seen',
    api: {
      movesSince: async (since) => {
        asked.push(since);
        return moves;
      },
    },
  });
  visit.reached(cursor);
  return { visit, asked, end: visit.start() };
};

describe('what changed since the last visit', () => {
  it('is nothing on the first one', async () => {
    const { visit, asked } = visited([moved('a')], 'c1');
    await settle();
    expect([asked, visit.moves.get()]).toEqual([[], []]);
    expect(JSON.parse(kept.get('seen') ?? '{}')).toEqual({ cursor: 'c1' });
  });

  it('is asked from where the last one ended; what came in view is seen', async () => {
    const first = visited([], 'c1');
    await settle();
    first.visit.reached('c2');
    first.end();
    const { visit, asked } = visited([moved('a')], 'c9');
    await settle();
    expect(asked).toEqual(['c2']);
    expect(visit.moves.get().map(({ key }) => key)).toEqual(['a']);
    visit.dismiss();
    expect(visit.moves.get()).toEqual([]);
    expect(JSON.parse(kept.get('seen') ?? '{}')).toEqual({ cursor: 'c9' });
  });

  it('grows when the page is shown again after it was hidden', async () => {
    const { visit, asked } = visited([moved('a')], 'c1');
    await settle();
    page.visibilityState = 'hidden';
    visit.reached('c2');
    await settle();
    page.visibilityState = 'visible';
    for (const listener of page.listeners) listener();
    await settle();
    expect(asked).toEqual(['c1']);
    expect(visit.moves.get()).toHaveLength(1);
  });
});
