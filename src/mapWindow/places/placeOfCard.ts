import { placeOf, isUnverified, type Place } from '#domain/jobSearch/place';
import type { WindowCard } from '../link/windowMessage';
import type { JobPlaces } from './placesQuery';

/**
 * How sure the place of a marker is: confirmed, estimated from the address, or as the board tells it, to some half mile.
 */
export type Certainty = 'confirmed' | 'estimated' | 'half_mile';

export interface CardPlace extends Place {
  certainty: Certainty;
}

const pinOf = (pin: string | null): Place | null => {
  const [lat = Number.NaN, lon = Number.NaN] = (pin ?? '').split(',').map(Number);
  return pin && Number.isFinite(lat) && Number.isFinite(lon) ? { lat, lon } : null;
};

/**
 * Where a card stands on the map; null where nobody knows.
 * @param job the places of its job; undefined while they are not known to this window
 */
export const placeOfCard = (card: WindowCard, job: JobPlaces | undefined): CardPlace | null => {
  if (job) {
    const place = placeOf(job);
    return place && { ...place, certainty: isUnverified(job) ? 'estimated' : 'confirmed' };
  }
  const pin = pinOf(card.pin);
  if (pin) return { ...pin, certainty: 'confirmed' };
  if (card.lat === null || card.lon === null) return null;
  return { lat: card.lat, lon: card.lon, certainty: card.is_confirmed ? 'confirmed' : 'half_mile' };
};

/** Another one once the board tells another place of the job: then it is asked for anew. */
export const placeKey = ({ job_id, lat, lon, pin }: WindowCard): string => [job_id, lat, lon, pin].join();
