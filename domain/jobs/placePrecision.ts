/** What a look-up says of how well it knows a place, in the words of Google's geocoding. */
export interface FoundPlace {
  location_type?: string | undefined;
  partial_match?: boolean | undefined;
  /** Whether the place has a house number. */
  has_street_number: boolean;
}

/** Kinds of location that are a house or a spot between two known house numbers. */
const PRECISE: ReadonlySet<string> = new Set(['ROOFTOP', 'RANGE_INTERPOLATED']);

const PO_BOX = /\b(p\.?\s*o\.?\s*box|post\s+office\s+box|apartado\s+postal)\b/i;

/** Whether a line of an address is a mailbox, where nothing is ever built [KEY-020]. */
export const isPoBox = (line: string): boolean => PO_BOX.test(line);

/**
 * Whether a look-up knows only about where an address is: by its ZIP code, city or street alone, by a part of what was
 * asked, or a PO box. Such a place is never called verified [KEY-020]. A service that does not say how it knows a place
 * does not know it.
 * @param line the first line of the address that was looked up
 */
export const isApproximatePlace = (found: FoundPlace, line: string): boolean =>
  found.partial_match === true || !PRECISE.has(found.location_type ?? '') || !found.has_street_number || isPoBox(line);
