import { describe, expect, it } from 'vitest';
import type { FieldKind } from '../fields/descriptor';
import { cellValue, isRounded } from './cellValue';

describe('a cell of an imported file', () => {
  it.each<[FieldKind, string, unknown]>([
    ['String', '  Aqua  ', 'Aqua'],
    ['String', '', null],
    ['String', "'=1+1", '=1+1'],
    ['String', "'twas", "'twas"],
    ['Boolean', 'YES', true],
    ['Boolean', 'Sí', true],
    ['Boolean', '0', false],
    ['Boolean', 'perhaps', 'perhaps'],
    ['Money', '$1,234.50', 1234.5],
    ['Money', '(12.00)', -12],
    ['Quantity', '-.5', -0.5],
    ['Int', '12', 12],
    ['Quantity', '8.25%', 0.0825],
    ['Quantity', '%', '%'],
    ['Int', '1,2', '1,2'],
    ['Int', 'twelve', 'twelve'],
    ['Date', '3/4/2026', '2026-03-04'],
    ['Date', '2026-03-04', '2026-03-04'],
    ['Date', '2026-03-04T00:00', '2026-03-04'],
    ['Date', '2026-03-04T10:30', '2026-03-04T10:30'],
    ['Date', '2/30/2026', '2/30/2026'],
    ['LocalDateTime', '03/04/2026 01:30 PM', '2026-03-04T13:30'],
    ['LocalDateTime', '2026-03-04T13:30', '2026-03-04T13:30'],
    ['PhoneNumber', '+1 713 555 0100', '(713) 555-0100'],
    ['PhoneNumber', '12', '12'],
  ])('of a %s field reads %j as %j', (kind, cell, value) => {
    expect(cellValue({ kind }, cell)).toEqual(value);
  });

  it('is a number of percents where the field counts them', () => {
    expect(cellValue({ kind: 'Quantity', unit: '%' }, '8.25%')).toBe(8.25);
  });

  it.each([
    ['$845.438', 845.44, true],
    ['(0.005)', -0.01, true],
    ['0.004', 0, true],
    ['1,234.5', 1234.5, false],
    ['845.4400', 845.44, false],
    ['0.30000000000000004', 0.3, false],
    ['call', 'call', false],
  ])('is an amount of cents, and says of %s that it was rounded to it [IMP-005]', (cell, amount, rounded) => {
    expect(cellValue({ kind: 'Money' }, cell)).toBe(amount);
    expect(isRounded({ kind: 'Money' }, cell)).toBe(rounded);
    expect(isRounded({ kind: 'Quantity' }, cell)).toBe(false);
  });
});
