/** A line of what to order, as the server answers it. */
export interface ReorderLine {
  product_id: number;
  product_name: string;
  location_id: number;
  location_name: string;
  /** Null where the role does not see it. */
  category: string | null;
  vendor_id: number | null;
  vendor_name: string | null;
  order_unit: string | null;
  unit_cost: number | null;
  total_units: number;
  target_level: number | null;
  on_order: number;
  to_order: number;
}

/** A line on the screen: whether it is ordered, and how much. */
export interface ReorderRow extends ReorderLine {
  key: string;
  quantity: number | null;
  isChosen: boolean;
}

export const keyOf = ({ product_id, location_id }: Pick<ReorderLine, 'product_id' | 'location_id'>): string =>
  `${product_id} ${location_id}`;

/**
 * Why a line cannot be ordered from the list.
 * @param sees whether the user sees vendors and costs: what is hidden the server says when the order is made
 */
export const blockOf = (
  { vendor_id, unit_cost }: Pick<ReorderLine, 'vendor_id' | 'unit_cost'>,
  sees: { vendor: boolean; cost: boolean },
): 'no_vendor' | 'no_cost' | null => {
  if (sees.vendor && vendor_id === null) return 'no_vendor';
  if (!sees.cost) return null;
  return unit_cost === null || unit_cost <= 0 ? 'no_cost' : null;
};

/** The lines by the order they would become: one for each vendor and place. */
export const ordersOf = (rows: readonly ReorderRow[]) => {
  const orders = new Map<string, ReorderRow[]>();
  for (const row of rows) {
    const key = `${row.vendor_id ?? 'none'} ${row.location_id}`;
    orders.set(key, [...(orders.get(key) ?? []), row]);
  }
  return [...orders].map(([key, lines]) => ({
    key,
    lines,
    vendor: lines[0]?.vendor_name ?? null,
    place: lines[0]?.location_name ?? '',
  }));
};
