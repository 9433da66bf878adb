export interface ShipmentItem {
  quantity_of_order_units: number | null;
  items_per_order_unit: number | null;
  quantity_of_single_units: number | null;
  /** Pounds each. */
  item_weight: number | null;
}

/** Single items of a line: units times what is in one, and the single ones. */
export const shippedItems = ({
  quantity_of_order_units,
  items_per_order_unit,
  quantity_of_single_units,
}: ShipmentItem): number =>
  (quantity_of_order_units ?? 0) * (items_per_order_unit || 1) + (quantity_of_single_units ?? 0);

/** Pounds of a line, with 2 decimals. */
export const shippedWeight = (item: ShipmentItem): number =>
  Math.round(shippedItems(item) * (item.item_weight ?? 0) * 100) / 100;

export const shipmentTotals = (items: readonly ShipmentItem[]): { items: number; weight: number } => ({
  items: items.reduce((sum, item) => sum + shippedItems(item), 0),
  weight: Math.round(items.reduce((sum, item) => sum + shippedWeight(item) * 100, 0)) / 100,
});

/** "RO-00001", and on from there [RO-004]. */
export const relocationNumber = (running: number): string => `RO-${String(running).padStart(5, '0')}`;
