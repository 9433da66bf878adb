import { describe, expect, it } from 'vitest';
import { colorIssues } from './colorIssues';
import { newColor, type ColorValues } from './colorValues';

const valid: ColorValues = {
  ...newColor('Deep Cove'),
  material_type: { id: 2 },
  recipe: [{ id: null, product: { id: 7 }, quantity: 3 }],
};
const said = (more: Partial<ColorValues>) =>
  colorIssues({ ...valid, ...more }).map(({ path, message }) => [path, message]);
const row = (product: number | null, quantity: number | null) => ({
  id: null,
  product: product === null ? null : { id: product },
  quantity,
});

describe('a colour', () => {
  it('is fine with a name, a material and whole quantities', () => {
    expect(said({})).toEqual([]);
    expect(said({ recipe: [], batch_ratio: 0.125, pool_code: 'P-1' })).toEqual([]);
  });

  it('is asked for its name and its material [CR-006 CR-012]', () => {
    expect(said({ name: '  ', material_type: null })).toEqual([
      ['name', 'What should we call your concoction?'],
      ['material_type', 'Material Type is required'],
    ]);
  });

  it.each([[null], [1.5], [Number.NaN]])('has whole quantities: %s is none [CR-007]', (quantity) => {
    expect(said({ recipe: [row(7, quantity)] })).toEqual([['recipe.0.quantity', 'This must be an integer.']]);
  });

  it('has at least one of each product, and each product once [CR-012]', () => {
    expect(said({ recipe: [row(7, 0), row(8, -2)] })).toEqual([
      ['recipe.0.quantity', 'Must be 1 or more.'],
      ['recipe.1.quantity', 'Must be 1 or more.'],
    ]);
    expect(said({ recipe: [row(7, 1), row(8, 1), row(7, 2)] })).toEqual([
      ['recipe.2.product', 'This product is already in the recipe.'],
    ]);
    expect(said({ recipe: [row(null, 1), row(null, 2)] })).toEqual([
      ['recipe.0.product', 'Product is required'],
      ['recipe.1.product', 'Product is required'],
    ]);
  });

  it('has codes of up to 50 characters and a ratio from 0 with 3 decimals [CR-012]', () => {
    const long = 'x'.repeat(51);
    expect(said({ pool_code: long, spa_code: long, price_level: long, condition: long }).map(([path]) => path)).toEqual(
      ['pool_code', 'spa_code', 'price_level', 'condition'],
    );
    expect(said({ batch_ratio: -0.001 })).toEqual([['batch_ratio', 'Must be 0 or more.']]);
    expect(said({ batch_ratio: 1.2345 })).toEqual([['batch_ratio', 'Must have at most 3 decimals.']]);
  });
});
