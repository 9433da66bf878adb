import type { OrderLineValues } from '#domain/inventory/purchaseOrder/orderValues';
import { totalUnits } from '#domain/inventory/stock';
import { toOrder, type ReorderFacts } from '#domain/inventory/toOrder';
import type { ProductChoice } from './productChoice';

/** A product with its stock in a place and what is on its way there. */
export interface ReorderRow extends Omit<ReorderFacts, 'total_units'> {
  product: ProductChoice;
  unit_count: number;
  individual_count: number;
}

/** A line with what its product gives it: unit, items in one, standard cost. */
export const lineOf = (product: ProductChoice, quantity: number | null): OrderLineValues => ({
  id: null,
  product: { id: product.id, name: product.name },
  quantity,
  order_unit: product.order_unit && { id: product.order_unit.id, name: product.order_unit.name },
  items_per_unit: product.quantity_per_unit,
  unit_cost: product.standard_cost,
  date_received: null,
});

/** A line into which nothing was given yet. */
export const isBlankLine = ({ product, quantity, unit_cost }: OrderLineValues): boolean =>
  product === null && quantity === null && unit_cost === null;

/**
 * The lines of an order without those into which nothing was given, such as the one that Enter adds after the last; an
 * order of nothing else keeps them, to be told what is missing.
 */
export const givenLines = (lines: readonly OrderLineValues[]): OrderLineValues[] => {
  const given = lines.filter((line) => line.id !== null || !isBlankLine(line));
  return given.length > 0 ? given : [...lines];
};

/** The lines that fill a place's stock up to its targets, without what the order has already [INV-022]. */
export const suggestedLines = (rows: readonly ReorderRow[], lines: readonly OrderLineValues[]): OrderLineValues[] => {
  const known = new Set(lines.map(({ product }) => product?.id));
  return rows.flatMap(({ product, unit_count, individual_count, ...facts }) => {
    const quantity = toOrder({
      ...facts,
      total_units: totalUnits({ unit_count, individual_count }, product.quantity_per_unit),
    });
    return quantity > 0 && !known.has(product.id) ? [lineOf(product, quantity)] : [];
  });
};
