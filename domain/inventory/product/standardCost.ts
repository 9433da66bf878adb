import { fromCents, toCents } from '../cents';

/** What a product costs us by its list price and discount in percent; null without a list price [INV-024]. */
export const standardCost = (list_price: number | null, discount: number | null): number | null =>
  list_price === null ? null : fromCents(toCents(list_price) * (1 - (discount ?? 0) / 100));
