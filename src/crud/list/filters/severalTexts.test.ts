import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textFilterOf, typedText } from './severalTexts';

describe('a text that is typed into a filter [ADM-013]', () => {
  it.each([
    ['houston', { contains: 'houston' }],
    ['houston, katy', { contains_any: ['houston', 'katy'] }],
    ['houston,katy,,', { contains_any: ['houston', 'katy'] }],
    ['katy, katy', { contains: 'katy' }],
    ['katy,', { contains: 'katy' }],
    ['"Smith, Jr.", Garza', { contains_any: ['Smith, Jr.', 'Garza'] }],
    ['"Smith, Jr."', { contains: 'Smith, Jr.' }],
    ['6" drain, 8" drain', { contains_any: ['6" drain', '8" drain'] }],
    ['  ', {}],
    [' , ', {}],
    ['', {}],
  ])('%j', (typed, filter) => expect(textFilterOf(typed)).toEqual(filter));

  it('is shown again as it can be typed', () => {
    const text = fc.stringMatching(/^[a-z0-9][a-z0-9 ,.]{0,8}[a-z0-9]$/);
    fc.assert(
      fc.property(fc.uniqueArray(text, { minLength: 2, maxLength: 20 }), (contains_any) => {
        expect(textFilterOf(typedText({ contains_any }))).toEqual({ contains_any });
      }),
    );
  });
});
