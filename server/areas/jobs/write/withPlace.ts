import type { JobInfoDraft } from '#domain/jobs/draft';
import type { Row } from '../../../db/statement';
import type { GeocodeResult } from '../../../geocoding/geocoder';
import { isApproximateResult } from '../../../geocoding/isApproximateResult';
import type { Mutation } from '../../../pipeline/mutation';
import type { SaveFacts } from '#domain/jobSave/saveFacts';

const ADDRESS = ['address_line_1', 'city', 'state', 'county', 'zip_code'] as const;

const isMoved = (stored: JobInfoDraft | null, next: JobInfoDraft): boolean =>
  !stored || ADDRESS.some((name) => stored[name] !== next[name]);

const hasAddress = (job: JobInfoDraft): boolean => Boolean(job.address_line_1?.trim() || job.zip_code?.trim());

/** What a look-up knows of the address; null when there is none or nobody can say: the save succeeds all the same. */
const lookedUp = async ({ geocoder }: Mutation, job: JobInfoDraft): Promise<GeocodeResult | null> => {
  if (!hasAddress(job)) return null;
  const query = {
    address: job.address_line_1 ?? '',
    city: job.city ?? '',
    state: job.state ?? '',
    county: job.county ?? '',
    zip: job.zip_code ?? '',
  };
  return geocoder(query).then(
    ({ results }) => results[0] ?? null,
    () => null,
  );
};

const aboutAt = (found: GeocodeResult | null): Pick<JobInfoDraft, 'temp_lat' | 'temp_lon'> => {
  const { lat, lng } = found?.geometry.location ?? {};
  return lat === undefined || lng === undefined
    ? { temp_lat: null, temp_lon: null }
    : { temp_lat: round(lat), temp_lon: round(lng) };
};

/** So near to each other, in degrees, two places are the same: 50 m. */
const SAME = 0.0005;

/** Whether a place that is sent as confirmed is one of which the look-up itself knows only about where it is. */
const isOnlyAbout = (found: GeocodeResult | null, { lat, lon, address_line_1 }: JobInfoDraft): boolean =>
  found !== null &&
  lat !== null &&
  lon !== null &&
  Math.abs(found.geometry.location.lat - lat) < SAME &&
  Math.abs(found.geometry.location.lng - lon) < SAME &&
  isApproximateResult(found, address_line_1 ?? '');

/** Degrees are stored with 7 decimals. */
const round = (degrees: number): number => Math.round(degrees * 1e7) / 1e7;

const samePlace = (one: JobInfoDraft, other: JobInfoDraft): boolean => one.lat === other.lat && one.lon === other.lon;

/**
 * A place with a job's address: the confirmed one that was sent, or none, and then about where the address is
 * [API-017 JOB-042 JOB-069]. An address that was changed without its place has lost it, a pin that was set by hand too
 * unless the change says that it stays. No look-up replaces such a pin, and none makes a confirmed place of what it
 * knows only about [KEY-020].
 * @param given what was sent of the job
 */
export const withPlace = async (mutation: Mutation, facts: SaveFacts, given: Row): Promise<SaveFacts> => {
  const { stored, next } = facts;
  // Half a place is refused by the rules.
  if ((next.lat === null) !== (next.lon === null)) return facts;
  const moved = isMoved(stored, next);
  const isStoredPlace = stored !== null && samePlace(stored, next);
  // A pin of the estimate that is merged in comes with its place.
  const isMergedPin = next.is_pin_set_by_hand && !isStoredPlace && given.lat !== next.lat;
  const saysPin = given.is_pin_set_by_hand === true || isMergedPin;
  // A pin without a place is refused by the rules.
  if (given.is_pin_set_by_hand === true && next.lat === null) return facts;
  // Another place is a pin by hand only when it is said to be: not because the one before was.
  const is_pin_set_by_hand =
    next.lat !== null && (saysPin || (isStoredPlace && !moved && stored.is_pin_set_by_hand && next.is_pin_set_by_hand));
  // The place of a pin that is taken away was never looked up.
  const isGone = isStoredPlace && (moved || stored.is_pin_set_by_hand);
  const isConfirmed = next.lat !== null && (is_pin_set_by_hand || !isGone);
  const found = isConfirmed && !is_pin_set_by_hand && !isStoredPlace ? await lookedUp(mutation, next) : null;
  if (isConfirmed && !isOnlyAbout(found, next)) {
    const place = { lat: round(next.lat ?? 0), lon: round(next.lon ?? 0), temp_lat: null, temp_lon: null };
    return { ...facts, next: { ...next, ...place, is_pin_set_by_hand } };
  }
  const unplaced = { ...next, lat: null, lon: null, is_pin_set_by_hand: false };
  const isKnown = !moved && stored !== null && stored.temp_lat !== null;
  if (isKnown) return { ...facts, next: unplaced };
  return { ...facts, next: { ...unplaced, ...aboutAt(found ?? (await lookedUp(mutation, next))) } };
};
