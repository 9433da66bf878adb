import { describe, expect, it } from 'vitest';
import { aBoardAnswer, PEBBLE_WEEK } from '../stories/boardData';
import { SCHEDULER } from '../stories/fakeBoardApi';
import { createBoardStore } from '../store/boardStore';
import { isFiltering, isSearching, matches, NO_FILTER } from './boardFilter';

const store = createBoardStore(PEBBLE_WEEK, aBoardAnswer(), SCHEDULER);
const view = store.view('crew_information:110');
if (!view) throw new Error('no such card');
const subJob = {
  ...view.subJob,
  job_name: 'Peña Residence',
  company_name: 'Bayou City Pools',
  city: 'Katy',
  colors: ['Tahoe Blue'],
};
const card = { card: view.card, subJob };

describe('a chip above a board', () => {
  it('takes its cards, all of them until they are known, and is no search of its own', () => {
    const chip = { ...NO_FILTER, chip: 'past_due' };
    const taken = [null, new Set([card.card.key]), new Set(['another'])].map((keys) =>
      matches({ ...chip, keys }, card),
    );
    expect(taken).toEqual([true, true, false]);
    expect([isFiltering(chip), isSearching(chip), isFiltering({ ...NO_FILTER, city: 'Katy' })]).toEqual([
      true,
      false,
      true,
    ]);
  });
});

describe('the search of a board', () => {
  it.each(['pena', 'PEÑA', 'blue tahoe', 'katy bayou', ''])('finds a card by "%s"', (text) => {
    expect(matches({ ...NO_FILTER, text }, card)).toBe(true);
  });
  it.each(['penas', 'katy cypress', 'zzz'])('does not find it by "%s"', (text) => {
    expect(matches({ ...NO_FILTER, text }, card)).toBe(false);
  });
  it('takes company and city together', () => {
    expect(matches({ ...NO_FILTER, company: 'Bayou City Pools', city: 'Katy' }, card)).toBe(true);
    expect(matches({ ...NO_FILTER, company: 'Bayou City Pools', city: 'Spring' }, card)).toBe(false);
  });
  it('is off when nothing is asked for', () => {
    expect([NO_FILTER, { ...NO_FILTER, text: '  ' }, { ...NO_FILTER, city: 'Katy' }].map(isFiltering)).toEqual([
      false,
      false,
      true,
    ]);
  });
});
