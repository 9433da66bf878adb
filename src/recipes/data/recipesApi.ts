import type { Server } from '../../dataProvider/server';
import { gql } from '../../dataProvider/gql';
import type { LookupObject } from '#domain/lookups/lookupObject';
import type { ColorValues } from '#domain/recipes/colorValues';
import type { RecipeProduct } from '#domain/recipes/productLabel';
import type { StoredRecord } from '../../dataProvider/storedRecord';
import { notFoundError } from '../../dataProvider/CallError';

export type StoredColor = StoredRecord<ColorValues>;

export interface RecipeBook {
  colors: readonly StoredColor[];
  materials: readonly LookupObject[];
  products: readonly RecipeProduct[];
}

/** The calls of the recipe screen; a story gives its own. Failures are those of the data provider. */
export interface RecipesApi {
  /** @param withProducts whether the user may read the products of the store */
  load(withProducts: boolean): Promise<RecipeBook>;
  /** A colour as it is stored now. */
  read(id: number): Promise<StoredColor>;
  save(stored: { id: number; version: number } | null, values: ColorValues): Promise<StoredColor>;
}

const COLOR =
  'id version name material_type { id name } pool_code spa_code price_level condition batch_ratio is_active recipe { id client_key product_id quantity }';
const BOOK = gql(
  `query colorRecipes { lookupPebbleColor { ${COLOR} } lookupPebbleColorMaterialType { id name is_active } }`,
);
const COLORS = gql(`query recipesNow { lookupPebbleColor { ${COLOR} } }`);
const PRODUCTS = gql(`query recipeProducts($page: Int!) {
  found: products(sort: { field: name, order: ASC }, page: { number: $page, size: 100 }) { items { id name product_code is_discontinued unit_of_measure { id name } unit_weight } }
}`);
const SAVE = gql(
  `mutation updatePebbleColor($color: ColorRecipeInput!) { updatePebbleColor(pebbleColor: $color) { ${COLOR} } }`,
);

type ReadColor = Omit<ColorValues, 'recipe'> & {
  id: number;
  version: number;
  recipe: { id: number; client_key: string | null; product_id: number; quantity: number }[];
};
type ReadProduct = Omit<RecipeProduct, 'unit'> & { unit_of_measure: LookupObject | null };

const toColor = ({
  id,
  version,
  recipe,
  name,
  material_type,
  pool_code,
  spa_code,
  price_level,
  condition,
  batch_ratio,
  is_active,
}: ReadColor): StoredColor => ({
  id,
  version,
  values: {
    name,
    material_type: material_type && { id: material_type.id, name: material_type.name },
    pool_code,
    spa_code,
    price_level,
    condition,
    batch_ratio,
    is_active,
    recipe: recipe.map(({ id: row, client_key, product_id, quantity }) => ({
      id: row,
      ...(client_key === null ? {} : { client_key }),
      product: { id: product_id },
      quantity,
    })),
  },
});

const toProduct = ({
  id,
  name,
  product_code,
  is_discontinued,
  unit_of_measure,
  unit_weight,
}: ReadProduct): RecipeProduct => ({
  id,
  name,
  product_code,
  is_discontinued,
  unit: unit_of_measure?.name ?? null,
  unit_weight,
});

/** The calls over the app's server. */
export const apolloRecipesApi = (server: Server): RecipesApi => {
  const { query, queryAll, mutate } = server;
  return {
    load: async (withProducts) => {
      const [book, products] = await Promise.all([query(BOOK), withProducts ? queryAll(PRODUCTS) : []]);
      return {
        colors: book.lookupPebbleColor.map(toColor),
        products: products.map(toProduct),
        materials: book.lookupPebbleColorMaterialType
          .filter(({ is_active }) => is_active)
          .map(({ id, name }) => ({ id, name })),
      };
    },
    read: async (id) => {
      const { lookupPebbleColor } = await query(COLORS);
      const found = lookupPebbleColor.find((one) => one.id === id);
      if (!found) throw notFoundError();
      return toColor(found);
    },
    save: async (stored, values) =>
      toColor(
        (
          await mutate(SAVE, {
            color: { ...(stored && { id: stored.id, version: stored.version }), ...values },
          })
        ).updatePebbleColor,
      ),
  };
};
