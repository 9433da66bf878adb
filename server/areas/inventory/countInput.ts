import { z } from 'zod';
import { isCivilDate } from '#domain/civilDate';
import { lookupObject } from '#domain/lookups/lookupObject';

/** No store has more kinds of goods than this; a larger request is a mistake. */
const MOST_ROWS = 5_000;

const date = z.string().refine(isCivilDate, 'Must be a valid date.');

/** The input of updateInventory [INV-012 INV-015]. */
export const countInput = z.strictObject({
  update_date: date,
  rows: z
    .array(
      z.strictObject({
        id: z.int().nullable().default(null),
        version: z.int().min(0),
        product: lookupObject,
        location: lookupObject,
        count_date: date,
        unit_count: z.int32(),
        individual_count: z.int32(),
      }),
    )
    .max(MOST_ROWS),
});
