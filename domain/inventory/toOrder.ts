/** Stock figures of a product, in order units. */
export interface ReorderFacts {
  total_units: number;
  /** Units of open order lines. */
  on_order: number;
  reorder_level: number | null;
  target_level: number | null;
  minimum_reorder_quantity: number | null;
}

/** True when what is there and under way has fallen to the reorder level; without a level never. */
export const isAtReorderLevel = ({ total_units, on_order, reorder_level }: ReorderFacts): boolean =>
  reorder_level !== null && total_units + on_order <= reorder_level;

/**
 * Units to order now: up to the target, at least the supplier's minimum, whole units; 0 above the reorder level
 * [INV-022].
 */
export const toOrder = (facts: ReorderFacts): number => {
  if (!isAtReorderLevel(facts)) return 0;
  const { total_units, on_order, target_level, minimum_reorder_quantity } = facts;
  return Math.max(0, Math.ceil(Math.max((target_level ?? 0) - total_units - on_order, minimum_reorder_quantity ?? 0)));
};
