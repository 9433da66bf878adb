import { describe, expect, it } from 'vitest';
import { CATEGORY, STATUS } from '../../statuses';
import { placeOf, type Place } from './placement';
import type { ScheduleItem } from './scheduleItem';
import { anItem, DAY } from './testSchedule';

const [BEFORE, AFTER] = ['2026-03-10', '2026-03-12'];
const GUNITE = -2,
  PEBBLE = -3,
  ANA = 7;

const on = (date: string, given: Partial<ScheduleItem>): Place | null => placeOf(anItem(given), { date, today: DAY });
const at = (column: number, mark: Place['mark'] = null): Place => ({ column, mark });

describe('an item of the presite schedule', () => {
  it.each<[string, Partial<ScheduleItem>, Place | null]>([
    ["without supervisor and date stands in its division's unassigned column", {}, at(GUNITE, 'no_date')],
    ['of pebble stands in that of pebble', { category_id: CATEGORY.PEBBLE }, at(PEBBLE, 'no_date')],
    ['of the shown day too', { scheduled_date: DAY }, at(GUNITE)],
    ['of another day is not shown', { scheduled_date: AFTER }, null],
    ['of a past day stands on today, past due', { scheduled_date: BEFORE }, at(GUNITE, 'past_due')],
    ['that was checked in needs nobody', { checkin_date: BEFORE }, null],
    ['that was checked in is not past due', { scheduled_date: BEFORE, checkin_date: BEFORE }, null],
    ['of a complete job needs nobody', { status_id: STATUS.COMPLETE }, null],
    ['of a cancelled job needs nobody', { status_id: STATUS.CANCELLED, scheduled_date: DAY }, null],
    ['of a job on hold still does', { status_id: STATUS.ON_HOLD }, at(GUNITE, 'no_date')],
    ['of a job without status still does', { status_id: null }, at(GUNITE, 'no_date')],
    ['of a warranty job has no place', { category_id: CATEGORY.WARRANTY }, null],
  ])('%s [PSC-003 PSC-014]', (_title, given, place) => {
    expect(on(DAY, given)).toEqual(place);
  });

  it.each<[string, Partial<ScheduleItem>, Place | null]>([
    ["of the shown day stands in the supervisor's column", { scheduled_date: DAY }, at(ANA)],
    ['without a date stands there, marked', {}, at(ANA, 'no_date')],
    ['of a past day stands there today, past due', { scheduled_date: BEFORE }, at(ANA, 'past_due')],
    ['of another day is not shown', { scheduled_date: AFTER }, null],
    ['that was checked in stays on its day', { scheduled_date: DAY, checkin_date: DAY }, at(ANA)],
    ['that was checked in on another day is not shown', { scheduled_date: BEFORE, checkin_date: BEFORE }, null],
    ['that was checked in without a date is not shown', { checkin_date: BEFORE }, null],
    ['of a cancelled job stays on its day', { scheduled_date: DAY, status_id: STATUS.CANCELLED }, at(ANA)],
  ])('with a supervisor %s [PSC-007 PSC-014]', (_title, given, place) => {
    expect(on(DAY, { presite_supervisor_id: ANA, ...given })).toEqual(place);
  });

  it('of a past day is past due on its own day as well, and on no other [PSC-014]', () => {
    expect(on(BEFORE, { scheduled_date: BEFORE })).toEqual(at(GUNITE, 'past_due'));
    expect(on(AFTER, { scheduled_date: BEFORE })).toBeNull();
    expect(on('2026-03-09', { scheduled_date: BEFORE })).toBeNull();
  });
});
