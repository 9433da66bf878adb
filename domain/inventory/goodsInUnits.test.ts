import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { goodsInUnits } from './goodsInUnits';
import { totalItems } from './stock';

describe('goods of a paper', () => {
  it.each([
    ['in the units of the product stay as they are', { units: 2, individuals: 5, items_per_unit: 49 }, 49, 2, 5],
    [
      'that say nothing of their units are in those of the product',
      { units: 2, individuals: 0, items_per_unit: null },
      49,
      2,
      0,
    ],
    ['in smaller units are moved item by item', { units: 2, individuals: 0, items_per_unit: 20 }, 56, 0, 40],
    ['in larger units fill units of the product', { units: 5, individuals: 1, items_per_unit: 42 }, 56, 3, 43],
    ['that leave are taken out the same way', { units: -5, individuals: -1, items_per_unit: 42 }, 56, -3, -43],
  ])('%s [INV-025]', (_title, goods, perUnit, units, individuals) => {
    expect(goodsInUnits(goods, perUnit)).toEqual({ units, individuals });
  });

  it('are as many items in the stock as on the paper, whatever a unit holds [INV-025]', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -500, max: 500 }),
        fc.integer({ min: -500, max: 500 }),
        fc.integer({ min: 1, max: 200 }),
        fc.integer({ min: 1, max: 200 }),
        (units, individuals, items_per_unit, perUnit) => {
          const moved = goodsInUnits({ units, individuals, items_per_unit }, perUnit);
          const counts = { unit_count: moved.units, individual_count: moved.individuals };
          expect(totalItems(counts, perUnit)).toBe(units * items_per_unit + individuals);
        },
      ),
    );
  });
});
