import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, formatCivilDate } from '../civilDate';
import { readTypedDate } from './typedDate';

/** A Sunday. */
const TODAY = '2026-11-22';

const TABLE: readonly (readonly [typed: string, date: string | null])[] = [
  ['12/5', '2026-12-05'],
  ['1205', '2026-12-05'],
  ['12012026', '2026-12-01'],
  ['120126', '2026-12-01'],
  ['12/5/27', '2027-12-05'],
  ['12/5/2027', '2027-12-05'],
  ['2027-12-5', '2027-12-05'],
  [' 3/9 ', '2027-03-09'],
  ['1/5', '2027-01-05'],
  ['10/30', '2026-10-30'],
  ['5/22', '2027-05-22'],
  ['5/24', '2026-05-24'],
  ['t', TODAY],
  ['T', TODAY],
  ['today', TODAY],
  ['hoy', TODAY],
  ['+3', '2026-11-25'],
  ['+ 3', '2026-11-25'],
  ['-1', '2026-11-21'],
  ['+0', TODAY],
  ['mon', '2026-11-23'],
  ['Mon.', '2026-11-23'],
  ['sat', '2026-11-28'],
  ['sun', '2026-11-29'],
  ['thursday', '2026-11-26'],
  ['lun', '2026-11-23'],
  ['mar', '2026-11-24'],
  ['mié', '2026-11-25'],
  ['mie', '2026-11-25'],
  ['jue', '2026-11-26'],
  ['vie', '2026-11-27'],
  ['Sábado', '2026-11-28'],
  ['dom', '2026-11-29'],
  ['', null],
  ['mo', null],
  ['moon', null],
  ['soon', null],
  ['2/30', null],
  ['2/29', null],
  ['13/1', null],
  ['0230', null],
  ['13012026', null],
  ['125', null],
  ['12345', null],
  ['20260309', null],
  ['3-9-2026', null],
  ['+', null],
  ['+99999', null],
];

describe('a typed date', () => {
  it.each(TABLE)('reads %j as %j on a Sunday in November [KEY-004]', (typed, date) => {
    expect(readTypedDate(typed, TODAY)).toBe(date);
  });

  it('without a year is in the year that brings it nearest to today, across the turn of the year too [KEY-004]', () => {
    expect([readTypedDate('12/28', '2027-01-04'), readTypedDate('1/4', '2026-12-28')]).toEqual([
      '2026-12-28',
      '2027-01-04',
    ]);
    expect([readTypedDate('2/29', '2027-06-01'), readTypedDate('2/29', '2028-06-01')]).toEqual([
      '2028-02-29',
      '2028-02-29',
    ]);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: -180, max: 180 }), (start, days) => {
        const today = addDays('1990-01-01', start);
        const date = addDays(today, days);
        fc.pre(!date.endsWith('02-29'));
        expect(readTypedDate(formatCivilDate(date).slice(0, 5), today)).toBe(date);
      }),
    );
  });
});
