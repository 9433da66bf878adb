import { describe, expect, it } from 'vitest';
import { cardPath } from './cardPath';

describe('the address of a card', () => {
  it('names its board, its day and the card, and no day for one in a tray [SDY-015]', () => {
    const place = { category: 'pebble', key: 'crew_information:7' } as const;
    expect([
      cardPath({ ...place, date: '2026-03-10' }),
      cardPath({ ...place, date: null }),
      cardPath({ ...place, category: 'gunite', date: '2026-03-10' }, true),
    ]).toEqual([
      '/week/pebble?date=2026-03-10&card=crew_information%3A7',
      '/week/pebble?card=crew_information%3A7',
      '/week/gunite?date=2026-03-10&card=crew_information%3A7&details=1',
    ]);
  });
});
