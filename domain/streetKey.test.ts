import { describe, expect, it } from 'vitest';
import { isSameAddress, streetKey, streetWords } from './streetKey';

describe('a street', () => {
  it.each([
    ['22818 Meadow Pintail Court', '22818 meadow pintail ct'],
    ['22818 meadow pintail Ct.', '22818 meadow pintail ct'],
    ['12 North Señora Avenue, Suite 4', '12 n senora ave ste 4'],
    ['Lot 7, Blk 3', ''],
    ['22818', ''],
    [null, ''],
  ])('is compared by the words that everybody writes his own way: %s [KEY-020]', (text, key) => {
    expect(streetKey(text)).toBe(key);
  });

  it('is looked for by its number and its longest word [KEY-020]', () => {
    expect(streetWords('22818 Meadow Pintail Court')).toEqual(['22818', 'pintail']);
    expect(streetWords('Lot 7')).toEqual([]);
  });

  it('is one address with the same ZIP code or city, or where neither is known to differ [KEY-020]', () => {
    const at = (address_line_1: string, city: string | null, zip_code: string | null) => ({
      address_line_1,
      city,
      zip_code,
    });
    const one = at('22818 Meadow Pintail Court', 'Katy', '77493');
    expect(isSameAddress(one, at('22818 Meadow Pintail Ct', 'KATY', null))).toBe(true);
    expect(isSameAddress(one, at('22818 Meadow Pintail Ct', 'Houston', '77493-1234'))).toBe(true);
    expect(isSameAddress(one, at('22818 Meadow Pintail Ct', null, null))).toBe(true);
    expect(isSameAddress(one, at('22818 Meadow Pintail Ct', 'Houston', '77001'))).toBe(false);
    expect(isSameAddress(one, at('22820 Meadow Pintail Ct', 'Katy', '77493'))).toBe(false);
    expect(isSameAddress(at('Lot 7', 'Katy', null), at('Lot 7', 'Katy', null))).toBe(false);
  });
});
