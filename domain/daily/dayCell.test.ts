import { describe, expect, it } from 'vitest';
import { dayCellValue, dayTotal, type DayCell } from './dayCell';

const cell = (kind: DayCell['kind'], value: string | null): DayCell => ({
  kind,
  row_id: 1,
  sub_job_id: 1,
  job_id: 1,
  job_name: null,
  company_name: null,
  address_line_1: null,
  city: null,
  crews: null,
  job_order: null,
  type_id: null,
  type_name: null,
  color: null,
  section: null,
  value,
  may_edit: true,
});

describe('a cell of the sheet of a day', () => {
  it.each([
    ['yardage', '12.5', '12.5'],
    ['yardage', '12,5', '12.5'],
    ['batches', '19 1/2', '19.5'],
    ['batches', '', null],
    ['batches', 'all', undefined],
    ['yardage', '-3', undefined],
  ] as const)('of %s stores %j as %j, and what is no number not at all [KEY-010 KEY-016]', (kind, typed, stored) => {
    expect(dayCellValue(kind, typed)).toBe(stored);
  });

  it('adds up its kind alone, also batches of older days that are written otherwise [PEB-028]', () => {
    const cells = [cell('yardage', '12.1'), cell('yardage', '0.2'), cell('batches', '19 1/2'), cell('batches', 'some')];
    expect([dayTotal(cells, 'yardage'), dayTotal(cells, 'batches')]).toEqual([12.3, 19.5]);
  });
});
