/** No order number is higher: the eighth card and all after it hold 8 [BRD-061]. */
const MAX_ORDER = 8;

/** The order number of the i-th card of a bin, counted from 1 [BRD-061]. */
const orderNumber = (position: number): number => Math.min(position, MAX_ORDER);

/** Order number, and for the cards that share 8 the place that tells them apart. */
export interface OrderFields {
  job_order: number;
  position: number | null;
}

/** What the card at this index (from 0) of a bin's ordered cards holds [BRD-061 BRD-063]. */
export const orderAt = (index: number): OrderFields => ({
  job_order: orderNumber(index + 1),
  position: index + 1 >= MAX_ORDER ? index + 1 : null,
});

/**
 * The sequence with `item` at `index` (0 first, absent or too high = last): what was there moves on.
 * An item that is already in it is taken out first, so the index counts the others.
 */
export const insertedAt = <T>(sequence: readonly T[], item: T, index?: number): T[] => {
  const others = sequence.filter((other) => other !== item);
  const at = Math.max(0, Math.min(index ?? others.length, others.length));
  return [...others.slice(0, at), item, ...others.slice(at)];
};
