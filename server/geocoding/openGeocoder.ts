import type { Env } from '../env';
import { gazetteer } from './gazetteer';
import type { Geocoder } from './geocoder';
import { serviceGeocoder } from './serviceGeocoder';

/** The service of GEOCODER_URL, else the cities of the area. */
export const openGeocoder = ({
  GEOCODER_URL: url,
  GEOCODER_KEY: key,
}: Pick<Env, 'GEOCODER_URL' | 'GEOCODER_KEY'>): Geocoder => (url && key ? serviceGeocoder({ url, key }) : gazetteer);
