import { describe, expect, it } from 'vitest';
import { isCode, typedText } from './typedText';

describe('a text of a table that is copied', () => {
  it.each([
    ['03/08/2026', 46089, 'MM/DD/YYYY'],
    ['$1,250.50', 1250.5, '[$$-409]#,##0.00'],
    ['-$3', -3, '[$$-409]#,##0'],
    ['1,204', 1204, '#,##0'],
    ['20244', 20244, 'General'],
    ['-0.5', -0.5, 'General'],
    ['1,204.25', 1204.25, '#,##0.00'],
  ])('is a value where its text comes back: %s [ADM-007]', (text, value, code) => {
    expect(typedText(text, false)).toEqual({ value, code });
    expect(isCode(text, false)).toBe(false);
  });

  it.each(['12345678901234567890', '12,13', '1,2345', '300.10', '00417', '1.234,5', '1.2.3', '-0'])(
    'is a text where another number would come of it: %s [ADM-007]',
    (text) => {
      expect(typedText(text, false)).toBeNull();
      expect(isCode(text, false)).toBe(true);
    },
  );

  it.each(['02/30/2026', '$12,13', 'Gulf Blue', '+5 / +3', ''])(
    'is a text where it says no number: %j [ADM-007]',
    (text) => {
      expect(typedText(text, false)).toBeNull();
      expect(isCode(text, false)).toBe(false);
    },
  );

  it('keeps its last zero as a figure [ADM-007]', () => {
    expect(typedText('300.10', true)).toEqual({ value: 300.1, code: '0.00' });
  });
});
