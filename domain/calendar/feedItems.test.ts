import { describe, expect, it } from 'vitest';
import type { OwnItem } from '../boards/ownItems';
import { addDays } from '../civilDate';
import { keptItems, feedItems, type CalendarItem } from './feedItems';

const DAY = '2026-03-12';
const anItem = (more: Partial<OwnItem> = {}): OwnItem => ({
  key: 'crew_information:7',
  job_id: 1,
  job_detail_id: 2,
  date: DAY,
  start: null,
  end: null,
  order: 1,
  start_time: null,
  job_name: 'Oak',
  description: null,
  crew_name: 'Prep 1',
  phase_id: 1,
  type_id: null,
  status_id: 2,
  yards: null,
  square_feet: null,
  company_name: 'Bayou',
  address_line_1: '1 Oak St',
  address_line_2: null,
  city: 'Katy',
  state: 'TX',
  zip_code: null,
  pin: null,
  key_map: null,
  gate_code: '#4411',
  category: 'pebble',
  kind: 'PREP',
  foreman_name: null,
  is_critical: false,
  ...more,
});
/** What is told at noon of a day, as it is kept and read again. */
const merge = (before: readonly CalendarItem[], items: readonly OwnItem[], day = '2026-03-11'): CalendarItem[] =>
  keptItems.parse(
    JSON.parse(
      JSON.stringify(feedItems(before, items, { now: new Date(`${day}T18:00:00Z`), first: addDays(day, -7) })),
    ),
  );

describe('what a calendar tells after what it told before', () => {
  it('numbers an entry anew when it has changed, and only then [MSG-003]', () => {
    const first = merge([], [anItem()]);
    expect(merge(first, [anItem({ order: 3, gate_code: '#9' })], '2026-03-12')).toEqual(first);
    const moved = merge(first, [anItem({ date: '2026-03-13' })]);
    expect(moved[0]?.sequence).toBeGreaterThan(first[0]?.sequence ?? Infinity);
    expect(merge(moved, [anItem()], '2026-03-12')[0]).toMatchObject({ modified: '2026-03-12T18:00:00.000Z' });
    expect(JSON.stringify(moved)).not.toContain('#4411');
  });

  it('tells for four weeks that an entry is gone, and takes it up again with a higher number [MSG-003]', () => {
    const far = anItem({ date: '2026-05-01' });
    const gone = merge(merge([], [far]), []);
    expect(gone).toMatchObject([{ cancelled: '2026-03-11T18:00:00.000Z', facts: { date: '2026-05-01' } }]);
    expect(merge(gone, [], '2026-04-08')).toEqual(gone);
    expect(merge(gone, [], '2026-04-09')).toEqual([]);
    const [back] = merge(gone, [far], '2026-03-12');
    expect(back?.cancelled).toBeNull();
    expect(back?.sequence).toBeGreaterThan(gone[0]?.sequence ?? Infinity);
    expect(merge([], [far], '2026-05-01')[0]?.sequence).toBeGreaterThan(back?.sequence ?? Infinity);
  });

  it('does not call cancelled what lies behind [MSG-003]', () => {
    expect(merge(merge([], [anItem()]), [], '2026-03-20')).toEqual([]);
  });

  it('begins anew after what it cannot read', () => {
    expect(keptItems.parse([{ facts: 1 }])).toEqual([]);
    expect(keptItems.parse(null)).toEqual([]);
  });
});
