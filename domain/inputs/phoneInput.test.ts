import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSavablePhone, parsePhoneInput, PHONE_LENGTH, phoneMask } from './phoneInput';

describe('a phone input', () => {
  it('is formatted as (ddd) ddd-dddd while digits are typed [UI-010]', () => {
    const typed = Array.from('7135550100', (_, index) => phoneMask('7135550100'.slice(0, index + 1)));
    expect(typed).toEqual([
      '(7',
      '(71',
      '(713',
      '(713) 5',
      '(713) 55',
      '(713) 555',
      '(713) 555-0',
      '(713) 555-01',
      '(713) 555-010',
      '(713) 555-0100',
    ]);
    expect(phoneMask('(713) ')).toBe('(713');
  });

  it('begins with a digit from 1 to 9 [UI-010]', () => {
    expect([phoneMask('0'), phoneMask('00713'), phoneMask('1')]).toEqual(['', '(713', '(1']);
  });

  it('reads a pasted number in any notation', () => {
    for (const text of ['713-555-0100', '713.555.0100', '+1 (713) 555-0100', '17135550100', '7135550100999'])
      expect(phoneMask(text)).toBe('(713) 555-0100');
  });

  it('is complete with exactly 14 characters [UI-011]', () => {
    expect('(713) 555-0100').toHaveLength(PHONE_LENGTH);
    expect(
      [parsePhoneInput(''), parsePhoneInput('713555010'), parsePhoneInput('7135550100')].map(isSavablePhone),
    ).toEqual([true, false, true]);
    fc.assert(
      fc.property(fc.string(), (text) => {
        const value = parsePhoneInput(text);
        expect(isSavablePhone(value)).toBe(value === null || value.length === PHONE_LENGTH);
      }),
    );
  });

  it('has ten digits behind the mask, the first of them 1 to 9, 14 characters in all [FLT-029]', () => {
    expect(phoneMask('07135550100')).toBe('(713) 555-0100');
    expect(phoneMask('07135550100')).toHaveLength(14);
  });

  it('masks what is masked to itself', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d() -]{0,20}$/)), (text) => {
        expect(phoneMask(phoneMask(text))).toBe(phoneMask(text));
      }),
    );
  });
});
