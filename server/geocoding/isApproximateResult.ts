import { isApproximatePlace } from '#domain/jobs/placePrecision';
import type { GeocodeResult } from './geocoder';

/**
 * Whether a result of a look-up says only about where an address is [KEY-020].
 * @param line the first line of the address that was looked up
 */
export const isApproximateResult = (
  { partial_match, geometry, address_components }: GeocodeResult,
  line: string,
): boolean =>
  isApproximatePlace(
    {
      partial_match,
      location_type: geometry.location_type,
      has_street_number: address_components.some(({ types }) => types.includes('street_number')),
    },
    line,
  );
