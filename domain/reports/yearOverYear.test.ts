import { describe, expect, it } from 'vitest';
import { sortedYears, yearColumns, yearRows } from './yearOverYear';

const YEARS = [2024, 2025, 2026];
const sums = [
  { year: 2025, month: 3, value: 4, to_date: 4 },
  { year: 2026, month: 3, value: 6, to_date: 5 },
  { year: 2025, month: 8, value: 9, to_date: 0 },
];
const monthsBy = (column: string, descending: boolean) =>
  sortedYears(yearRows(sums, YEARS), YEARS, { column, descending }).map(({ month }) => month);

describe('the months of years', () => {
  it('stand in the order of the year unless somebody sorts them', () => {
    expect(sortedYears(yearRows(sums, YEARS), YEARS, null)).toEqual(yearRows(sums, YEARS));
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
});
