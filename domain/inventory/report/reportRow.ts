import type { CivilDate } from '../../civilDate';
import { fromCents, toCents } from '../cents';
import { inventoryCost, totalUnits } from '../stock';
import { toOrder } from '../toOrder';

/** Stock of a product as it is stored, in one place or summed over all. */
export interface ReportFacts {
  product_id: number;
  product_name: string;
  description: string | null;
  category: { description: string; count_order: number | null };
  unit_count: number;
  individual_count: number;
  quantity_per_unit: number | null;
  order_unit: string | null;
  unit_cost: number | null;
  reorder_level: number | null;
  target_level: number | null;
  minimum_reorder_quantity: number | null;
  on_order: number;
  count_date: CivilDate | null;
}

/** A row of the Current Inventory report [INV-022]. */
export interface ReportRow extends ReportFacts {
  total_units: number;
  inventory_cost: number;
  to_order: number;
}

export const reportRow = (facts: ReportFacts): ReportRow => {
  const { quantity_per_unit, unit_cost } = facts;
  const total_units = totalUnits(facts, quantity_per_unit);
  return {
    ...facts,
    total_units,
    inventory_cost: inventoryCost(facts, quantity_per_unit, unit_cost),
    to_order: toOrder({ ...facts, total_units }),
  };
};

/** The sum of the costs, to the cent. */
export const totalCost = (rows: readonly Pick<ReportRow, 'inventory_cost'>[]): number =>
  fromCents(rows.reduce((sum, { inventory_cost }) => sum + toCents(inventory_cost), 0));
