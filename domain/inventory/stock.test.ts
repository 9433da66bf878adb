import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inventoryCost, totalUnits } from './stock';

describe('the value of a stock', () => {
  it('is 10.14 units and 126.79 for 10 units of 49 and 7 single ones at 12.50', () => {
    const counts = { unit_count: 10, individual_count: 7 };
    expect([totalUnits(counts, 49), inventoryCost(counts, 49, 12.5)]).toEqual([10.14, 126.79]);
  });

  it.each([
    [null, 17],
    [0, 17],
    [1, 17],
    [4, 11.75],
  ])('counts units of %s items as %s in all', (quantity_per_unit, total) => {
    expect(totalUnits({ unit_count: 10, individual_count: 7 }, quantity_per_unit)).toBe(total);
  });

  it('is nothing without a cost, and negative when more left than came', () => {
    expect(inventoryCost({ unit_count: 3, individual_count: 0 }, null, null)).toBe(0);
    expect(inventoryCost({ unit_count: -2, individual_count: 0 }, null, 10.05)).toBe(-20.1);
  });

  it('costs whole units exactly, whatever the price', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -5000, max: 5000 }),
        fc.integer({ min: 1, max: 200 }),
        fc.integer({ min: 0, max: 1_000_000 }),
        (unit_count, perUnit, cents) => {
          expect(Math.round(inventoryCost({ unit_count, individual_count: 0 }, perUnit, cents / 100) * 100) + 0).toBe(
            unit_count * cents + 0,
          );
        },
      ),
    );
  });
});
