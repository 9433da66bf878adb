import type { CivilDate } from '../../civilDate';
import { type Refusal, refuse } from '../../refusals/refusal';
import { itemsPerUnit, totalItems, type StockCounts } from '../stock';
import type { StockMovement, StoredStock } from '../stockFacts';

/** What the stock of a product keeps when a unit of it holds another number of items [INV-025]. */
export const STOCK_KEEPS = ['units', 'items'] as const;
export type StockKeeps = (typeof STOCK_KEEPS)[number];

/** The same items in units of another size: whole units, and what is left beside them. */
const sameItems = (counts: StockCounts, before: number | null, after: number | null): StockCounts => {
  const items = totalItems(counts, before);
  const perUnit = itemsPerUnit(after);
  return { unit_count: Math.trunc(items / perUnit) + 0, individual_count: (items % perUnit) + 0 };
};

const isEmpty = ({ unit_count, individual_count }: StockCounts): boolean => unit_count === 0 && individual_count === 0;

export interface UnitChange {
  product_id: number;
  /** Items in a unit. */
  before: number | null;
  after: number | null;
  keeps: StockKeeps | undefined;
}

/**
 * The movements that explain what the stock of a product is after its quantity per unit changed: one for each place
 * where something lies. Without a word on what the stock keeps it is refused, since either answer changes what the
 * stored counts mean [INV-025].
 * @param rows the product's stock in all places, under lock
 */
export const changeUnit = (
  { product_id, before, after, keeps }: UnitChange,
  rows: readonly StoredStock[],
  today: CivilDate,
): StockMovement[] | Refusal => {
  const held = rows.filter((row) => !isEmpty(row));
  if (itemsPerUnit(before) === itemsPerUnit(after) || held.length === 0) return [];
  if (keeps === undefined) return refuse('product_unit_has_stock', {}, 'quantity_per_unit');
  return held.map((row) => ({
    kind: 'unit_change',
    product_id,
    location_id: row.location_id,
    date: today,
    reference: `${itemsPerUnit(before)} → ${itemsPerUnit(after)}`,
    counts:
      keeps === 'items'
        ? sameItems(row, before, after)
        : { unit_count: row.unit_count, individual_count: row.individual_count },
  }));
};
