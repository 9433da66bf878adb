import type { RelocationValues, ShipmentItemValues } from '#domain/inventory/relocationOrder/relocationValues';
import type { ProductChoice } from '../data/productChoice';

export const EMPTY_ITEM: ShipmentItemValues = {
  id: null,
  product: null,
  order_unit_type: null,
  quantity_of_order_units: null,
  items_per_order_unit: null,
  quantity_of_single_units: null,
  item_unit_type: null,
  item_weight: null,
};

export const EMPTY_RELOCATION: RelocationValues = {
  order_name: '',
  from_inventory_location: null,
  to_inventory_location: null,
  order_status: null,
  remarks: null,
  shipment_items: [EMPTY_ITEM],
};

/** What a product gives an item: units, items in one, weight. */
export const itemOf = (product: ProductChoice): Partial<ShipmentItemValues> => ({
  product: { id: product.id, name: product.name },
  order_unit_type: product.order_unit && { id: product.order_unit.id, name: product.order_unit.name },
  items_per_order_unit: product.quantity_per_unit,
  item_unit_type: product.unit_of_measure && { id: product.unit_of_measure.id, name: product.unit_of_measure.name },
  item_weight: product.unit_weight,
});
