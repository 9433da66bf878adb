import { z } from 'zod';
import { oneLine } from '#domain/fields/plainText';
import type { ColorValues } from '#domain/recipes/colorValues';
import { choiceInput } from '../../api/choiceInput';
import { describedClientKey } from '../../api/clientKey';
import { asInput, namedInput } from '../../api/zodInput';

/** No recipe has more rows than this. */
const MAX_ROWS = 200;
const MAX_QUANTITY = 1_000_000;

const words = z
  .string()
  .transform((value) => oneLine(value) || null)
  .nullable();

/** A save of a colour: with id and version the stored one, without an id a new one. What is absent stays as it is. */
export interface ColorInput {
  id: number | null;
  version: number | null;
  values: Partial<ColorValues>;
}

const recipeRow = namedInput('RecipeRowInput', {
  id: z
    .int()
    .nullish()
    .transform((id) => id ?? null)
    .describe('Absent for a new row; stored rows that are left out are removed.'),
  client_key: describedClientKey,
  product: choiceInput.nullish().transform((product) => product ?? null),
  quantity: z
    .number()
    .min(-MAX_QUANTITY)
    .max(MAX_QUANTITY)
    .nullish()
    .transform((quantity) => quantity ?? null)
    .describe('Whole items, at least 1.'),
});

const fields = asInput(
  z
    .strictObject({
      id: z.int().nullish().describe('Absent or null for a new colour.'),
      version: z.int().nullish().describe('The version that was read, with an id; another one by now is a conflict.'),
      name: z
        .string()
        .transform((name) => oneLine(name))
        .nullable()
        .transform((name) => name ?? ''),
      material_type: choiceInput.nullable(),
      pool_code: words,
      spa_code: words,
      price_level: words,
      condition: words,
      batch_ratio: z.number().min(-MAX_QUANTITY).max(MAX_QUANTITY).nullable(),
      is_active: z.boolean().describe('False hides the colour from pickers.'),
      recipe: z.array(recipeRow).max(MAX_ROWS),
    })
    .partial(),
  { type: 'ColorRecipeInput', description: 'What is absent stays as it is.' },
);

/** @see ColorInput */
export const colorInput: z.ZodType<ColorInput> = fields.transform(({ id, version, ...sent }) => ({
  id: id ?? null,
  version: version ?? null,
  values: Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)),
}));
