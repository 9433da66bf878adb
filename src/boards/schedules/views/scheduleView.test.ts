import { describe, expect, it } from 'vitest';
import { askedDays } from './scheduleView';

const TODAY = '2026-03-11';

describe('the days that a view of a schedule asks for', () => {
  it('are those of the server for a week', () => {
    expect(askedDays('week', null, TODAY)).toEqual({ start_date: null, end_date: null });
    expect(askedDays('week', '2026-02-03', TODAY)).toEqual({ start_date: '2026-02-03', end_date: null });
  });

  it.each([
    [null, '2026-03-01', '2026-03-31'],
    ['2028-02-29', '2028-02-01', '2028-02-29'],
    ['2026-12-31', '2026-12-01', '2026-12-31'],
  ])('are the month of %s', (date, start_date, end_date) => {
    expect(askedDays('month', date, TODAY)).toEqual({ start_date, end_date });
  });

  it('are the 31 days from the day shown for an agenda', () => {
    expect(askedDays('agenda', null, TODAY)).toEqual({ start_date: TODAY, end_date: '2026-04-10' });
    expect(askedDays('agenda', '2026-12-15', TODAY)).toEqual({ start_date: '2026-12-15', end_date: '2027-01-14' });
  });
});
