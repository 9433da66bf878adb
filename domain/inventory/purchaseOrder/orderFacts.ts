import type { FieldValue } from '../../changes';
import type { CivilDate } from '../../civilDate';
import type { StockFacts } from '../stockFacts';

/** Units of a line that came on a day, as they are stored. */
export interface StoredReceipt {
  id: number;
  quantity: number;
  date_received: CivilDate;
}

/** A line as it is stored, under lock. */
export interface StoredLine {
  id: number;
  product_id: number;
  quantity: number;
  order_unit_id: number | null;
  items_per_unit: number | null;
  unit_cost: number;
  /** Units that came so far; what is still to come is the rest of `quantity` [PO-009]. */
  units_received: number;
  /** The day of the last receipt, once all of it has come. */
  date_received: CivilDate | null;
  receipts: readonly StoredReceipt[];
}

/** An order as it is stored, under lock. */
export interface StoredOrder {
  id: number;
  version: number;
  order_status_id: number;
  mmg_location_id: number | null;
  /** The stored values of the fields that a form changes. */
  head: Readonly<Record<string, FieldValue>>;
  lines: readonly StoredLine[];
}

/** What a product gives a line that says nothing else. */
export interface ProductDefaults {
  order_unit_id: number | null;
  items_per_unit: number | null;
}

export interface OrderFacts {
  /** Null for a new order. */
  order: StoredOrder | null;
  products: ReadonlyMap<number, ProductDefaults>;
  /** The stock of every product whose receipt changes, at the order's location. */
  stock: StockFacts;
}
