import { describe, expect, it } from 'vitest';
import { momentOfSerial, serialOfDate, serialOfMoment, serialOfTime } from './serial';

describe('a day as spreadsheets count it', () => {
  it.each([
    ['1900-01-01', 1],
    ['1900-02-28', 59],
    ['1900-03-01', 61],
    ['1970-01-01', 25_569],
    ['2026-03-08', 46_089],
    ['9999-12-31', 2_958_465],
  ])('%s is day %i, in every zone, and comes back', (date, serial) => {
    expect(serialOfDate(date)).toBe(serial);
    expect(momentOfSerial(serial, false)).toEqual({ date, time: '00:00:00' });
  });

  it('is none before 1900, nor for a text that is no day', () => {
    expect([serialOfDate('1899-12-31'), serialOfDate('2026-02-30'), serialOfDate('None')]).toEqual([null, null, null]);
  });

  it('begins four years later in workbooks of the Macintosh', () => {
    expect(momentOfSerial(0, true)).toMatchObject({ date: '1904-01-01' });
    expect(momentOfSerial(44_627, true)).toMatchObject({ date: '2026-03-08' });
  });

  it('carries the time of day as a fraction, to the second', () => {
    expect(momentOfSerial(serialOfMoment('2026-03-08T02:30:15') ?? 0, false)).toEqual({
      date: '2026-03-08',
      time: '02:30:15',
    });
    expect(momentOfSerial(46_089.999_999_9, false)).toEqual({ date: '2026-03-09', time: '00:00:00' });
    expect(serialOfTime('18:00')).toBe(0.75);
    expect(serialOfTime('24:00')).toBeNull();
  });

  it('is none outside of what spreadsheets know', () => {
    expect([-1, 2_958_466, Number.NaN].map((serial) => momentOfSerial(serial, false))).toEqual([null, null, null]);
  });
});
