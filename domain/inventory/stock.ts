import { fromCents, toCents } from './cents';

/** What lies in a place: whole order units, and single items beside them. Both may be negative. */
export interface StockCounts {
  unit_count: number;
  individual_count: number;
}

/** The items in an order unit; none or zero counts as one [INV-021]. */
export const itemsPerUnit = (quantity_per_unit: number | null): number => quantity_per_unit || 1;

/** Everything in single items. */
export const totalItems = ({ unit_count, individual_count }: StockCounts, quantity_per_unit: number | null): number =>
  unit_count * itemsPerUnit(quantity_per_unit) + individual_count;

/** Units and the fraction of one that the single items are, with 2 decimals: 10 of 49 and 7 are 10.14 [INV-021]. */
export const totalUnits = (counts: StockCounts, quantity_per_unit: number | null): number =>
  fromCents((totalItems(counts, quantity_per_unit) * 100) / itemsPerUnit(quantity_per_unit));

/**
 * What the stock cost, from the exact total and not the shown one, in cents' precision: 126.79 in the example
 * [INV-021].
 */
export const inventoryCost = (
  counts: StockCounts,
  quantity_per_unit: number | null,
  standard_cost: number | null,
): number =>
  fromCents((toCents(standard_cost ?? 0) * totalItems(counts, quantity_per_unit)) / itemsPerUnit(quantity_per_unit));
