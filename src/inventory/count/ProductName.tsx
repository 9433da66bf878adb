import { useInventoryText } from '../useInventoryText';
import type { CountProduct } from '../data/inventoryApi';

/** A product with what tells it apart on a shelf: its code, and what one unit of it holds. */
export const ProductName = ({ product }: { product: CountProduct }) => {
  const text = useInventoryText();
  const { name, product_code, order_unit, quantity_per_unit } = product;
  const units =
    order_unit && quantity_per_unit !== null
      ? text('of_each', { unit: order_unit.name, each: quantity_per_unit })
      : order_unit?.name;
  return (
    <span className="count-product">
      <span className="count-product-name">{name}</span>
      <small>{[product_code, units].filter(Boolean).join(' · ')}</small>
    </span>
  );
};
