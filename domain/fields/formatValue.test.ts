import { describe, expect, it } from 'vitest';
import type { FieldDescriptor, FieldKind } from './descriptor';
import { formatValue } from './formatValue';

const aField = (kind: FieldKind, more: Partial<FieldDescriptor> = {}): FieldDescriptor => ({
  name: 'field',
  label: 'Field',
  required: false,
  kind,
  ...more,
});

describe('a value as text', () => {
  it('is MM/DD/YYYY for a date [UI-005]', () => {
    expect(formatValue(aField('Date'), '2026-03-09')).toBe('03/09/2026');
  });

  it('is YES or NO for a boolean [UI-032]', () => {
    expect([true, false].map((value) => formatValue(aField('Boolean'), value))).toEqual(['YES', 'NO']);
    expect(formatValue(aField('Boolean'), true, 'es')).toBe('SÍ');
  });

  it('has dollars and cents for money and no more decimals than it has for a quantity', () => {
    expect(formatValue(aField('Money'), 1234.5)).toBe('$1,234.50');
    expect(formatValue(aField('Quantity', { scale: 2 }), 1204.25)).toBe('1,204.25');
    expect(formatValue(aField('Quantity', { scale: 7 }), -95.3698028)).toBe('-95.3698028');
  });

  it('leaves numbers that name something as they are', () => {
    expect(formatValue(aField('Int'), 10432)).toBe('10432');
    expect(formatValue(aField('PhoneNumber'), '(713) 555-0100')).toBe('(713) 555-0100');
  });

  it('shows an instant on the clock of the business, and a wall-clock time as it is', () => {
    expect(formatValue(aField('DateTime'), '2026-03-08T05:30:00Z')).toBe('03/07/2026 11:30 PM');
    expect(formatValue(aField('DateTime'), '2026-03-08T05:30:00Z', 'en', 'Etc/UTC')).toBe('03/08/2026 05:30 AM');
    expect(formatValue(aField('LocalDateTime'), '2026-03-08T00:15:00')).toBe('03/08/2026 12:15 AM');
    // As PostGraphile tells a time without a zone.
    expect(formatValue(aField('DateTime'), '2026-03-08T00:15:00.000000')).toBe('03/08/2026 12:15 AM');
  });

  it('is the name of what is referred to, and a list joined', () => {
    expect(formatValue(aField('Reference'), { id: 4, name: 'Crew 4' })).toBe('Crew 4');
    expect(formatValue(aField('List'), ['Pool', null, 'Spa'])).toBe('Pool, Spa');
  });

  it('is empty for none, and never hides what it cannot read', () => {
    expect([null, undefined].map((value) => formatValue(aField('Date'), value))).toEqual(['', '']);
    expect(formatValue(aField('Date'), 'soon')).toBe('soon');
  });
});
