import { z } from 'zod';
import { isCivilDate } from '#domain/civilDate';
import { manyLines, oneLine } from '#domain/fields/plainText';
import { choiceInput } from '../../api/choiceInput';
import { describedClientKey } from '../../api/clientKey';
import { asInput, namedInput, versionRead } from '../../api/zodInput';
import type { OrderValues } from '#domain/inventory/purchaseOrder/orderValues';

/** No truck brings more kinds of goods than this. */
const MAX_LINES = 500;

const date = asInput(z.string().refine(isCivilDate, 'Must be a valid date.'), { scalar: 'Date' })
  .nullish()
  .transform((value) => value ?? null);
const words = (max: number, plain = oneLine) =>
  z
    .string()
    .overwrite(plain)
    .max(max, `Must be ${max} characters or less.`)
    .nullish()
    .transform((value) => value || null);
const choice = choiceInput.nullish().transform((value) => value ?? null);
const number = z
  .number()
  .nullish()
  .transform((value) => value ?? null);

/** Largest amount of a line, so that totals stay exact. */
const MAX_AMOUNT = 10_000_000;
const amount = asInput(z.number().max(MAX_AMOUNT), { scalar: 'Money' })
  .nullish()
  .transform((value) => (value === null || value === undefined ? null : Math.round(value * 100) / 100));

const receipt = namedInput('PurchaseOrderReceiptInput', {
  id: z.int(),
  date_received: date.describe('Another day is a correction; null takes the receipt back.'),
}).transform((given) => ({ ...given, quantity: 0 }));

const line = namedInput('PurchaseOrderLineInput', {
  id: z
    .int()
    .nullish()
    .transform((value) => value ?? null)
    .describe('Absent for a new line; stored lines that are left out are removed.'),
  client_key: describedClientKey,
  product: choice,
  quantity: z
    .number()
    .max(MAX_AMOUNT)
    .nullish()
    .transform((value) => value ?? null)
    .describe('Whole order units, at least 1.'),
  order_unit: choice.describe("The product's own unless said."),
  items_per_unit: z
    .int()
    .min(1)
    .nullish()
    .transform((value) => value ?? null)
    .describe("The product's own unless said."),
  unit_cost: amount,
  date_received: date.describe(
    'Receives what is open of the line, and adds it to the stock. Null on a line that has all come takes it back.',
  ),
  quantity_received: number
    .transform((value) => value ?? undefined)
    .describe('Units that come now; all that is open unless said. Fewer leave the rest open on the line.'),
  receipts: z
    .array(receipt)
    .max(MAX_LINES)
    .nullish()
    .describe('Corrections of what came before; a receipt that is not named stays as it is.'),
}).transform(({ quantity_received, receipts, ...rest }) => ({
  ...rest,
  ...(quantity_received === undefined ? {} : { quantity_received }),
  ...(receipts ? { receipts } : {}),
}));

const fields = {
  order_name: z
    .string()
    .overwrite(oneLine)
    .max(150, 'Must be 150 characters or less.')
    .nullish()
    .transform((value) => value ?? ''),
  supplier: choice,
  mmg_location: choice,
  created_by: choice.describe('The employee who orders.'),
  order_status: choice.describe(
    'Another one than the stored places (2), cancels (5) or reopens (1, 3) the order. 3 and 4 follow from what is received.',
  ),
  order_date: date,
  expected_date: date,
  pickup_number: words(50),
  notes: words(4_000, manyLines),
  line_items: z
    .array(line)
    .max(MAX_LINES)
    .nullish()
    .transform((value) => value ?? []),
};

/** A new order, whole [PO-002 PO-003]. */
export const newOrderInput: z.ZodType<OrderValues> = namedInput('PurchaseOrderInput', fields);

export interface ChangedOrder {
  id: number;
  version: number;
  values: OrderValues;
}

/** A changed order, whole, based on a version. */
export const changedOrderInput: z.ZodType<ChangedOrder> = z
  .strictObject({ id: z.int(), version: versionRead, ...fields })
  .transform(({ id, version, ...values }) => ({ id, version, values }));
