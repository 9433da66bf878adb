import { isApproximatePlace } from '#domain/jobs/placePrecision';
import { recordOf, textOrEmpty } from '#domain/values';

/** A place that the look-up found; parts that it does not know are null [JOB-039]. */
export interface AddressMatch {
  key: string;
  name: string;
  /** Only about where the address is, such as by its ZIP code: never called verified [KEY-020]. */
  is_approximate: boolean;
  lat: number;
  lon: number;
  street_number: string | null;
  road: string | null;
  city: string | null;
  county: string | null;
  state: string | null;
  postal_code: string | null;
}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** How the look-up's answer names the parts. */
const TYPES = {
  street_number: 'street_number',
  road: 'route',
  city: 'locality',
  county: 'administrative_area_level_2',
  state: 'administrative_area_level_1',
  postal_code: 'postal_code',
} as const;

const matchOf = (result: unknown, line: string): AddressMatch[] => {
  const { formatted_address, place_id, address_components, geometry, partial_match } = recordOf(result);
  const { location_type } = recordOf(geometry);
  const { lat, lng } = recordOf(recordOf(geometry).location);
  if (typeof lat !== 'number' || typeof lng !== 'number') return [];
  const part = (wanted: string): string | null => {
    const found = list(address_components)
      .map(recordOf)
      .find(({ types }) => list(types).includes(wanted));
    return found ? textOrEmpty(found.long_name) || null : null;
  };
  const { street_number, road, city, county, state, postal_code } = TYPES;
  return [
    {
      key: textOrEmpty(place_id) || `${lat} ${lng}`,
      name: textOrEmpty(formatted_address),
      is_approximate: isApproximatePlace(
        {
          location_type: textOrEmpty(location_type),
          partial_match: partial_match === true,
          has_street_number: part(street_number) !== null,
        },
        line,
      ),
      lat,
      lon: lng,
      street_number: part(street_number),
      road: part(road),
      city: part(city),
      county: part(county)?.replace(/ County$/, '') ?? null,
      state: part(state),
      postal_code: part(postal_code),
    },
  ];
};

/**
 * The matches of an answer of the geocoding service; none for an answer of another form [JOB-039].
 * @param line the first line of the address that was looked up
 */
export const matchesOf = (answer: unknown, line = ''): AddressMatch[] =>
  list(recordOf(answer).results).flatMap((result) => matchOf(result, line));
