import type { CivilDate } from '../civilDate';
import { itemsPerUnit, type StockCounts } from './stock';

/** Why a stock changed: a count, goods that came or went, or a product that is kept in other units [INV-025]. */
const MOVEMENT_KINDS = ['count', 'receipt', 'relocation_out', 'relocation_in', 'unit_change'] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];

/** Goods that come (positive) or go (negative). */
export interface StockChange {
  units: number;
  individuals: number;
  date: CivilDate;
}

export interface StockRow extends StockCounts {
  count_date: CivilDate | null;
}

/** Single items below zero are taken out of units: as many are opened as it takes. */
const withOpenedUnits = ({ unit_count, individual_count }: StockCounts, perUnit: number): StockCounts => {
  const opened = individual_count < 0 ? Math.ceil(-individual_count / perUnit) : 0;
  return { unit_count: unit_count - opened, individual_count: individual_count + opened * perUnit };
};

/** True for what was there already when the row was counted: it is recorded, and changes nothing [INV-023]. */
export const isBeforeCount = (row: Pick<StockRow, 'count_date'> | null, date: CivilDate): boolean =>
  row !== null && row.count_date !== null && date < row.count_date;

/**
 * The counts after goods came or went. What is dated before the row's count was there when it was counted: it is
 * recorded as a movement and changes nothing [INV-023].
 * @param row null where the product has never been counted in that place
 */
export const applyMovement = (
  row: StockRow | null,
  change: StockChange,
  quantity_per_unit: number | null,
): StockCounts => {
  const before = row ?? { unit_count: 0, individual_count: 0, count_date: null };
  const { unit_count, individual_count } = before;
  if (isBeforeCount(row, change.date)) return { unit_count, individual_count };
  return withOpenedUnits(
    { unit_count: unit_count + change.units, individual_count: individual_count + change.individuals },
    itemsPerUnit(quantity_per_unit),
  );
};
