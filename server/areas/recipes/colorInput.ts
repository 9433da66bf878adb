import { z } from 'zod';
import type { ColorValues } from '#domain/recipes/colorValues';
import { clientKey } from '#domain/writes/clientKey';
import { lookupObject } from '#domain/lookups/lookupObject';

/** No recipe has more rows than this. */
const MOST_ROWS = 200;
const MOST = 1_000_000;

const words = z
  .string()
  .transform((value) => value.trim() || null)
  .nullable();

/** A save of a colour: with id and version the stored one, without an id a new one. What is absent stays as it is. */
export interface ColorInput {
  id: number | null;
  version: number | null;
  values: Partial<ColorValues>;
}

const recipeRow = z.strictObject({
  id: z
    .int()
    .nullish()
    .transform((id) => id ?? null),
  client_key: clientKey,
  product: lookupObject.nullish().transform((product) => product ?? null),
  quantity: z
    .number()
    .min(-MOST)
    .max(MOST)
    .nullish()
    .transform((quantity) => quantity ?? null),
});

const fields = z
  .strictObject({
    id: z.int().nullish(),
    version: z.int().nullish(),
    name: z
      .string()
      .transform((name) => name.trim())
      .nullable()
      .transform((name) => name ?? ''),
    material_type: lookupObject.nullable(),
    pool_code: words,
    spa_code: words,
    price_level: words,
    condition: words,
    batch_ratio: z.number().min(-MOST).max(MOST).nullable(),
    is_active: z.boolean(),
    recipe: z.array(recipeRow).max(MOST_ROWS),
  })
  .partial();

/** @see ColorInput */
export const colorInput: z.ZodType<ColorInput> = fields.transform(({ id, version, ...sent }) => ({
  id: id ?? null,
  version: version ?? null,
  values: Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)),
}));
