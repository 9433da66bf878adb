import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkOfPhone, phoneLink, phoneText } from './phoneLink';
import { phoneMask, readPhone } from './readPhone';

const GOOD = '(713) 555-0190';

describe('a phone number', () => {
  it('is formatted as (ddd) ddd-dddd while digits are typed [UI-010]', () => {
    let text = '';
    const typed = Array.from('7135550100', (digit) => (text = phoneMask(`${text}${digit}`)));
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

  it.each([
    '713-555-0190',
    '713.555.0190',
    '713 555 0190',
    '713/555-0190',
    '(713)555-0190',
    '7135550190',
    '17135550190',
    '1-713-555-0190',
    '1 (713) 555-0190',
    '+1 (713) 555-0190',
    '+17135550190',
    'tel:+1-713-555-0190',
    'Phone: (713) 555-0190',
    '713‑555‑0190',
    '\u202A(713)\u00A0555-0190\u202C',
    ' 713-555-0190\t\r\n',
  ])('written as %j is taken [KEY-011]', (text) => {
    expect(readPhone(text)).toEqual({ phone: GOOD, extension: null });
    expect(phoneMask(text)).toBe(GOOD);
  });

  it.each([
    ['1-713-555-0190 x204', '204'],
    ['713-555-0190 ext. 204', '204'],
    ['713-555-0190 Ext: 204', '204'],
    ['713-555-0190 extension 204', '204'],
    ['713-555-0190 extensión 204', '204'],
    ['(713) 555-0190 #204', '204'],
    ['7135550190,204', '204'],
    ['tel:+17135550190;ext=204', '204'],
    ['713-555-0190x9', '9'],
  ])('%j has its extension apart [KEY-011]', (text, extension) => {
    expect(readPhone(text)).toEqual({ phone: GOOD, extension });
    expect(phoneMask(text)).toBe(text);
  });

  it.each([
    ['+52 81 8555 0142', 'foreign'],
    ['+44 20 7946 0958', 'foreign'],
    ['011 44 20 7946 0958', 'foreign'],
    ['281-555-0142 / 832-555-0177', 'several'],
    ['281-555-0142, 832-555-0177', 'several'],
    ['(281) 555-0142 or (832) 555-0177', 'several'],
    ['28155501428325550177', 'several'],
    ['281-555-0142 ::: 832-555-0177', 'several'],
    ['713-555-0190 (front desk)', 'unclear'],
    ['713-555-POOL', 'unclear'],
    ['713-555-0190 ext', 'unclear'],
    ['713-555-01901', 'too_long'],
    ['27135550190', 'too_long'],
    ['071355501', 'first_digit'],
    ['07135550190', 'first_digit'],
    ['555-0190', 'incomplete'],
    ['n/a', 'unclear'],
  ] as const)('%j stays as it is: %s [KEY-011]', (text, problem) => {
    expect(readPhone(text)).toEqual({ problem });
    expect(phoneMask(text).replaceAll(/\D/g, '')).toBe(text.replaceAll(/\D/g, ''));
  });

  it('has ten digits behind the mask, the first of them 1 to 9, 14 characters in all [FLT-029 UI-011]', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...Array.from('0123456789()-. +x/')) }), (text) => {
        const read = readPhone(text);
        expect(('phone' in read && read.phone) || GOOD).toMatch(/^\([1-9]\d{2}\) \d{3}-\d{4}$/);
      }),
    );
  });

  it('keeps every digit that was typed or pasted, or is none [KEY-011]', () => {
    const text = fc.oneof(
      fc.string({ unit: fc.constantFrom(...Array.from('0123456789()-. +x/,#')) }),
      fc.stringMatching(/^\+?1?[ .-]?\(?[1-9]\d{2}\)?[ .-]?\d{3}[ .-]?\d{4}( ?(x|ext\.?) ?\d{1,6})?$/),
    );
    fc.assert(
      fc.property(text, (written) => {
        const digits = written.replaceAll(/\D/g, '');
        const read = readPhone(written);
        const isWhole = 'phone' in read && read.extension === null && digits.length === 11;
        expect(phoneMask(written).replaceAll(/\D/g, '')).toBe(isWhole ? digits.slice(1) : digits);
        if (!('phone' in read)) return;
        const kept = `${read.phone ?? ''}${read.extension ?? ''}`.replaceAll(/\D/g, '');
        expect([kept, `1${kept}`]).toContain(digits);
      }),
      { numRuns: 2000 },
    );
  });

  it('typed key by key ends as it does when it is pasted, or stays as typed [KEY-011]', () => {
    const text = fc.stringMatching(/^(1[ -]?)?\(?[1-9]\d{2}\)?[ .-]?\d{3}[ .-]?\d{4}( ?(x|ext\.? ?)\d{1,6})?$/);
    fc.assert(
      fc.property(text, (written) => {
        let typed = '';
        for (const letter of written) typed = phoneMask(`${typed}${letter}`);
        expect(readPhone(typed)).toEqual(readPhone(written));
      }),
    );
  });

  it('masks what is masked to itself', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d() -]{0,20}$/)), (text) => {
        expect(phoneMask(phoneMask(text))).toBe(phoneMask(text));
      }),
    );
  });
});

it('a call dials the extension after a pause, and shows it [KEY-011]', () => {
  expect([phoneLink('(281) 555-8580', '396'), phoneLink('(281) 555-8580', 'x 396')]).toEqual([
    'tel:2815558580,396',
    'tel:2815558580,396',
  ]);
  expect([phoneLink('(281) 555-8580'), phoneLink('(281) 555-8580', ' ')]).toEqual(['tel:2815558580', 'tel:2815558580']);
  expect([phoneText('(281) 555-8580', '396'), phoneText('(281) 555-8580', null)]).toEqual([
    '(281) 555-8580 ext. 396',
    '(281) 555-8580',
  ]);
  expect([linkOfPhone('(281) 555-8580 ext. 396'), linkOfPhone('(281) 555-8580', '396'), linkOfPhone('281')]).toEqual([
    'tel:2815558580,396',
    'tel:2815558580,396',
    'tel:281',
  ]);
});
