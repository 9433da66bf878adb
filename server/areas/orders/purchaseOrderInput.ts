import { z } from 'zod';
import { isCivilDate } from '#domain/civilDate';
import { clientKey } from '#domain/writes/clientKey';
import { lookupObject } from '#domain/lookups/lookupObject';
import type { OrderValues } from '#domain/inventory/purchaseOrder/orderValues';

/** No truck brings more kinds of goods than this. */
const MOST_LINES = 500;

const date = z
  .string()
  .refine(isCivilDate, 'Must be a valid date.')
  .nullish()
  .transform((value) => value ?? null);
const words = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Must be ${max} characters or less.`)
    .nullish()
    .transform((value) => value || null);
const choice = lookupObject.nullish().transform((value) => value ?? null);
const number = z
  .number()
  .nullish()
  .transform((value) => value ?? null);

/** Largest amount of a line, so that totals stay exact. */
const MOST = 10_000_000;
const amount = z
  .number()
  .max(MOST)
  .nullish()
  .transform((value) => (value === null || value === undefined ? null : Math.round(value * 100) / 100));

const line = z
  .strictObject({
    id: z
      .int()
      .nullish()
      .transform((value) => value ?? null),
    client_key: clientKey,
    product: choice,
    quantity: z
      .number()
      .max(MOST)
      .nullish()
      .transform((value) => value ?? null),
    order_unit: choice,
    items_per_unit: z
      .int()
      .min(1)
      .nullish()
      .transform((value) => value ?? null),
    unit_cost: amount,
    date_received: date,
    quantity_received: number.transform((value) => value ?? undefined),
  })
  .transform(({ quantity_received, ...rest }) =>
    quantity_received === undefined ? rest : { ...rest, quantity_received },
  );

const fields = {
  order_name: z
    .string()
    .max(150, 'Must be 150 characters or less.')
    .nullish()
    .transform((value) => value ?? ''),
  supplier: choice,
  mmg_location: choice,
  created_by: choice,
  order_status: choice,
  order_date: date,
  expected_date: date,
  pickup_number: words(50),
  notes: words(4_000),
  line_items: z
    .array(line)
    .max(MOST_LINES)
    .nullish()
    .transform((value) => value ?? []),
};

/** A new order, whole [PO-002 PO-003]. */
export const newOrderInput: z.ZodType<OrderValues> = z.strictObject(fields);

export interface ChangedOrder {
  id: number;
  version: number;
  values: OrderValues;
}

/** A changed order, whole, based on a version. */
export const changedOrderInput: z.ZodType<ChangedOrder> = z
  .strictObject({ id: z.int(), version: z.int(), ...fields })
  .transform(({ id, version, ...values }) => ({ id, version, values }));
