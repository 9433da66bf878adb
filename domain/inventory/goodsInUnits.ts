import { itemsPerUnit } from './stock';

/** Goods as a paper lists them: whole units of so many items each, and single items beside them. */
export interface ListedGoods {
  units: number;
  individuals: number;
  /** The items in a unit of these goods; null where they are the product's own units. */
  items_per_unit: number | null;
}

/**
 * Goods in the units that the product is kept in. Units that hold as many items as the product's stay whole; others are
 * moved item by item, so that the stock changes by what the paper says [INV-025].
 *
 * @example goodsInUnits({ units: 2, individuals: 0, items_per_unit: 20 }, 56) // { units: 0, individuals: 40 }
 */
export const goodsInUnits = (
  { units, individuals, items_per_unit }: ListedGoods,
  quantity_per_unit: number | null,
): { units: number; individuals: number } => {
  const perUnit = itemsPerUnit(quantity_per_unit);
  const held = items_per_unit ?? perUnit;
  if (held === perUnit) return { units, individuals };
  const items = units * held;
  // Zero is never negative: `-0` would be stored as another value than it is compared with.
  return { units: Math.trunc(items / perUnit) + 0, individuals: (items % perUnit) + individuals + 0 };
};
