/**
 * What is still to come of order lines, in whole units of the product as it is kept now: a line may be ordered in units
 * of another size [INV-025 PO-009].
 * @param line, product the aliases of `purchase_order_line_item` and `product` in the statement
 */
export const openUnits = (line: string, product: string): string => {
  const held = `coalesce(${product}.quantity_per_unit, 1)`;
  return `floor(sum((${line}.quantity - ${line}.units_received) * coalesce(${line}.items_per_unit, ${held})::numeric / ${held}))::int`;
};
