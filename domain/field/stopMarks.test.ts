import { describe, expect, it } from 'vitest';
import { AppError } from '../errors';
import { orderOfKind } from '../workOrders/orderOfKind';
import { markSet, orderOfStop, type StoredTimes } from './stopMarks';

const OPEN: StoredTimes = { driver_in: null, on_job: null, leave_job: null, is_complete: false };
const issuesOf = (act: () => unknown): unknown => {
  try {
    act();
  } catch (error) {
    return error instanceof AppError ? error.details.fields : error;
  }
  return 'nothing';
};

describe('a mark at a stop', () => {
  it('writes its time once: a second tap changes nothing [FLD-003]', () => {
    expect(markSet(OPEN, 'on_my_way', '06:40')).toEqual({ driver_in: '06:40' });
    expect(markSet(OPEN, 'arrived', '07:15')).toEqual({ on_job: '07:15' });
    expect(markSet({ ...OPEN, on_job: '07:15' }, 'arrived', '07:16')).toEqual({});
  });

  it('is taken back, which opens the section of times again [FLD-003]', () => {
    expect(markSet({ ...OPEN, on_job: '07:15', is_time_section_complete: true }, 'arrived', null)).toEqual({
      on_job: null,
      is_time_section_complete: false,
    });
    expect(markSet(OPEN, 'done', null)).toEqual({});
  });

  it('is refused before the time that goes before it, and in a complete order', () => {
    expect(issuesOf(() => markSet({ ...OPEN, on_job: '07:15' }, 'done', '07:14'))).toMatchObject([
      { path: 'leave_job' },
    ]);
    expect(issuesOf(() => markSet({ ...OPEN, on_job: '07:15', is_complete: true }, 'arrived', null))).toMatchObject([
      { path: 'is_complete' },
    ]);
  });
});

describe('the work order of a stop', () => {
  it('is of the type of the work, and none before the work', () => {
    expect([orderOfKind('APP'), orderOfKind('PREP'), orderOfKind('FLASH'), orderOfKind('PRESITE')]).toEqual([
      'pebble',
      'prep',
      'gunite',
      null,
    ]);
  });

  it('is the one of the day, else one that nobody has begun', () => {
    const begun = { ...OPEN, id: 1, work_order_date: '2026-03-10', on_job: '07:00' };
    const open = { ...OPEN, id: 2, work_order_date: '2026-03-09' };
    expect(orderOfStop([begun, open], '2026-03-10')?.id).toBe(1);
    expect(orderOfStop([begun, open], '2026-03-11')?.id).toBe(2);
    expect(orderOfStop([begun], '2026-03-11')).toBeUndefined();
  });
});
