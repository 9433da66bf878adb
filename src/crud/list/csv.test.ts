import { describe, expect, it } from 'vitest';
import { csvName, csvOf } from './csv';

describe('the CSV of a list', () => {
  it('starts with a byte order mark and ends each row with a line break', () => {
    expect(csvOf([['Name', 'City'], ['Aqua', 'Katy']])).toBe('\uFEFFName,City\r\nAqua,Katy\r\n');
  });

  it('quotes cells with commas, quotes and line breaks', () => {
    expect(csvOf([['Smith, "Bo"', 'one\ntwo']])).toBe('\uFEFF"Smith, ""Bo""","one\ntwo"\r\n');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)'])('keeps a spreadsheet from running %s', (cell) => {
    expect(csvOf([[cell]])).toBe(`\uFEFF'${cell}\r\n`);
  });

  it('is named for the resource and the day', () => {
    expect(csvName('customer', '2026-03-04')).toBe('customer-2026-03-04.csv');
  });
});
