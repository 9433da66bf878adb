import type { LookupObject } from '#domain/lookups/lookupObject';

/** A product as an order's picker offers it, with what it gives a line. */
export interface ProductChoice extends LookupObject {
  name: string;
  product_code: string | null;
  order_unit: LookupObject | null;
  unit_of_measure: LookupObject | null;
  quantity_per_unit: number | null;
  unit_weight: number | null;
  standard_cost: number | null;
}
