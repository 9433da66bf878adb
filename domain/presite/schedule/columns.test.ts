import { describe, expect, it } from 'vitest';
import { PRESITE_DIVISIONS, offeredDivisions } from './divisions';
import { CATEGORY } from '../../statuses';
import { scheduleColumns, type ScheduleFacts } from './columns';
import { mapRangeOf } from './mapRange';
import { scheduleLimits } from './scheduleDates';
import { anItem, aSupervisor, DAY } from './testSchedule';

const ANA = aSupervisor(7, 'Alvarez', { divisions: [3] });
const BO = aSupervisor(5, 'Zorn', { divisions: [2] });
const CY = aSupervisor(6, 'Mills');

const columns = (given: Partial<ScheduleFacts> = {}) =>
  scheduleColumns({
    date: DAY,
    today: DAY,
    items: [],
    supervisors: [BO, ANA, CY],
    divisions: new Set([2, 3]),
    compare: (a, b) => a.job_id - b.job_id,
    ...given,
  });
const ids = (given: Partial<ScheduleFacts> = {}): number[] => columns(given).map(({ id }) => id);

describe('the columns of the presite schedule', () => {
  it('are the unassigned ones, then the supervisors by last name [PSC-002 PSC-003 PSC-017 PRE-018]', () => {
    expect(ids()).toEqual([-2, -3, 7, 6, 5]);
    expect(PRESITE_DIVISIONS.map(({ id, unassigned }) => [id, unassigned])).toEqual([
      [2, -2],
      [3, -3],
    ]);
  });
  it.each<[string, number[], number[]]>([
    ['gunite alone', [2], [-2, 6, 5]],
    ['pebble alone', [3], [-3, 7, 6]],
    ['neither', [], []],
  ])('show %s when only that is checked [PSC-013]', (_title, divisions, shown) => {
    expect(ids({ divisions: new Set(divisions) })).toEqual(shown);
  });
  it('leave out who is not active, no presite supervisor, or of no checked division, unless an item stands there [PSC-009]', () => {
    const gone = [
      aSupervisor(1, 'A', { is_active: false }),
      aSupervisor(2, 'B', { is_presite_supervisor: false }),
      aSupervisor(3, 'C', { divisions: [5] }),
    ];
    expect(ids({ supervisors: gone })).toEqual([-2, -3]);
    expect(ids({ supervisors: gone, items: gone.map(({ id }) => anItem({ id, presite_supervisor_id: id })) })).toEqual([
      -2, -3, 1, 2, 3,
    ]);
  });
  it('hide the items of an unchecked division in a column of both [PSC-013]', () => {
    const items = [
      anItem({ id: 1, presite_supervisor_id: 6 }),
      anItem({ id: 2, presite_supervisor_id: 6, category_id: CATEGORY.PEBBLE }),
    ];
    const ofCy = (divisions: number[]) =>
      columns({ items, divisions: new Set(divisions) })
        .find(({ id }) => id === 6)
        ?.items.map(({ item }) => item.id);
    expect([ofCy([2, 3]), ofCy([2]), ofCy([3])]).toEqual([[1, 2], [1], [2]]);
  });
  it('list what is past due first and what has no date last', () => {
    const items = [
      anItem({ id: 1 }),
      anItem({ id: 2, scheduled_date: DAY, job_id: 12 }),
      anItem({ id: 3, scheduled_date: '2026-03-02' }),
      anItem({ id: 4, scheduled_date: DAY, job_id: 11 }),
    ];
    expect(columns({ items })[0]?.items.map(({ item, mark }) => [item.id, mark])).toEqual([
      [3, 'past_due'],
      [4, null],
      [2, null],
      [1, 'no_date'],
    ]);
  });
});

describe('the presite schedule', () => {
  it.each([
    [{ presite_gunite: true, presite_pebble: true }, [2, 3]],
    [{ presite_gunite: true, presite_pebble: false }, [2]],
    [{ presite_gunite: false, presite_pebble: true }, [3]],
    [{ presite_gunite: false, presite_pebble: false }, []],
  ])('offers the divisions of the role: %j [PSC-010 PSC-013 AUTH-056]', (flags, divisions) => {
    expect(offeredDivisions(flags).map(({ id }) => id)).toEqual(divisions);
  });
  it.each([
    ['2026-03-11', '2026-03-09', '2026-03-16'],
    ['2026-03-09', '2026-03-09', '2026-03-16'],
    ['2026-03-15', '2026-03-09', '2026-03-16'],
    ['2027-01-01', '2026-12-28', '2027-01-04'],
  ])('maps, for %s, the jobs from %s to %s [PSC-004 PSC-016]', (date, start_date, end_date) => {
    expect(mapRangeOf(date)).toEqual({ start_date, end_date });
  });
  it('takes dates of the next five years, to the day [PSC-005 PRE-010]', () => {
    expect(scheduleLimits(DAY)).toEqual({ earliest: '1980-01-01', latest: '2031-03-11' });
  });
});
