import { index, pgTable, unique } from 'drizzle-orm/pg-core';
import { audit, count, id, reference } from '../columns';
import { numberRange } from '../checks';
import { lookupPebbleColor } from './lookups';
import { product } from './products';

/** What a batch of a colour is mixed from: a product stands once in it, in whole items [CR-004 CR-012]. */
export const pebbleColorRecipe = pgTable(
  'pebble_color_recipe',
  {
    id: id(),
    color_id: reference(() => lookupPebbleColor.id, 'cascade').notNull(),
    product_id: reference(() => product.id).notNull(),
    quantity: count({ min: 1 }).notNull(),
    ...audit(),
  },
  (table) => [
    unique('pebble_color_recipe_product_id_key').on(table.color_id, table.product_id),
    index('pebble_color_recipe_product_id_idx').on(table.product_id),
    numberRange('pebble_color_recipe', table.quantity, 1),
  ],
);
