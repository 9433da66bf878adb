import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keptAnswers, noteShown, shownAsOf } from './keptAnswers';

const DAY = 86_400_000;

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => {
  vi.unstubAllGlobals();
  shownAsOf.set(null);
});

describe('kept answers', () => {
  it('come back with their time, the last one of a question', async () => {
    await keptAnswers.put('MyStops', 7, { stops: 1 }, DAY);
    await keptAnswers.put('MyStops', 7, { stops: 2 }, DAY + 1);
    expect(await keptAnswers.get('MyStops', 7, DAY + 2)).toMatchObject({ at: DAY + 1, data: { stops: 2 } });
  });

  it('are not used after two days [OFF-008]', async () => {
    await keptAnswers.put('MyStops', 7, { stops: 1 }, DAY);
    expect(await keptAnswers.get('MyStops', 7, 3 * DAY)).not.toBeNull();
    expect(await keptAnswers.get('MyStops', 7, 3 * DAY + 1)).toBeNull();
  });

  it('of the minute before a clock was put back are used, and none of a later time [FLD-009]', async () => {
    await keptAnswers.put('MyStops', 7, { stops: 1 }, DAY + 60_000);
    expect(await keptAnswers.get('MyStops', 7, DAY)).not.toBeNull();
    expect(await keptAnswers.get('MyStops', 7, DAY - 1)).toBeNull();
  });

  it('are never another user’s, and are gone once somebody else has signed in', async () => {
    await keptAnswers.put('MyStops', 7, { stops: 1 }, DAY);
    expect(await keptAnswers.get('MyStops', 8, DAY)).toBeNull();
    await keptAnswers.tidy(8, DAY);
    expect(await keptAnswers.get('MyStops', 7, DAY)).toBeNull();
  });

  it('are the newest few hundred', async () => {
    for (let number = 0; number < 402; number += 1) await keptAnswers.put(`Job ${number}`, 7, { number }, DAY + number);
    await keptAnswers.tidy(7, DAY + 500);
    const kept = await Promise.all([0, 1, 2, 401].map((number) => keptAnswers.get(`Job ${number}`, 7, DAY + 500)));
    expect(kept.map((one) => one?.data.number ?? null)).toEqual([null, null, 2, 401]);
  });

  it('are as much as a device can spare, and say what there is without being read', async () => {
    const board = 'x'.repeat(9_000_000);
    for (let number = 0; number < 4; number += 1)
      await keptAnswers.put(`Board ${number}`, 7, { board }, DAY + number, `/week/gunite?date=2026-03-0${number + 1}`);
    await keptAnswers.tidy(7, DAY + 10);
    const facts = await keptAnswers.facts(7, DAY + 10);
    expect(facts.map(({ path, at }) => [path, at])).toEqual([
      ['/week/gunite?date=2026-03-02', DAY + 1],
      ['/week/gunite?date=2026-03-03', DAY + 2],
      ['/week/gunite?date=2026-03-04', DAY + 3],
    ]);
    expect(facts.every(({ bytes }) => bytes > 9_000_000)).toBe(true);
    expect(await keptAnswers.facts(8, DAY + 10)).toEqual([]);
  });

  it('are none where the browser has no room for them', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    await keptAnswers.put('MyStops', 7, { stops: 1 }, DAY);
    expect(await keptAnswers.get('MyStops', 7, DAY)).toBeNull();
  });

  it('tell the age of the oldest that is shown', () => {
    noteShown(200);
    noteShown(100);
    noteShown(300);
    expect(shownAsOf.get()).toBe(100);
  });
});
