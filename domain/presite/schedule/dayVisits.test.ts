import { describe, expect, it } from 'vitest';
import { CATEGORY } from '../../statuses';
import { scheduleColumns } from './columns';
import { dayVisits, type PlacedItem } from './dayVisits';

const DAY = '2026-03-04';
const ANA = {
  id: 11,
  first_name: 'Ana',
  last_name: 'Ruiz',
  divisions: [2],
  is_active: true,
  is_presite_supervisor: true,
};

const item = (id: number, given: Partial<PlacedItem> = {}): PlacedItem => ({
  id,
  version: 1,
  job_id: id,
  job_detail_id: id,
  category_id: CATEGORY.GUNITE,
  status_id: 2,
  scheduled_date: DAY,
  checkin_date: null,
  presite_supervisor_id: 11,
  lat: 29.7,
  lon: -95.4 + id / 100,
  crew_id: null,
  ...given,
});
const visitsOf = (items: PlacedItem[], withUndated?: boolean) =>
  dayVisits(
    scheduleColumns({
      items,
      supervisors: [ANA],
      divisions: new Set([2]),
      date: DAY,
      today: DAY,
      compare: (a, b) => a.id - b.id,
    }),
    withUndated,
  );

describe('the visits of a day on the map', () => {
  it('stand by their supervisors, dark without a crew and light with one [PSC-012]', () => {
    const visits = visitsOf([item(1), item(2, { crew_id: 7 })]);
    expect(visits.map(({ column, color }) => [column, color])).toEqual([
      [11, 'darkorange'],
      [11, 'orange'],
    ]);
  });
  it('leave out what has no confirmed place, and of those nobody has what has no day', () => {
    const nobody = { presite_supervisor_id: null };
    const visits = visitsOf([item(1, { lat: null }), item(2, nobody), item(3, { ...nobody, scheduled_date: null })]);
    expect(visits.map(({ item: { id }, column }) => [id, column])).toEqual([[2, -2]]);
  });
  it('have on demand those too that have neither supervisor nor day [SDY-017]', () => {
    const nobody = { presite_supervisor_id: null };
    const items = [item(1, { lat: null }), item(2, nobody), item(3, { ...nobody, scheduled_date: null })];
    expect(visitsOf(items, true).map(({ item: { id }, column }) => [id, column])).toEqual([
      [2, -2],
      [3, -2],
    ]);
  });
  it('at one point stand beside each other', () => {
    const here = { lat: 29.7, lon: -95.4 };
    const [one, two] = visitsOf([item(1, here), item(2, here)]);
    expect(one?.offset).not.toEqual(two?.offset);
  });
});
