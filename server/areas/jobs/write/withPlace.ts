import type { JobInfoDraft } from '#domain/jobs/draft';
import type { Mutation } from '../../../pipeline/mutation';
import type { SaveFacts } from '#domain/jobSave/saveFacts';

const ADDRESS = ['address_line_1', 'city', 'state', 'county', 'zip_code'] as const;

const isMoved = (stored: JobInfoDraft | null, next: JobInfoDraft): boolean =>
  !stored || ADDRESS.some((name) => stored[name] !== next[name]);

const hasAddress = (job: JobInfoDraft): boolean => Boolean(job.address_line_1?.trim() || job.zip_code?.trim());

/** Where an address is about; null when nobody can say: the save succeeds all the same. */
const approximate = async (
  { geocoder }: Mutation,
  job: JobInfoDraft,
): Promise<{ temp_lat: number | null; temp_lon: number | null }> => {
  const nowhere = { temp_lat: null, temp_lon: null };
  if (!hasAddress(job)) return nowhere;
  const query = {
    address: job.address_line_1 ?? '',
    city: job.city ?? '',
    state: job.state ?? '',
    county: job.county ?? '',
    zip: job.zip_code ?? '',
  };
  const found = await geocoder(query).then(
    ({ results }) => results[0]?.geometry.location,
    () => undefined,
  );
  return found ? { temp_lat: round(found.lat), temp_lon: round(found.lng) } : nowhere;
};

/** Degrees are stored with 7 decimals. */
const round = (degrees: number): number => Math.round(degrees * 1e7) / 1e7;

/**
 * A place with a job's address: the confirmed one that was sent, or none, and then about where the address is
 * [API-017 JOB-042 JOB-069]. An address that was changed without its place has lost it.
 */
export const withPlace = async (mutation: Mutation, facts: SaveFacts): Promise<SaveFacts> => {
  const { stored, next } = facts;
  const moved = isMoved(stored, next);
  const isConfirmed =
    next.lat !== null &&
    next.lon !== null &&
    !(moved && stored !== null && stored.lat === next.lat && stored.lon === next.lon);
  // Half a place is refused by the rules.
  if ((next.lat === null) !== (next.lon === null)) return facts;
  if (isConfirmed)
    return {
      ...facts,
      next: { ...next, lat: round(next.lat ?? 0), lon: round(next.lon ?? 0), temp_lat: null, temp_lon: null },
    };
  const unplaced = { ...next, lat: null, lon: null };
  const isKnown = !moved && stored !== null && stored.temp_lat !== null;
  return { ...facts, next: isKnown ? unplaced : { ...unplaced, ...(await approximate(mutation, next)) } };
};
