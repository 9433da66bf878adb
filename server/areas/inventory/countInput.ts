import { z } from 'zod';
import { isCivilDate } from '#domain/civilDate';
import { asInput, namedInput } from '../../api/zodInput';
import { lookupObject } from '#domain/lookups/lookupObject';

/** No store has more kinds of goods than this; a larger request is a mistake. */
const MAX_ROWS = 5_000;

const date = asInput(z.string().refine(isCivilDate, 'Must be a valid date.'), { scalar: 'Date' });
const choice = asInput(lookupObject.extend({ name: lookupObject.shape.name.describe('Ignored.') }), {
  type: 'InventoryChoice',
});

/** The input of updateInventory [INV-012 INV-015]. */
export const countInput = namedInput('InventoryInput', {
  update_date: date,
  rows: z
    .array(
      namedInput('InventoryRowInput', {
        id: z.int().nullable().default(null).describe('Absent for a product that has no stock there yet.'),
        version: z
          .int()
          .min(0)
          .describe('The version that was read; another one by now is a conflict. 0 without an id.'),
        product: choice,
        location: choice,
        count_date: date,
        unit_count: z.int32(),
        individual_count: z.int32(),
      }),
    )
    .max(MAX_ROWS)
    .describe('The rows whose counts changed.'),
});
