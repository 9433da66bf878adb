import type { Language } from '../localText';
import { PLACEHOLDERS } from './placeholders';

/** The parts of an address that are shown and looked up. */
export interface AddressParts {
  address_line_1?: string | null;
  city?: string | null;
  state?: string | null;
  zip_code?: string | null;
  /** The place that a person set on a map, as `pinOf` writes it: directions lead there and not to the text. */
  pin?: string | null;
}

/** The stored address and pin of a job. */
export interface PinnedPlace {
  lat: number | null;
  lon: number | null;
  is_pin_set_by_hand: boolean;
}

/** "lat,lon" in degrees of a pin that was set by hand; null of any other place [KEY-020]. */
export const pinOf = ({ lat, lon, is_pin_set_by_hand }: PinnedPlace): string | null =>
  is_pin_set_by_hand && lat !== null && lon !== null ? `${lat},${lon}` : null;

/** A shown address: its text, and the maps link where there is something to look up. */
export interface AddressLine {
  text: string;
  href: string | null;
}

const joined = (parts: readonly (string | null | undefined)[], between: string): string =>
  parts
    .map((part) => part?.trim() ?? '')
    .filter((part) => part !== '')
    .join(between);

/**
 * "{street}, {city}, {state} {zip}" of the trimmed parts that are filled; an empty text when all four are missing
 * [NAV-040 NAV-042].
 */
export const addressText = (address: AddressParts): string =>
  joined([address.address_line_1, address.city, joined([address.state, address.zip_code], ' ')], ', ');

const APPLE = /iPhone|iPad|iPod|Macintosh/;
const LONE_SURROGATE = /[\uD800-\uDFFF]/gu;

/**
 * The link to driving directions: Apple maps on Apple devices, else Google maps with the traffic layer
 * [NAV-039 NAV-042].
 */
const mapsLink = (text: string, userAgent: string): string => {
  const query = encodeURIComponent(text.replaceAll(LONE_SURROGATE, ''));
  return APPLE.test(userAgent)
    ? `https://maps.apple.com/?daddr=${query}&dirflg=d`
    : `https://maps.google.com/maps?daddr=${query}&dirflg=d&layer=t`;
};

/** The attributes of the link: a new tab that learns nothing of this one [NAV-038 NAV-042]. */
export const MAPS_LINK_ATTRIBUTES = { target: '_blank', rel: 'noopener noreferrer' } as const;

/**
 * An address as it is shown; "(No Address)" when nothing is known [NAV-041]. The link leads to the pin that was set by
 * hand [KEY-020], else to the text; without either there is none.
 */
export const addressLine = (address: AddressParts, userAgent: string, language: Language = 'en'): AddressLine => {
  const text = addressText(address);
  const goal = address.pin ?? text;
  return {
    text: text === '' ? PLACEHOLDERS.address[language] : text,
    href: goal === '' ? null : mapsLink(goal, userAgent),
  };
};
