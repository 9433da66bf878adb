import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, isCivilDate, isoWeekday } from '../../civilDate';
import { HOLIDAY_RULES, holidayName, holidaysOf } from './holidays';

const YEARS = fc.integer({ min: 1971, max: 2400 });
const shown = (year: number) => holidaysOf(year).map((one) => `${one.observed} ${holidayName(one)}`);

describe('the holidays of the USA', () => {
  it('are those of the calendar, with the observed days', () => {
    expect(shown(2026)).toEqual([
      "2026-01-01 New Year's Day",
      '2026-01-19 Martin Luther King Jr. Day',
      "2026-02-16 Presidents' Day",
      '2026-05-25 Memorial Day',
      '2026-06-19 Juneteenth',
      '2026-07-03 Independence Day (observed)',
      '2026-09-07 Labor Day',
      '2026-10-12 Columbus Day',
      '2026-11-11 Veterans Day',
      '2026-11-26 Thanksgiving',
      '2026-12-25 Christmas',
    ]);
    // 2027: the Fourth is a Sunday, Christmas a Saturday; New Year's Day of 2028 is a Saturday.
    expect(shown(2027)).toEqual(
      expect.arrayContaining(['2027-07-05 Independence Day (observed)', '2027-12-24 Christmas (observed)']),
    );
    expect(shown(2028)).toContain("2027-12-31 New Year's Day (observed)");
  });

  it('are in every year each once, on a weekday, at most a day from the holiday itself', () => {
    fc.assert(
      fc.property(YEARS, (year) => {
        const holidays = holidaysOf(year);
        expect(holidays.map(({ key }) => key)).toEqual(HOLIDAY_RULES.map(({ key }) => key));
        expect(new Set(holidays.map(({ observed }) => observed)).size).toBe(holidays.length);
        for (const { date, observed } of holidays) {
          expect(isCivilDate(date) && date.startsWith(String(year))).toBe(true);
          expect(isoWeekday(observed)).toBeLessThanOrEqual(5);
          expect([addDays(date, -1), date, addDays(date, 1)]).toContain(observed);
        }
      }),
    );
  });

  it('that follow a weekday of a month are the nth or the last one of it', () => {
    fc.assert(
      fc.property(YEARS, (year) => {
        const by = new Map(holidaysOf(year).map(({ key, date }) => [key, date]));
        for (const rule of HOLIDAY_RULES) {
          if ('day' in rule) continue;
          const date = by.get(rule.key) ?? '';
          const day = Number(date.slice(8));
          expect(isoWeekday(date)).toBe(rule.weekday);
          expect(Number(date.slice(5, 7))).toBe(rule.month);
          const isLast = addDays(date, 7).slice(5, 7) !== date.slice(5, 7);
          expect(rule.nth > 0 ? Math.ceil(day / 7) === rule.nth : isLast).toBe(true);
        }
      }),
    );
  });
});
