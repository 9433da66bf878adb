import { describe, expect, it } from 'vitest';
import { dayEntryFault } from './dayEntryFault';

const DAY = '2026-03-12';
const fault = (typed: Partial<Parameters<typeof dayEntryFault>[0]> = {}) =>
  dayEntryFault({ first: DAY, last: DAY, name: 'Founders Day', needsName: true, from: null, to: null, ...typed });

describe('a day without work that is entered on a board [SDY-001]', () => {
  it('may be a day, a span, and hours of a day', () => {
    expect([fault(), fault({ last: '2026-03-13' }), fault({ from: '07:00', to: '09:00' })]).toEqual([null, null, null]);
    expect(fault({ name: '', needsName: false })).toBeNull();
  });

  it.each([
    ['no_date', { first: null }],
    ['backwards', { last: '2026-03-11' }],
    ['too_long', { last: '2027-03-13' }],
    ['no_name', { name: '  ' }],
    ['one_time', { from: '07:00' }],
    ['times_backwards', { from: '09:00', to: '09:00' }],
  ] as const)('is not saved: %s', (expected, typed) => {
    expect(fault(typed)).toBe(expected);
  });
});
