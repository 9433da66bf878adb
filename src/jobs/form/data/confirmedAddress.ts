import type { JobDraft } from '#domain/jobs/draft';

type Place = Pick<JobDraft, 'address_line_1' | 'city' | 'state' | 'county' | 'zip_code' | 'lat' | 'lon'>;

const PARTS = ['address_line_1', 'city', 'state', 'county', 'zip_code'] as const;
const trimmed = (text: string | null): string => text?.trim() ?? '';

/** Two addresses are the same by their trimmed parts (decisions-jobs B3). */
const sameAddress = (one: Place, other: Place): boolean =>
  PARTS.every((part) => trimmed(one[part]) === trimmed(other[part]));

/**
 * Whether the address stands as it was last confirmed, by the address check or by having been loaded with its place
 * [JOB-041].
 * @param confirmed the address as it was confirmed last; null when it never was
 */
export const isValidAddress = (draft: Place, confirmed: Place | null): boolean =>
  confirmed !== null &&
  draft.lat !== null &&
  draft.lon !== null &&
  draft.lat === confirmed.lat &&
  draft.lon === confirmed.lon &&
  sameAddress(draft, confirmed);

/** The loaded address counts as confirmed when it has a place [JOB-069]. */
export const confirmedOf = (stored: Place): Place | null =>
  stored.lat === null || stored.lon === null ? null : stored;

/** A place that is not confirmed is not sent: the server finds an approximate one by itself [JOB-042]. */
export const withSentPlace = <Draft extends Place>(draft: Draft, confirmed: Place | null): Draft =>
  isValidAddress(draft, confirmed) ? draft : { ...draft, lat: null, lon: null };

/** A save asks for the check when there is an address that was changed in this session and is unconfirmed [JOB-069]. */
export const asksForCheck = (draft: Place, stored: Place, confirmed: Place | null): boolean =>
  trimmed(draft.address_line_1) !== '' && !sameAddress(draft, stored) && !isValidAddress(draft, confirmed);

export type { Place };
