import { describe, expect, it } from 'vitest';
import { PHASE } from '../pebble/phases';
import { CATEGORY } from '../statuses';
import { aBoard, aCardOf, aSubJob, aCrew, CREWS, shownIn, TODAY, type TestBoard } from './testBoard';
import type { CardKind } from './kinds';
import type { Card, SubJob } from './types';

/** Where one card stands; today is Thursday 2026-03-05, its week is 03-02 to 03-08. */
const place = (
  kind: CardKind,
  card: Partial<Card>,
  subJob: Partial<SubJob> = {},
  board: Partial<TestBoard> = {},
  others: Card[] = [],
) => {
  const cards = [aCardOf(kind, { id: 1, ...card }), ...others];
  const category_id = board.category === 'gunite' ? CATEGORY.GUNITE : CATEGORY.PEBBLE;
  const facts = aBoard({ ...board, cards, sub_jobs: [aSubJob({ id: 9001, category_id, ...subJob })] });
  return shownIn(facts, cards[0]?.key ?? '');
};

describe('placement, first match wins', () => {
  it('1: hides cancelled entries, and those of cancelled and complete sub-jobs that have no date in view', () => {
    expect(place('PREP', { status_id: 6, date: TODAY, crew_id: 11 })).toBeNull();
    expect(place('PREP', {}, { status_id: 6 })).toBeNull();
    expect(place('PREP', { crew_id: 11, date: '2026-03-12' }, { status_id: 6 })).toBeNull();
    expect(place('PREP', { crew_id: 11, date: TODAY }, { status_id: 6 })).toBe(`assigned:PREP:11:${TODAY}`);
    expect(place('APP', {}, { status_id: 1 })).toBeNull();
    expect(place('P-REPAIR', {}, { status_id: 1, category_id: 3 })).toBeNull();
  });

  it('1: still shows an open detail, slurry or flash of a complete sub-job, not of a cancelled one', () => {
    expect(place('DETAIL', { status_id: 5 }, { status_id: 1 })).toBe('unassigned:DETAIL');
    expect(place('SLURRY', {}, { status_id: 1 })).toBe('unassigned:SLURRY');
    expect(place('FLASH', {}, { status_id: 1 }, { category: 'gunite' })).toBe('unassigned:GUNITE');
    expect(place('DETAIL', { status_id: 1 }, { status_id: 1 })).toBeNull();
    expect(place('DETAIL', {}, { status_id: 6 })).toBeNull();
    expect(place('PREP', {}, { status_id: 1 })).toBeNull();
  });

  it('2: on hold, weeping and awaiting builder go by the status of the entry, whatever crew and date say', () => {
    expect(place('DETAIL', { status_id: 3, crew_id: 31, date: TODAY })).toBe('onHold:DETAIL');
    expect(place('APP', { status_id: 4 })).toBe('weeping:APP');
    expect(place('PREP', { status_id: 4 })).toBe('weeping:APP');
    expect(place('P-REPAIR', { status_id: 19 })).toBe('awaitingBuilder');
    expect(place('P-REPAIR', { status_id: 3, phase_id: 2 })).toBe('onHold:APP');
    expect(place('P-REPAIR', { status_id: 3, phase_id: null })).toBe('onHold:WARRANTY');
    expect(place('G1', { status_id: 4 }, {}, { category: 'gunite' })).toBe('weeping:GUNITE');
  });

  it('3: crew and date make an assigned bin, a date alone does for slurry, and only days in view are shown', () => {
    expect(place('APP', { crew_id: 21, date: TODAY })).toBe(`assigned:APP:21:${TODAY}`);
    expect(place('APP', { crew_id: 21, date: '2026-03-09' })).toBeNull();
    expect(place('SLURRY', { date: TODAY })).toBe(`assigned:SLURRY:-:${TODAY}`);
    expect(place('SLURRY', { date: '2026-03-01' })).toBeNull();
    expect(place('APP', { crew_id: 21, date: TODAY, status_id: 1 }, { status_id: 1 })).toBe(`assigned:APP:21:${TODAY}`);
    expect(place('G2-8', { crew_id: 41, date: TODAY }, {}, { category: 'gunite' })).toBe(`assigned:GUNITE:41:${TODAY}`);
    expect(place('APP', { crew_id: 21, date: TODAY }, { status_id: 19 })).toBe(`assigned:APP:21:${TODAY}`);
  });

  it('4: entries of a sub-job that waits for the builder wait with it, but for done ones, slurry and repairs', () => {
    const waiting = { status_id: 19 };
    expect(place('PREP', {}, waiting)).toBe('awaitingBuilder');
    expect(place('APP', { status_id: null }, waiting)).toBe('awaitingBuilder');
    expect(place('PREP', { phase_id: PHASE.WARRANTY }, waiting)).toBe('awaitingBuilder');
    expect(place('DETAIL', { status_id: 5 }, waiting)).toBe('unassigned:DETAIL');
    expect(place('SLURRY', {}, waiting)).toBe('unassigned:SLURRY');
    expect(place('P-REPAIR', {}, { ...waiting, category_id: 3 })).toBe('unassigned:WARRANTY');
    expect(place('G1', {}, waiting, { category: 'gunite' })).toBe('awaitingBuilder');
  });

  it.each<[CardKind, Partial<Card>]>([
    ['PREP', {}],
    ['DETAIL', {}],
    ['PREP', { crew_id: 11, date: TODAY }],
    ['DETAIL', { crew_id: 31, date: TODAY }],
    ['PREP', { date: TODAY }],
    ['DETAIL', { date: '2026-03-09' }],
  ])('an entry %s %j that is Prep Complete stands where a pending one stands [PEB-040]', (kind, card) => {
    expect(place(kind, { ...card, status_id: 5 })).toBe(place(kind, { ...card, status_id: 2 }));
  });

  it('5: a complete card without crew stands in unassigned when its day is in view', () => {
    expect(place('PREP', { status_id: 1, date: TODAY })).toBe('unassigned:PREP');
    expect(place('PREP', { status_id: 1, date: '2026-03-09' })).toBeNull();
    expect(place('PREP', { status_id: 1 })).toBeNull();
  });

  it('6: an application is ready when its status says so, or when there are preps and all are done [BRD-007]', () => {
    const prep = (id: number, status_id: number) => aCardOf('PREP', { id, status_id });
    expect(place('APP', { status_id: 7 })).toBe('readyToApply:APP');
    expect(place('APP', {})).toBe('unassigned:APP');
    expect(place('APP', {}, {}, {}, [prep(2, 5)])).toBe('readyToApply:APP');
    expect(place('APP', { status_id: null }, {}, {}, [prep(2, 5), prep(3, 1)])).toBe('readyToApply:APP');
    expect(place('APP', {}, {}, {}, [prep(2, 5), prep(3, 2)])).toBe('unassigned:APP');
    expect(place('APP', { status_id: 17 }, {}, {}, [prep(2, 5)])).toBe('unassigned:APP');
    expect(place('DETAIL', { status_id: 7 }, {}, {}, [prep(2, 5)])).toBe('unassigned:DETAIL');
  });

  it('7: a week shows undated cards and those of any date; a day those of the day, and today also those of the past', () => {
    const isShown = (date: string | null, board: Partial<TestBoard>) =>
      place('PREP', { date }, {}, board) === 'unassigned:PREP';
    expect(['2026-01-01', TODAY, '2026-05-01', null].map((date) => isShown(date, {}))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    const ofToday: Partial<TestBoard> = { view: 'day' };
    expect(['2026-03-04', TODAY, '2026-03-06', null].map((date) => isShown(date, ofToday))).toEqual([
      true,
      true,
      false,
      true,
    ]);
    const ofTomorrow: Partial<TestBoard> = { view: 'day', date: '2026-03-06' };
    expect(['2026-03-05', '2026-03-06', null].map((date) => isShown(date, ofTomorrow))).toEqual([false, true, true]);
  });

  it('a repair stands in the group of its phase, one of no phase in Crew Repair or in the row of its crew', () => {
    expect([0, 1, 2, 3, null].map((phase_id) => place('P-REPAIR', { phase_id }))).toEqual([
      'unassigned:WARRANTY',
      'unassigned:PREP',
      'unassigned:APP',
      'unassigned:DETAIL',
      'unassigned:WARRANTY',
    ]);
    expect(place('P-REPAIR', { phase_id: 0, crew_id: 31, date: TODAY })).toBe(`assigned:DETAIL:31:${TODAY}`);
    expect(place('PREP', { phase_id: PHASE.WARRANTY, crew_id: 11, date: TODAY })).toBe(`assigned:PREP:11:${TODAY}`);
    const odd = [...CREWS, aCrew({ id: 77, subdivision: 'Office' })];
    expect(place('P-REPAIR', { phase_id: 0, crew_id: 77, date: TODAY }, {}, { crews: odd })).toBe(
      'unassigned:WARRANTY',
    );
  });

  it('lists a slurry entry only with a pickup or a date', () => {
    expect(place('SLURRY', {}, { is_slurry_pickup: false })).toBeNull();
    expect(place('SLURRY', {}, { is_slurry_pickup: true })).toBe('unassigned:SLURRY');
    expect(place('SLURRY', { date: TODAY }, { is_slurry_pickup: false })).toBe(`assigned:SLURRY:-:${TODAY}`);
  });
});
