import type { LookupObject } from '../lookups/lookupObject';

/** A row of a recipe as a form holds it and as it is sent; one that is not saved yet has no id. */
export interface RecipeRowValues {
  id: number | null;
  /** What the form calls the row: the answer of a save tells it beside the id. */
  client_key?: string | undefined;
  product: LookupObject | null;
  quantity: number | null;
}

/**
 * A colour as a form holds it and as it is sent, whole with its recipe [CR-004 CR-012]. `quantity` counts whole items.
 */
export interface ColorValues {
  name: string;
  material_type: LookupObject | null;
  pool_code: string | null;
  spa_code: string | null;
  price_level: string | null;
  condition: string | null;
  batch_ratio: number | null;
  is_active: boolean;
  recipe: readonly RecipeRowValues[];
}

export const EMPTY_RECIPE_ROW: RecipeRowValues = { id: null, product: null, quantity: null };

/** A new colour, with a name where one was typed already. */
export const newColor = (name = ''): ColorValues => ({
  name,
  material_type: null,
  pool_code: null,
  spa_code: null,
  price_level: null,
  condition: null,
  batch_ratio: null,
  is_active: true,
  recipe: [EMPTY_RECIPE_ROW],
});
