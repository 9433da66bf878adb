import { describe, expect, it } from 'vitest';
import { minutesOn, readWallTime, wallTime } from './wallTime';

describe('wall-clock times', () => {
  it('are texts without a zone, read as they are [WRB-022]', () => {
    expect(readWallTime('2026-03-10T09:15:00')).toEqual({ date: '2026-03-10', minutes: 555 });
    expect(readWallTime('2026-03-10T09:15')).toEqual({ date: '2026-03-10', minutes: 555 });
    expect(wallTime('2026-03-10', 555)).toBe('2026-03-10T09:15:00');
  });

  it.each([
    '2026-02-30T09:00:00',
    '2026-03-10T24:15:00',
    '2026-03-10T09:60:00',
    '2026-03-10T09:00:30',
    '2026-03-10',
    '09:00',
    '2026-03-10T09:00:00Z',
    '',
  ])('refuses %j', (text) => {
    expect(readWallTime(text)).toBeNull();
  });

  it.each([
    ['2026-03-10', '2026-03-11'],
    ['2026-12-31', '2027-01-01'],
    ['2026-03-07', '2026-03-08'],
    ['2026-03-08', '2026-03-09'],
    ['2026-11-01', '2026-11-02'],
    ['2028-02-29', '2028-03-01'],
  ])('ends a visit of %s at 24:00 as midnight of %s [WRB-016]', (day, next) => {
    expect(wallTime(day, 1440)).toBe(`${next}T00:00:00`);
    expect(minutesOn(`${next}T00:00:00`, day)).toBe(1440);
    expect(readWallTime(`${day}T24:00:00`)).toEqual({ date: day, minutes: 1440 });
  });
});
