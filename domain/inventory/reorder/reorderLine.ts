import { toOrder } from '../toOrder';
import { totalUnits, type StockCounts } from '../stock';

/** A product in a place, with what decides whether it is ordered now. Quantities are order units. */
export interface ReorderFactsOfPlace extends StockCounts {
  product_id: number;
  product_name: string;
  location_id: number;
  location_name: string;
  category: string;
  /** Null for a product that nobody is named to sell. */
  vendor_id: number | null;
  vendor_name: string | null;
  order_unit_id: number | null;
  order_unit: string | null;
  quantity_per_unit: number | null;
  unit_cost: number | null;
  reorder_level: number | null;
  target_level: number | null;
  minimum_reorder_quantity: number | null;
  /** Open on orders to this place, drafts among them: what is ordered already is not ordered again. */
  on_order: number;
}

/** A line of the list of what to order. */
export interface ReorderLine extends ReorderFactsOfPlace {
  total_units: number;
  /** Units to order now. */
  to_order: number;
}

/** The lines of those that have fallen to their reorder level, by vendor and place, as orders are made of them. */
export const reorderLines = (facts: readonly ReorderFactsOfPlace[]): ReorderLine[] =>
  facts
    .map((one): ReorderLine => {
      const total_units = totalUnits(one, one.quantity_per_unit);
      return { ...one, total_units, to_order: toOrder({ ...one, total_units }) };
    })
    .filter(({ to_order }) => to_order > 0)
    .toSorted(
      (a, b) =>
        (a.vendor_name ?? '\uFFFF').localeCompare(b.vendor_name ?? '\uFFFF') ||
        a.location_name.localeCompare(b.location_name) ||
        a.product_name.localeCompare(b.product_name),
    );
