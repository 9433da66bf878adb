import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencyMask, integerMask, numberMask, parseNumberInput } from './numberInput';

describe('number inputs', () => {
  it('left empty are null, not 0 and not an empty text [UI-007 JOB-036]', () => {
    expect(['', '  ', '.', '-', 'abc'].map(parseNumberInput)).toEqual([null, null, null, null, null]);
    expect(['0', '12.5', '-3', '1,234.50'].map(parseNumberInput)).toEqual([0, 12.5, -3, 1234.5]);
  });

  it('for whole numbers strip every character that is not a digit [UI-008 JOB-036]', () => {
    expect(integerMask('-1,234.5 ft')).toBe('12345');
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(integerMask(text)).toMatch(/^\d*$/);
      }),
    );
  });

  it('for money keep only digits and the decimal point [UI-009 JOB-036]', () => {
    expect(['$1,234.50', '12.3.4', '-5', 'abc', '.5'].map(currencyMask)).toEqual(['1234.50', '12.34', '5', '', '.5']);
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(currencyMask(text)).toMatch(/^\d*\.?\d*$/);
      }),
    );
  });

  it('of the filters are the same: empty is null, whole numbers lose what is no digit, money keeps digits and the point [FLT-028]', () => {
    expect([
      parseNumberInput(''),
      parseNumberInput(integerMask('job 1,042')),
      parseNumberInput(currencyMask('$12.50 each')),
    ]).toEqual([null, 1042, 12.5]);
  });

  it('mask what is masked to itself', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(integerMask, currencyMask, numberMask), (text, mask) => {
        expect(mask(mask(text))).toBe(mask(text));
      }),
    );
  });
});
