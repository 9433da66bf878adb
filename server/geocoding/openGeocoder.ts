import { AppError } from '#domain/errors';
import { addressOf, geocodeAnswer, ZERO_RESULTS, type Geocoder } from './geocoder';
import type { Env } from '../env';
import { fetchLimited } from '../http/fetchLimited';
import { gazetteer } from './gazetteer';

/** Milliseconds until the service counts as silent. */
const TIMEOUT_MS = 5_000;

const UNAVAILABLE = 'Address lookup failed. Please try again.';

/**
 * Asks a service that speaks as Google's does, in the United States alone [API-039]. What the service says of itself is
 * not passed on.
 */
const serviceGeocoder =
  ({ url, key, patience = TIMEOUT_MS }: { url: string; key: string; patience?: number }): Geocoder =>
  async (query) => {
    const address = addressOf(query);
    if (address === '') return ZERO_RESULTS;
    const place = new URL(url);
    for (const [name, value] of Object.entries({ address, components: 'country:US', key }))
      place.searchParams.set(name, value);
    try {
      const response = await fetchLimited(place, { signal: AbortSignal.timeout(patience), redirect: 'error' });
      return geocodeAnswer.parse(await response.json());
    } catch {
      throw new AppError('SERVICE_UNAVAILABLE', {}, UNAVAILABLE);
    }
  };

/** The service of GEOCODER_URL, else the cities of the area. */
export const openGeocoder = ({
  GEOCODER_URL: url,
  GEOCODER_KEY: key,
}: Pick<Env, 'GEOCODER_URL' | 'GEOCODER_KEY'>): Geocoder => (url && key ? serviceGeocoder({ url, key }) : gazetteer);
