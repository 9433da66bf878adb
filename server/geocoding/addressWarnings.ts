import { foldText } from '#domain/foldText';
import type { AddressWarning } from '#domain/jobs/addressWarning';
import { citiesZipCodes, STATE_NAMES, zipCode, type ZipCode } from './zipCodes';

/** Post offices deliver beyond the limits of their city: so many miles from its nearest ZIP code a city still fits. */
const MAX_MILES = 12;

const MILES_PER_DEGREE = 69;

const milesBetween = (one: ZipCode, other: ZipCode): number => {
  const narrowing = Math.cos((one.lat * Math.PI) / 180);
  return MILES_PER_DEGREE * Math.hypot(one.lat - other.lat, (one.lon - other.lon) * narrowing);
};

const isState = (code: string, written: string): boolean =>
  [code, STATE_NAMES[code] ?? ''].some((name) => foldText(name) === foldText(written));

/**
 * What does not fit together in an address, as far as the list of ZIP codes knows: a ZIP code in another state, or so far
 * from the city that it belongs to another one [KEY-020]. Of a ZIP code or city that the list does not have nothing is
 * said.
 */
export const addressWarnings = ({
  zip,
  city,
  state,
}: Readonly<Record<'zip' | 'city' | 'state', string>>): AddressWarning[] => {
  const known = zip.trim() === '' ? undefined : zipCode(zip);
  if (!known) return [];
  const of = { zip: known.zip, city: known.city, state: STATE_NAMES[known.state] ?? known.state };
  if (state.trim() !== '' && !isState(known.state, state)) return [{ code: 'zip_state', ...of }];
  if (foldText(city) === foldText(known.city)) return [];
  const ofCity = citiesZipCodes(city).filter((code) => code.state === known.state);
  const isFar = ofCity.length > 0 && ofCity.every((code) => milesBetween(code, known) > MAX_MILES);
  return isFar ? [{ code: 'zip_city', ...of }] : [];
};
