import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, formatCivilDate } from '../civilDate';
import { dateLimits, PRESITE_YEARS_AHEAD } from './dateInput';
import { parseDateInput } from './typedDate';

const TODAY = '2026-03-09';
const LIMITS = dateLimits(TODAY);
const parse = (text: string) => parseDateInput(text, LIMITS, TODAY);

describe('a date input', () => {
  it('takes M/D/YYYY, M/D/YY and YYYY-M-D and stores YYYY-MM-DD [UI-001 JOB-033]', () => {
    expect(['3/9/2026', '03/09/2026', '3/9/26', '2026-3-9', '2026-03-09', ' 3/9/2026 '].map(parse)).toEqual(
      Array.from({ length: 6 }, () => '2026-03-09'),
    );
  });

  it('is cleared by anything that is no date [UI-003 JOB-033]', () => {
    expect(
      ['2/30/2026', '13/1/2026', '0/1/2026', '3/9/026', '3.9.2026', '20260309', 'soon', '']
        .map(parse)
        .filter((date) => date !== null),
    ).toEqual([]);
  });

  it('of the filters is the same, and what is no date is none [FLT-025]', () => {
    expect(['3/9/2026', '3/9/26', '2026-3-9', '2/30', 'soon'].map(parse)).toEqual([
      '2026-03-09',
      '2026-03-09',
      '2026-03-09',
      null,
      null,
    ]);
  });

  it('goes to 31 December of the year after next, presite dates five years ahead to the day [UI-004 FLT-027 JOB-034]', () => {
    expect([parse('12/31/2028'), parse('1/1/2029')]).toEqual(['2028-12-31', null]);
    const presite = dateLimits('2026-03-09', PRESITE_YEARS_AHEAD);
    expect([parseDateInput('3/9/2031', presite, TODAY), parseDateInput('3/10/2031', presite, TODAY)]).toEqual([
      '2031-03-09',
      null,
    ]);
    expect(dateLimits('2028-02-29', PRESITE_YEARS_AHEAD).latest).toBe('2033-02-28');
  });

  it('begins at 01/01/1980, reads two-digit years as 20YY and clears what lies outside [UI-035]', () => {
    expect([parse('1/1/1980'), parse('12/31/1979')]).toEqual(['1980-01-01', null]);
    expect([parse('3/9/01'), parse('3/9/28'), parse('3/9/29'), parse('3/9/80')]).toEqual([
      '2001-03-09',
      '2028-03-09',
      null,
      null,
    ]);
  });

  it('reads back every date that it shows', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 17_000 }), (days) => {
        const date = addDays('1980-01-01', days);
        expect(parse(formatCivilDate(date))).toBe(date);
        expect(parse(date)).toBe(date);
      }),
    );
  });
});
