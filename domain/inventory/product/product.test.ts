import { describe, expect, it } from 'vitest';
import { discountIssues } from './discountIssues';
import { standardCost } from './standardCost';

describe('a product', () => {
  it.each([
    [100, 15, 85],
    [12.5, null, 12.5],
    [19.99, 33.33, 13.33],
    [10.05, 50, 5.03],
    [80, 100, 0],
    [null, 20, null],
  ])('of %s less %s percent costs %s', (list_price, discount, cost) => {
    expect(standardCost(list_price, discount)).toBe(cost);
  });

  it('has a discount of at most 100 percent', () => {
    expect(discountIssues({ discount: 100 })).toEqual([]);
    expect(discountIssues({ discount: 100.01 })).toMatchObject([{ path: 'discount', message: 'Must be 100 or less.' }]);
  });
});
