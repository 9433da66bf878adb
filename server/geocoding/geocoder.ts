import { z } from 'zod';
import type { AddressQuery } from '#domain/inputs/addressQuery';

const component = z.object({ long_name: z.string(), short_name: z.string(), types: z.array(z.string()) });
const result = z.object({
  formatted_address: z.string(),
  place_id: z.string(),
  address_components: z.array(component),
  // How well the place is known; whatever else is said of it is no reason to refuse the answer.
  partial_match: z.boolean().optional().catch(undefined),
  geometry: z.object({
    location: z.object({ lat: z.number(), lng: z.number() }),
    location_type: z.string().optional().catch(undefined),
  }),
});

/** The answer of Google's geocoding, as far as it is passed on [API-016 API-039]. */
export const geocodeAnswer = z.object({ status: z.enum(['OK', 'ZERO_RESULTS']), results: z.array(result) });

export type GeocodeResult = z.infer<typeof result>;
export type GeocodeAnswer = z.infer<typeof geocodeAnswer>;

/** Finds where an address is. @throws AppError SERVICE_UNAVAILABLE when nobody can say */
export type Geocoder = (query: AddressQuery) => Promise<GeocodeAnswer>;

export const ZERO_RESULTS: GeocodeAnswer = { status: 'ZERO_RESULTS', results: [] };

/** The parts that are not empty, joined ", " (API-039). */
export const addressOf = ({ address, city, state, county, zip }: AddressQuery): string =>
  [address, city, state, county, zip].filter((part) => part !== '').join(', ');
