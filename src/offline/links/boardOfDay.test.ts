import { describe, expect, it } from 'vitest';
import { composed } from '../../dataProvider/gql';
import { boardOfDay } from './boardOfDay';
import { keyOf } from './keptLink';

const document = composed(`query BoardCards { boardCards { days } }`);
const WEEK = ['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06', '2026-03-07', '2026-03-08'];
const asked = (category: string, view: string, date: string | null) => ({
  document,
  variables: { category, view, date, since: null },
});
const aBoard = (view: string, date: string, days: readonly string[], cursor: string) => ({
  boardCards: { view, date, days, cursor, cards: [] },
});

/** A device that keeps the pebble week of March 4, seen twice, and one day of the gunite board. */
const aShelf = () => {
  const kept = [
    { at: 1, of: asked('pebble', 'week', '2026-03-04'), data: aBoard('week', '2026-03-04', WEEK, 'old') },
    { at: 2, of: asked('gunite', 'day', '2026-03-05'), data: aBoard('day', '2026-03-05', ['2026-03-05'], 'day') },
    { at: 3, of: asked('pebble', 'week', null), data: aBoard('week', '2026-03-02', WEEK, 'new') },
  ].map(({ of, ...rest }) => ({ ...rest, key: keyOf(of) }));
  return {
    keys: async () => [...kept.map(({ key }) => key), 'MyStops abc {}', 'BoardCards damaged {'],
    get: async (key: string) => kept.find((one) => one.key === key) ?? null,
    today: () => '2026-03-06',
  };
};

describe('a board without a network', () => {
  it('shows any day of a kept week as it was seen last, in the week and as a day of its own', async () => {
    expect(await boardOfDay(asked('pebble', 'week', '2026-03-05'), aShelf())).toEqual({
      at: 3,
      data: aBoard('week', '2026-03-05', WEEK, 'new'),
    });
    expect(await boardOfDay(asked('pebble', 'day', '2026-03-08'), aShelf())).toEqual({
      at: 3,
      data: aBoard('day', '2026-03-08', ['2026-03-08'], 'new'),
    });
  });

  it('shows today where no day is named', async () => {
    const found = await boardOfDay(asked('pebble', 'day', null), aShelf());
    expect(found?.data).toEqual(aBoard('day', '2026-03-06', ['2026-03-06'], 'new'));
  });

  it('is not made of another week, another board, or a single day', async () => {
    expect(await boardOfDay(asked('pebble', 'week', '2026-03-09'), aShelf())).toBeNull();
    expect(await boardOfDay(asked('warranty', 'day', '2026-03-05'), aShelf())).toBeNull();
    expect(await boardOfDay(asked('gunite', 'week', '2026-03-05'), aShelf())).toBeNull();
    expect(await boardOfDay(asked('pebble', 'day', 'yesterday'), aShelf())).toBeNull();
  });

  it('is all that is looked for: other answers are those of their own question', async () => {
    const other = composed(`query MyStops { myStops }`);
    expect(await boardOfDay({ document: other, variables: {} }, aShelf())).toBeNull();
  });
});
