import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import {
  addDays,
  civilDateOf,
  daysBetween,
  earliest,
  formatCivilDate,
  isCivilDate,
  isoWeekday,
  latest,
  weekOf,
} from './civilDate';

const aDay = fc.integer({ min: -20_000, max: 60_000 }).map((days) => addDays('1970-01-01', days));

describe('civil dates', () => {
  it('refuses days that the calendar does not have', () => {
    expect(['2026-02-30', '2026-13-01', '2026-2-1', '', null, 20260201].filter(isCivilDate)).toEqual([]);
    expect(isCivilDate('2028-02-29')).toBe(true);
  });

  it('adds days across both daylight-saving Sundays and the year end', () => {
    expect(addDays('2026-03-07', 2)).toBe('2026-03-09');
    expect(addDays('2026-10-31', 2)).toBe('2026-11-02');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  });

  it('adding and taking away the same days is the same day', () => {
    fc.assert(
      fc.property(aDay, fc.integer({ min: -5_000, max: 5_000 }), (day, n) => {
        expect(addDays(addDays(day, n), -n)).toBe(day);
        expect(daysBetween(day, addDays(day, n))).toBe(n);
      }),
    );
  });

  it('a week runs from Monday to Sunday and holds its day', () => {
    expect(weekOf('2026-03-11')).toEqual([
      '2026-03-09',
      '2026-03-10',
      '2026-03-11',
      '2026-03-12',
      '2026-03-13',
      '2026-03-14',
      '2026-03-15',
    ]);
    fc.assert(
      fc.property(aDay, (day) => {
        const week = weekOf(day);
        expect(week).toContain(day);
        expect(week.map(isoWeekday)).toEqual([1, 2, 3, 4, 5, 6, 7]);
      }),
    );
  });

  it('the business day is the day in Chicago, whatever the instant says in UTC', () => {
    expect(civilDateOf(new Date('2026-03-08T05:30:00Z'))).toBe('2026-03-07');
    expect(civilDateOf(new Date('2026-03-09T05:30:00Z'))).toBe('2026-03-09');
  });

  it('shows MM/DD/YYYY, and nothing for no date', () => {
    expect(formatCivilDate('2026-03-09')).toBe('03/09/2026');
    expect(formatCivilDate(null)).toBe('');
  });

  it('finds the latest and the earliest among dates with gaps', () => {
    expect(latest(['2026-03-09', null, '2026-04-01'])).toBe('2026-04-01');
    expect(earliest([undefined, '2026-03-09', '2026-04-01'])).toBe('2026-03-09');
    expect(latest([])).toBeNull();
  });
});

describe('the date of an instant', () => {
  it('is the same where an engine writes dates in another order, as Safari does [FLD-013]', () => {
    const { prototype } = Intl.DateTimeFormat;
    const own = Object.getOwnPropertyDescriptor(prototype, 'format') ?? {};
    Object.defineProperty(prototype, 'format', { ...own, get: () => () => '11/29/2026' });
    try {
      expect(civilDateOf(new Date('2026-11-30T04:00:00Z'))).toBe('2026-11-29');
    } finally {
      Object.defineProperty(prototype, 'format', own);
    }
  });
});
