import { z } from 'zod';
import type { RelocationValues } from '#domain/inventory/relocationOrder/relocationValues';
import { clientKey } from '#domain/writes/clientKey';
import { lookupObject } from '#domain/lookups/lookupObject';

const MOST_ITEMS = 500;
const MOST = 10_000_000;

const choice = lookupObject.nullish().transform((value) => value ?? null);
const count = z
  .number()
  .min(0)
  .max(MOST)
  .nullish()
  .transform((value) => value ?? null);

const item = z.strictObject({
  id: z
    .int()
    .nullish()
    .transform((value) => value ?? null),
  client_key: clientKey,
  product: choice,
  order_unit_type: choice,
  quantity_of_order_units: count,
  items_per_order_unit: z
    .int()
    .min(1)
    .max(MOST)
    .nullish()
    .transform((value) => value ?? null),
  quantity_of_single_units: count,
  item_unit_type: choice,
  item_weight: count,
});

const fields = {
  order_name: z
    .string()
    .max(150, 'Must be 150 characters or less.')
    .nullish()
    .transform((value) => value ?? ''),
  from_inventory_location: choice,
  to_inventory_location: choice,
  order_status: choice,
  remarks: z
    .string()
    .trim()
    .max(4_000, 'Must be 4000 characters or less.')
    .nullish()
    .transform((value) => value || null),
  shipment_items: z
    .array(item)
    .max(MOST_ITEMS)
    .nullish()
    .transform((value) => value ?? []),
};

/** A new relocation order, whole [RO-002 RO-003]. */
export const newRelocationInput: z.ZodType<RelocationValues> = z.strictObject(fields);

export interface ChangedRelocation {
  id: number;
  version: number;
  values: RelocationValues;
}

/** A changed relocation order, whole, based on a version. */
export const changedRelocationInput: z.ZodType<ChangedRelocation> = z
  .strictObject({ id: z.int(), version: z.int(), ...fields })
  .transform(({ id, version, ...values }) => ({ id, version, values }));
