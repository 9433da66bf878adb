import { describe, expect, it } from 'vitest';
import { offeredProducts, productLabel } from './productLabel';
import { recipeTotals } from './recipeTotals';

const product = (id: number, name: string, is_discontinued = false) => ({
  id,
  name,
  is_discontinued,
  product_code: `P-${id}`,
  unit: 'Bag',
  unit_weight: id === 3 ? null : 50.5,
});

describe('the products of a recipe', () => {
  it('are shown with their code; a discontinued one says so [CR-012]', () => {
    expect(productLabel(product(1, 'Pozzolan'))).toBe('Pozzolan (P-1)');
    expect(productLabel({ ...product(1, 'Pozzolan', true), product_code: null })).toBe('Pozzolan (Discontinued)');
    expect(productLabel(product(1, 'Pozzolan', true), 'es')).toBe('Pozzolan (P-1) (Descontinuado)');
  });

  it('are offered by name, without discontinued ones but the chosen, and without those of other rows [CR-012]', () => {
    const all = [product(1, 'Pozzolan'), product(2, 'Fiber', true), product(3, 'Bonding Agent'), product(4, 'Abalone')];
    expect(offeredProducts(all, null, new Set()).map(({ id }) => id)).toEqual([4, 3, 1]);
    expect(offeredProducts(all, 2, new Set([3])).map(({ id }) => id)).toEqual([4, 2, 1]);
  });

  it('add up to items and pounds; a weight that is not known leaves the pounds out', () => {
    const all = new Map([product(1, 'A'), product(2, 'B'), product(3, 'C')].map((one) => [one.id, one]));
    const row = (id: number | null, quantity: number | null) => ({
      id: null,
      product: id === null ? null : { id },
      quantity,
    });
    expect(recipeTotals([row(1, 2), row(2, 1), row(null, 5), row(1, null)], all)).toEqual({ items: 3, pounds: 151.5 });
    expect(recipeTotals([row(1, 2), row(3, 4)], all)).toEqual({ items: 6, pounds: null });
    expect(recipeTotals([], all)).toEqual({ items: 0, pounds: 0 });
  });
});
