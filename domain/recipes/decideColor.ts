import type { Change, Decision } from '../changes';
import { clientKeyOf } from '../writes/clientKey';
import { holdsAll } from '../inventory/holdsAll';
import type { ColorValues, RecipeRowValues } from './colorValues';
import { refuse } from '../refusals/refusal';

export const COLOR_KEY = 'color';

export interface StoredColor {
  id: number;
  version: number;
  values: ColorValues;
}

export interface ColorFacts {
  /** The colour under lock; null for a new one. */
  color: StoredColor | null;
  /** What a save leaves behind: the stored values with those that were sent. */
  values: ColorValues;
  /** Where a new colour stands in the pickers: after all others. */
  sort_order: number;
}

const columnsOf = ({ name, material_type, recipe: _recipe, ...rest }: ColorValues) => ({
  ...rest,
  name: name.trim(),
  material_type_id: material_type?.id ?? null,
});
const rowOf = ({ product, quantity }: RecipeRowValues) => ({ product_id: product?.id ?? null, quantity });

const recipeChanges = (color: StoredColor | null, recipe: readonly RecipeRowValues[]): Change[] => {
  const stored = new Map((color?.values.recipe ?? []).map((row) => [row.id, rowOf(row)]));
  // A row that takes another product is a new row: two that change places would meet in the database, where a product
  // stands once.
  const isStored = ({ id, product }: RecipeRowValues): boolean =>
    id !== null && stored.get(id)?.product_id === product?.id;
  const kept = new Set(recipe.filter(isStored).map(({ id }) => id));
  const added = (row: RecipeRowValues, index: number): Change => {
    const change = {
      entity: 'pebble_color_recipe',
      id: null,
      key: `row ${index}`,
      op: 'insert',
      ...clientKeyOf(row),
    } as const;
    return color
      ? { ...change, set: { ...rowOf(row), color_id: color.id } }
      : { ...change, set: rowOf(row), refs: { color_id: COLOR_KEY } };
  };
  return [
    ...[...stored.keys()].flatMap((id): Change[] =>
      kept.has(id) ? [] : [{ entity: 'pebble_color_recipe', id, op: 'delete', set: {} }],
    ),
    ...recipe.flatMap((row): Change[] =>
      isStored(row) && !holdsAll(stored.get(row.id), rowOf(row))
        ? [{ entity: 'pebble_color_recipe', id: row.id, op: 'update', set: rowOf(row) }]
        : [],
    ),
    ...recipe.flatMap((row, index) => (isStored(row) ? [] : [added(row, index)])),
  ];
};

/**
 * Saves a colour whole with its recipe; without an id it is made [CR-010 CR-011]. Recipe rows that are left out are
 * removed.
 */
export const decideColor = ({ color, values, sort_order }: ColorFacts): Decision => {
  const known = new Set((color?.values.recipe ?? []).map(({ id }) => id));
  const foreign = values.recipe.findIndex(({ id }) => id !== null && !known.has(id));
  if (foreign >= 0) return refuse('recipe_row_unknown', {}, `recipe.${foreign}.id`);
  const set = columnsOf(values);
  const rows = recipeChanges(color, values.recipe);
  if (!color)
    return {
      changes: [
        { entity: 'lookup_pebble_color', id: null, key: COLOR_KEY, op: 'insert', set: { ...set, sort_order } },
        ...rows,
      ],
    };
  const isKept = holdsAll(columnsOf(color.values), set);
  if (isKept && rows.length === 0) return { changes: [] };
  // Rows alone raise the colour's version too: they are read and saved as one.
  return {
    changes: [
      { entity: 'lookup_pebble_color', id: color.id, op: 'update', set: isKept ? {} : set, version: color.version },
      ...rows,
    ],
  };
};
