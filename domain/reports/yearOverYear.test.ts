import { describe, expect, it } from 'vitest';
import { sortedYears, yearColumns, yearRows } from './yearOverYear';

const YEARS = [2024, 2025, 2026];
/** The years are over. */
const TODAY = '2027-02-10';
const sums = [
  { year: 2025, month: 3, value: 4, to_date: 4 },
  { year: 2026, month: 3, value: 6, to_date: 5 },
  { year: 2025, month: 8, value: 9, to_date: 0 },
];
const monthsBy = (column: string, descending: boolean) =>
  sortedYears(yearRows(sums, YEARS, TODAY), YEARS, { column, descending }).map(({ month }) => month);

describe('the months of years', () => {
  it('stand in the order of the year unless somebody sorts them', () => {
    expect(sortedYears(yearRows(sums, YEARS, TODAY), YEARS, null)).toEqual(yearRows(sums, YEARS, TODAY));
    expect(yearColumns(YEARS)).toEqual(['month', '2024', '2025', '2026', 'change']);
  });

  it('are sorted by a year, with the sums below them either way', () => {
    expect(monthsBy('2025', true).slice(0, 3)).toEqual([8, 3, 1]);
    expect(monthsBy('2025', false).slice(-4)).toEqual([3, 8, 'year_to_date', 'total']);
    expect(monthsBy('month', true).slice(0, 2)).toEqual([12, 11]);
  });

  it('without a change stand behind those with one, either way', () => {
    expect(monthsBy('change', false).slice(0, 3)).toEqual([8, 3, 1]);
    expect(monthsBy('change', true).slice(0, 3)).toEqual([3, 8, 1]);
  });

  it('say no change of a month or a year that is not over, and that of the year to date [RPT-013]', () => {
    const changes = (today: string) =>
      new Map(yearRows(sums, YEARS, today).map(({ month, change }) => [month, change]));
    const inMarch = changes('2026-03-31');
    expect([inMarch.get(3), inMarch.get(8), inMarch.get('total')]).toEqual([null, null, null]);
    expect(inMarch.get('year_to_date')).toBe(25);
    const inApril = changes('2026-04-01');
    expect([inApril.get(3), inApril.get(8), inApril.get('total')]).toEqual([50, null, null]);
    const after = changes('2027-01-01');
    expect([after.get(3), after.get(8), after.get('total')]).toEqual([50, -100, -53.8]);
  });
});
