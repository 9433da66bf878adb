import { createHash } from 'node:crypto';
import { ZERO_RESULTS, type GeocodeAnswer, type Geocoder, type GeocodeResult } from './geocoder';
import type { AddressQuery } from '#domain/inputs/addressQuery';
import { cityZipCode, STATE_NAMES, zipCode, type ZipCode } from './zipCodes';

/** No address is placed further from the middle of its ZIP than this, in degrees: a mile. */
const MAX_OFFSET = 0.015;

/** Two offsets that belong to a text: always the same for it, another one for another text. */
const offsetsOf = (text: string): [number, number] => {
  const hash = createHash('sha256').update(text).digest();
  const offset = (at: number): number => ((hash.readUInt32BE(at) / 0xffff_ffff) * 2 - 1) * MAX_OFFSET;
  return [offset(0), offset(4)];
};

const plain = (text: string): string => text.trim().toLowerCase().replaceAll(/\s+/g, ' ');

const placeOf = ({ zip, city, state }: AddressQuery): ZipCode | undefined =>
  zip.trim() === '' ? cityZipCode(city, state) : zipCode(zip);

const round = (degrees: number): number => Number(degrees.toFixed(6));

const STREET = /^(\d+[a-z]?)\s+(.+)$/i;

const componentsOf = (query: AddressQuery, place: ZipCode): GeocodeResult['address_components'] => {
  const [, number, road] = STREET.exec(query.address.trim()) ?? [];
  const component = (long_name: string | undefined, type: string, short_name = long_name) =>
    long_name && short_name ? [{ long_name, short_name, types: [type] }] : [];
  return [
    ...component(number, 'street_number'),
    ...component(road ?? query.address.trim(), 'route'),
    ...component(place.city, 'locality'),
    ...component(`${place.county} ${place.state === 'LA' ? 'Parish' : 'County'}`, 'administrative_area_level_2'),
    ...component(STATE_NAMES[place.state], 'administrative_area_level_1', place.state),
    ...component('United States', 'country', 'US'),
    ...component(place.zip, 'postal_code'),
  ];
};

const find = (query: AddressQuery): GeocodeAnswer => {
  const place = placeOf(query);
  if (!place) return ZERO_RESULTS;
  const { zip } = place;
  const street = query.address.trim();
  const [lat, lon] = street === '' ? ([0, 0] as const) : offsetsOf(`${zip} ${plain(street)}`);
  const id = createHash('sha256')
    .update(`${plain(street)}|${zip}|${place.city}`)
    .digest('base64url')
    .slice(0, 22);
  return {
    status: 'OK',
    results: [
      {
        formatted_address: [street, place.city, `${place.state} ${zip}`, 'USA'].filter(Boolean).join(', '),
        place_id: `gazetteer-${id}`,
        address_components: componentsOf(query, place),
        // The street is not known, only its ZIP code.
        geometry: {
          location: { lat: round(place.lat + lat), lng: round(place.lon + lon) },
          location_type: 'APPROXIMATE',
        },
      },
    ],
  };
};

/**
 * The ZIP codes of Texas and its neighbours in place of a service: the middle of the ZIP, or of the city when no ZIP is
 * given, with an offset that belongs to line 1, so that distinct addresses differ. An unknown ZIP, or an unknown city
 * without one, has no result [API-039].
 */
export const gazetteer: Geocoder = (query) => Promise.resolve(find(query));
