import type { CivilDate } from '../civilDate';
import type { MovementKind, StockRow } from './applyMovement';
import type { StockCounts } from './stock';

/** A product in a place. */
export interface StockPlace {
  product_id: number;
  location_id: number;
}

/** A stock row as it is stored, under lock. */
export interface StoredStock extends StockPlace, StockRow {
  id: number;
  version: number;
}

export interface StockProduct {
  id: number;
  name: string;
  quantity_per_unit: number | null;
  reorder_level: number | null;
  /** The report group of its category. */
  inventory_type_id: number | null;
}

/** The facts that a change of stock is decided on. */
export interface StockFacts {
  rows: readonly StoredStock[];
  products: ReadonlyMap<number, StockProduct>;
  /** Names by id. */
  locations: ReadonlyMap<number, string>;
  /** Units of open order lines, by {@link placeKey}. */
  onOrder: ReadonlyMap<string, number>;
  /** Whom a stock at its reorder level is told to. */
  recipients: readonly number[];
}

interface Moved extends StockPlace {
  date: CivilDate;
  /** The order, in words: "PO 12". */
  reference?: string;
  purchase_order_id?: number;
  inventory_relocation_order_id?: number;
}

/** A counted amount. */
interface Count extends Moved {
  kind: 'count';
  counts: StockCounts;
}

/** Goods that came (positive) or went (negative). */
export interface Goods extends Moved {
  kind: Exclude<MovementKind, 'count' | 'unit_change'>;
  units: number;
  individuals: number;
  /** The items in a unit of these goods, as their paper says; absent or null for the product's own units. */
  items_per_unit?: number | null;
}

/** The same stock in units of another size: what lies there afterwards [INV-025]. */
interface UnitChange extends Moved {
  kind: 'unit_change';
  counts: StockCounts;
}

export type StockMovement = Count | Goods | UnitChange;

export const placeKey = ({ product_id, location_id }: StockPlace): string => `${product_id} ${location_id}`;
