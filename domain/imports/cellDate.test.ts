import { describe, expect, it } from 'vitest';
import { cellDate } from './cellDate';
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
