import { itemsPerUnit, totalItems, type StockCounts } from '../stock';

/** A difference of less than this many order units is never asked about, however small the stock was. */
const FEW_UNITS = 3;
/** The part of the stock before from which a difference is unlikely. */
const SHARE = 0.5;

/**
 * True for a count so far from what should be there that it is more likely a slip: more than half of it, and 3 units or
 * more.
 */
export const isUnexpectedCount = (
  before: StockCounts,
  counted: StockCounts,
  quantity_per_unit: number | null,
): boolean => {
  const [was, is] = [totalItems(before, quantity_per_unit), totalItems(counted, quantity_per_unit)];
  const difference = Math.abs(is - was);
  return difference >= FEW_UNITS * itemsPerUnit(quantity_per_unit) && difference > Math.abs(was) * SHARE;
};
