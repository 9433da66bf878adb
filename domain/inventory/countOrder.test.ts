import { describe, expect, it } from 'vitest';
import { byCountOrder } from './countOrder';

const row = (name: string, description: string, count_order: number | null = null) => ({
  product: { name, category: { description, count_order } },
});

describe('the count sheet', () => {
  it('has the three rocks first, then the others by the alphabet, then additive and pigments; products by name within [INV-009]', () => {
    const rows = [
      row('Red', 'Pigment', 902),
      row('Fast', 'Additive', 901),
      row('Zinc', 'Fittings'),
      row('Ash', 'Rock - Fine', 3),
      row('Grey', 'Pigment (other)', 903),
      row('Blue', 'Drains'),
      row('Coal', 'Rock - Standard', 1),
      row('Bone', 'Rock - Standard', 1),
      row('Pea', 'Rock - Small', 2),
    ];
    expect(rows.toSorted(byCountOrder).map(({ product }) => product.name)).toEqual([
      'Bone',
      'Coal',
      'Pea',
      'Ash',
      'Blue',
      'Zinc',
      'Fast',
      'Red',
      'Grey',
    ]);
  });
});
