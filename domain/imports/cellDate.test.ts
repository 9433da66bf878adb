import { describe, expect, it } from 'vitest';
import { cellDate, monthFirst } from './cellDate';
import { cellValue } from './cellValue';
import { isoMoment } from './isoMoment';

describe('a day in a cell', () => {
  it.each([
    ['3/8/2026', '2026-03-08'],
    ['03/08/26', '2026-03-08'],
    ['2026-03-08', '2026-03-08'],
    ['2026-03-08T00:00:00.000Z', '2026-03-08'],
    ['2026-03-08 00:00:00', '2026-03-08'],
    ['2026/03/08', '2026-03-08'],
    ['2026/3/8 0:00', '2026-03-08'],
    ['3/8/2026 12:00:00 AM', '2026-03-08'],
    ['8-Mar-26', '2026-03-08'],
    ['8-mar-2026', '2026-03-08'],
    ['March 8, 2026', '2026-03-08'],
    ['Sunday, March 8, 2026', '2026-03-08'],
    ['3-ene-2026', '2026-01-03'],
    ['2026-03-08T10:30:00Z', null],
    ['13/1/2026', null],
    ['31-Feb-2026', null],
    ['-5', null],
    ['46089', null],
    ['soon', null],
  ])('%j is %j, as every common writer stores it [IMP-003]', (text, date) => {
    expect(cellDate(text)).toBe(date);
  });
});

describe('a day that stands before its month', () => {
  it.each([
    ['8/3/2026', '2026-03-08'],
    ['08.03.26', '2026-03-08'],
    ['25-12-2026 00:00:00', '2026-12-25'],
    ['2026-03-08', '2026-03-08'],
    ['2026/03/08', '2026-03-08'],
    ['8-Mar-26', '2026-03-08'],
    ['March 8, 2026', '2026-03-08'],
    ['Sunday, 8/3/2026', '2026-03-08'],
    ['12/25/2026', null],
  ])('%j is %j where the file is said to be so, and is never guessed [IMP-003]', (text, date) => {
    expect(cellDate(monthFirst(text))).toBe(date);
  });

  it('is turned in fields of days and moments alone [IMP-003]', () => {
    expect(cellValue({ kind: 'Date' }, '8/3/2026', 'day_first')).toBe('2026-03-08');
    expect(cellValue({ kind: 'LocalDateTime' }, '8/3/2026 2:30 PM', 'day_first')).toBe('2026-03-08T14:30');
    expect(cellValue({ kind: 'String' }, '8/3/2026', 'day_first')).toBe('8/3/2026');
    expect(cellValue({ kind: 'Date' }, '8/3/2026')).toBe('2026-08-03');
  });
});

describe('a moment in the form of ISO', () => {
  it.each([
    ['2026-03-08T13:59:59.999Z', '2026-03-08T14:00'],
    ['2026-03-07T23:59:59.999Z', '2026-03-08'],
    ['2026-03-08 07:05:09', '2026-03-08T07:05:09'],
    ['2026-03-08T00:00:00+00:00', '2026-03-08'],
    ['2026-02-30', null],
    ['2026-03-08T24:00', null],
    ['2026-03-08T10:00-06:00', null],
  ])('%j is %j [IMP-003]', (text, moment) => {
    expect(isoMoment(text)).toBe(moment);
  });
});
