import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stateCodeOf } from './stateCode';
import { zipCodeOf } from './zipCode';

describe('a state', () => {
  it.each([
    ['TX', 'TX'],
    ['tx', 'TX'],
    ['T.X.', 'TX'],
    ['T X', 'TX'],
    ['Texas', 'TX'],
    [' TEXAS\t', 'TX'],
    ['Tex.', 'TX'],
    ['new  mexico', 'NM'],
    ['Nuevo México', 'NM'],
    ['District of Columbia', 'DC'],
    ['Te', null],
    ['Texs', null],
    ['ZZ', null],
    ['Texas, USA', null],
    ['Ontario', null],
  ])('written as %j is %j [KEY-012]', (text, code) => {
    expect(stateCodeOf(text)).toBe(code);
  });

  it('is two letters, or none', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(stateCodeOf(text) ?? 'TX').toMatch(/^[A-Z]{2}$/);
      }),
    );
  });
});

describe('a ZIP code', () => {
  it.each([
    ['77441', '77441'],
    [' 77441-0418', '77441-0418'],
    ['77441 - 0418', '77441-0418'],
    ['77441–0418', '77441-0418'],
    ['77441 0418', '77441-0418'],
    ['774410418\t', '77441-0418'],
    ['ABCDE', null],
    ['7744', null],
    ['77441-04', null],
    ['77441-04189', null],
    ['77441 77449', null],
    ['K1A 0B1', null],
  ])('written as %j is %j [KEY-012]', (text, code) => {
    expect(zipCodeOf(text)).toBe(code);
  });

  it('keeps every digit, or is none', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...Array.from('0123456789 -–')) }), (text) => {
        const zip = zipCodeOf(text);
        expect((zip ?? text).replaceAll(/\D/g, '')).toBe(text.replaceAll(/\D/g, ''));
      }),
    );
  });
});
