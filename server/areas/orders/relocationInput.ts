import { z } from 'zod';
import type { RelocationValues } from '#domain/inventory/relocationOrder/relocationValues';
import { manyLines, oneLine } from '#domain/fields/plainText';
import { choiceInput } from '../../api/choiceInput';
import { describedClientKey } from '../../api/clientKey';
import { asInput, namedInput, versionRead } from '../../api/zodInput';

const MAX_ITEMS = 500;
const MAX_QUANTITY = 10_000_000;

const choice = choiceInput.nullish().transform((value) => value ?? null);
const count = z
  .number()
  .min(0)
  .max(MAX_QUANTITY)
  .nullish()
  .transform((value) => value ?? null);

const item = namedInput('ShipmentItemInput', {
  id: z
    .int()
    .nullish()
    .transform((value) => value ?? null)
    .describe('Absent for a new item; stored items that are left out are removed.'),
  client_key: describedClientKey,
  product: choice,
  order_unit_type: choice.describe("The product's own unless said, as are the other facts of the product."),
  quantity_of_order_units: count,
  items_per_order_unit: z
    .int()
    .min(1)
    .max(MAX_QUANTITY)
    .nullish()
    .transform((value) => value ?? null),
  quantity_of_single_units: count,
  item_unit_type: choice,
  item_weight: asInput(count.describe('Pounds each.'), { scalar: 'Quantity' }),
});

const fields = {
  order_name: z
    .string()
    .overwrite(oneLine)
    .max(150, 'Must be 150 characters or less.')
    .nullish()
    .transform((value) => value ?? ''),
  from_inventory_location: choice,
  to_inventory_location: choice,
  order_status: choice.describe('Another one than the stored ships (2), receives (3) or cancels (4) the order.'),
  remarks: z
    .string()
    .overwrite(manyLines)
    .max(4_000, 'Must be 4000 characters or less.')
    .nullish()
    .transform((value) => value || null),
  shipment_items: z
    .array(item)
    .max(MAX_ITEMS)
    .nullish()
    .transform((value) => value ?? []),
};

/** A new relocation order, whole [RO-002 RO-003]. */
export const newRelocationInput: z.ZodType<RelocationValues> = namedInput('InventoryRelocationOrderInput', fields);

export interface ChangedRelocation {
  id: number;
  version: number;
  values: RelocationValues;
}

/** A changed relocation order, whole, based on a version. */
export const changedRelocationInput: z.ZodType<ChangedRelocation> = z
  .strictObject({ id: z.int(), version: versionRead, ...fields })
  .transform(({ id, version, ...values }) => ({ id, version, values }));
