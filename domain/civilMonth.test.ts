import { describe, expect, it } from 'vitest';
import { addMonths, daysOfMonth, isCivilMonth, monthOf } from './civilMonth';

describe('months', () => {
  it('knows how long each is, leap years too', () => {
    expect(['2026-02', '2028-02', '2026-04', '2026-12'].map((month) => daysOfMonth(month).at(-1))).toEqual([
      '2026-02-28',
      '2028-02-29',
      '2026-04-30',
      '2026-12-31',
    ]);
    expect(daysOfMonth('2026-11')[0]).toBe('2026-11-01');
  });

  it('goes over the year in both directions', () => {
    expect([addMonths('2026-12', 1), addMonths('2026-01', -1), addMonths('2026-03', -15)]).toEqual([
      '2027-01',
      '2025-12',
      '2024-12',
    ]);
    expect(monthOf('2026-12-31')).toBe('2026-12');
  });

  it('takes no text that is no month', () => {
    expect(['2026-13', '2026-00', '2026-1', '2026-01-01', '', null, 202_601].filter(isCivilMonth)).toEqual([]);
    expect(isCivilMonth('2026-01')).toBe(true);
  });
});
