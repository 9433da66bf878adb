import type { FieldValue } from '../../changes';
import type { StockFacts } from '../stockFacts';
import type { ShipmentItem } from './shipmentTotals';

/** Goods as they are stored, under lock. */
export interface StoredItem extends ShipmentItem {
  id: number;
  product_id: number;
  order_unit_type_id: number | null;
  item_unit_type_id: number | null;
}

/** A relocation order as it is stored, under lock. */
export interface StoredRelocation {
  id: number;
  version: number;
  order_number: string;
  order_status_id: number;
  /** The stored values of the fields that a form changes. */
  head: Readonly<Record<string, FieldValue>>;
  items: readonly StoredItem[];
}

/** What a product gives an item that says nothing else. */
export interface ItemDefaults {
  order_unit_type_id: number | null;
  items_per_order_unit: number | null;
  item_unit_type_id: number | null;
  item_weight: number | null;
}

export interface RelocationFacts {
  /** Null for a new order. */
  order: StoredRelocation | null;
  /** The number of a new order. */
  order_number: string;
  products: ReadonlyMap<number, ItemDefaults>;
  /** The stock of the goods in both places. */
  stock: StockFacts;
}
