import type { Notice } from '../notifications/notices';
import { totalUnits, type StockCounts } from './stock';
import { placeKey, type StockFacts, type StockPlace } from './stockFacts';
import { isAtReorderLevel } from './toOrder';

/** A stock that changed. */
export interface StockChanged {
  place: StockPlace;
  before: StockCounts;
  after: StockCounts;
}

const addressOf = (type: number | null, { location_id }: StockPlace): string =>
  type === null ? '/inventory-count' : `/reports/inventory/${location_id}/${type}`;

/** Who is told that stock has fallen to its reorder level: once, when it crosses it. */
export const reorderNotices = (
  { products, locations, onOrder, recipients }: StockFacts,
  changed: readonly StockChanged[],
): Notice[] =>
  changed.flatMap(({ place, before, after }) => {
    const product = products.get(place.product_id);
    if (!product || recipients.length === 0) return [];
    const isLow = (counts: StockCounts): boolean =>
      isAtReorderLevel({
        total_units: totalUnits(counts, product.quantity_per_unit),
        on_order: onOrder.get(placeKey(place)) ?? 0,
        reorder_level: product.reorder_level,
        target_level: null,
        minimum_reorder_quantity: null,
      });
    if (isLow(before) || !isLow(after)) return [];
    return [
      {
        kind: 'reorder',
        recipients,
        text: `Reorder: ${product.name} at ${locations.get(place.location_id) ?? ''}`,
        action_url: addressOf(product.inventory_type_id, place),
      },
    ];
  });
