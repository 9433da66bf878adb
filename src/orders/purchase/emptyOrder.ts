import type { CivilDate } from '#domain/civilDate';
import type { LookupObject } from '#domain/lookups/lookupObject';
import type { OrderLineValues, OrderValues } from '#domain/inventory/purchaseOrder/orderValues';

export const EMPTY_LINE: OrderLineValues = {
  id: null,
  product: null,
  quantity: null,
  order_unit: null,
  items_per_unit: null,
  unit_cost: null,
  date_received: null,
};

/** A new order: dated today, by oneself where one is an employee. */
export const emptyOrder = (today: CivilDate, created_by: LookupObject | null): OrderValues => ({
  order_name: '',
  supplier: null,
  mmg_location: null,
  created_by,
  order_status: null,
  order_date: today,
  expected_date: null,
  pickup_number: null,
  notes: null,
  line_items: [EMPTY_LINE],
});

/** A new order for the same goods. */
export const copiedOrder = (values: OrderValues, today: CivilDate): OrderValues => ({
  ...values,
  order_status: null,
  order_date: today,
  expected_date: null,
  pickup_number: null,
  line_items: values.line_items.map(({ units_received: _came, receipts: _receipts, ...line }) => ({
    ...line,
    id: null,
    date_received: null,
  })),
});
