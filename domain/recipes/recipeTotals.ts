import type { RecipeRowValues } from './colorValues';
import type { RecipeProduct } from './productLabel';

/** Items of a recipe, and their pounds where every product's weight is known; else null. */
export const recipeTotals = (
  recipe: readonly RecipeRowValues[],
  products: ReadonlyMap<number, Pick<RecipeProduct, 'unit_weight'>>,
): { items: number; pounds: number | null } => {
  const rows = recipe.filter(({ product, quantity }) => product !== null && quantity !== null);
  const weights = rows.map(({ product, quantity }) => {
    const weight = product && products.get(product.id)?.unit_weight;
    return weight === null || weight === undefined ? null : weight * (quantity ?? 0);
  });
  return {
    items: rows.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0),
    pounds: weights.includes(null)
      ? null
      : Math.round(weights.reduce<number>((sum, weight) => sum + (weight ?? 0), 0) * 100) / 100,
  };
};
