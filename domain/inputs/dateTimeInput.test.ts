import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../civilDate';
import { dateLimits } from './dateInput';
import { formatDateTime, parseDateTimeInput, roundUpToStep } from './dateTimeInput';

const TODAY = '2026-03-09';
const limits = dateLimits(TODAY);
const parse = (text: string) => parseDateTimeInput(text, { limits, today: TODAY });

describe('a date-time input', () => {
  it('takes MM/DD/YYYY hh:mm A and rounds the minutes up to the quarter hour [UI-006 JOB-035]', () => {
    expect(parse('03/09/2026 08:30 AM')).toBe('2026-03-09T08:30:00');
    expect(parse('03/09/2026 08:31 AM')).toBe('2026-03-09T08:45:00');
    expect(parse('03/09/2026 01:46 PM')).toBe('2026-03-09T14:00:00');
    expect(parseDateTimeInput('3/9/2026 1:46 pm', { limits, today: TODAY, step: 30 })).toBe('2026-03-09T14:00:00');
  });

  it('knows noon from midnight and rounds over it', () => {
    expect([parse('03/09/2026 12:00 AM'), parse('03/09/2026 12:00 PM'), parse('12/31/2026 11:59 PM')]).toEqual([
      '2026-03-09T00:00:00',
      '2026-03-09T12:00:00',
      '2027-01-01T00:00:00',
    ]);
  });

  it('takes a day counted from today, a short time, and a day alone where a time stands [KEY-004]', () => {
    expect(['t 8a', '+1 1:46pm', 'Mar 12, 2026 12 pm', '0405 7:00 a.m.'].map(parse)).toEqual([
      '2026-03-09T08:00:00',
      '2026-03-10T14:00:00',
      '2026-03-12T12:00:00',
      '2026-04-05T07:00:00',
    ]);
    const standing = '2026-03-01T13:30:00';
    expect(parseDateTimeInput('3/12', { limits, today: TODAY, standing })).toBe('2026-03-12T13:30:00');
    expect(parseDateTimeInput('3/12/2040', { limits, today: TODAY, standing })).toBeNull();
  });

  it('is cleared by what is no moment, or lies out of limits [UI-003 JOB-035]', () => {
    const texts = [
      '03/09/2026',
      '03/09/2026 13:00 PM',
      '03/09/2026 08:60 AM',
      '02/30/2026 08:00 AM',
      '03/09/2026 0:15 AM',
      '03/09/1979 08:00 AM',
      '12/31/2028 11:59 PM',
      '',
    ];
    expect(texts.map(parse).filter((moment) => moment !== null)).toEqual([]);
  });

  it('reads back every quarter hour that it shows', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 15_000 }), fc.integer({ min: 0, max: 95 }), (days, quarter) => {
        const moment = `${addDays('1985-01-01', days)}T${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}:00`;
        expect(parse(formatDateTime(moment))).toBe(moment);
        expect(roundUpToStep(moment)).toBe(moment);
      }),
    );
  });

  it('shows nothing for nothing', () => {
    expect([formatDateTime(null), formatDateTime('soon'), roundUpToStep('soon')]).toEqual(['', '', null]);
  });
});
