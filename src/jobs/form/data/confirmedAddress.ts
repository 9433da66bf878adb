import type { JobDraft } from '#domain/jobs/draft';

type Place = Pick<JobDraft, 'address_line_1' | 'city' | 'state' | 'county' | 'zip_code' | 'lat' | 'lon'> &
  Partial<Pick<JobDraft, 'temp_lat' | 'temp_lon' | 'is_pin_set_by_hand'>>;

const PARTS = ['address_line_1', 'city', 'state', 'county', 'zip_code'] as const;
const trimmed = (text: string | null): string => text?.trim() ?? '';

/** Two addresses are the same by their trimmed parts. */
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

const isAbout = (draft: Place, confirmed: Place | null): boolean =>
  confirmed !== null &&
  draft.lat === null &&
  typeof draft.temp_lat === 'number' &&
  draft.temp_lat === confirmed.temp_lat &&
  sameAddress(draft, confirmed);

/** How well the place of an address is known: found by its house number, set by hand, known about, or not at all. */
export type PlaceState = 'verified' | 'by_hand' | 'approximate' | 'not_verified';

/** What the form says of the place of its address [JOB-041 KEY-020]. */
export const placeState = (draft: Place, confirmed: Place | null): PlaceState => {
  if (isValidAddress(draft, confirmed)) return draft.is_pin_set_by_hand ? 'by_hand' : 'verified';
  return isAbout(draft, confirmed) ? 'approximate' : 'not_verified';
};

/** The loaded address counts as confirmed when it has a place, and as known about when it has such a one [JOB-069]. */
export const confirmedOf = (stored: Place): Place | null =>
  (stored.lat === null || stored.lon === null) && typeof stored.temp_lat !== 'number' ? null : stored;

/** A place that is not confirmed is not sent: the server finds an approximate one by itself [JOB-042]. */
export const withSentPlace = <Draft extends Place>(draft: Draft, confirmed: Place | null): Draft =>
  isValidAddress(draft, confirmed) || (draft.lat === null && !draft.is_pin_set_by_hand)
    ? draft
    : { ...draft, lat: null, lon: null, is_pin_set_by_hand: false };

/** Whether a pin that was set by hand belongs to the address as it was before it was changed [KEY-020]. */
export const isPinOfOtherAddress = (draft: Place, confirmed: Place | null): boolean =>
  draft.is_pin_set_by_hand === true && draft.lat !== null && !isValidAddress(draft, confirmed);

/**
 * A save asks for the check when there is an address that was changed in this session and is unconfirmed [JOB-069], or
 * one whose pin was set by hand and would be lost [KEY-020].
 */
export const needsCheck = (draft: Place, stored: Place, confirmed: Place | null): boolean =>
  isPinOfOtherAddress(draft, confirmed) ||
  (trimmed(draft.address_line_1) !== '' &&
    !sameAddress(draft, stored) &&
    !isValidAddress(draft, confirmed) &&
    !isAbout(draft, confirmed));

export type { Place };
