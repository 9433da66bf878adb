import type { JobDraft } from '#domain/jobs/draft';
import type { AddressMatch } from '../data/addressMatch';
import type { AddressQuery as AddressParts } from '#domain/inputs/addressQuery';
import type { Place } from '../data/confirmedAddress';

/** The parts of the job's address as they are looked up [JOB-038]. */
export const partsOf = ({ address_line_1, city, state, county, zip_code }: Place): AddressParts => ({
  address: address_line_1 ?? '',
  city: city ?? '',
  state: state ?? '',
  county: county ?? '',
  zip: zip_code ?? '',
});

const placeOf = ({ is_approximate, lat, lon }: AddressMatch): Partial<JobDraft> =>
  is_approximate
    ? { lat: null, lon: null, temp_lat: lat, temp_lon: lon, is_pin_set_by_hand: false }
    : { lat, lon, temp_lat: null, temp_lon: null, is_pin_set_by_hand: false };

/**
 * The draft at a match: an absent part leaves its field, line 2 never changes [JOB-069]. What is known only about is no
 * confirmed place [KEY-020].
 */
export const withMatch = (draft: JobDraft, match: AddressMatch): JobDraft => {
  const line = [match.street_number, match.road].filter(Boolean).join(' ');
  return {
    ...draft,
    address_line_1: line || draft.address_line_1,
    city: match.city ?? draft.city,
    county: match.county ?? draft.county,
    state: match.state ?? draft.state,
    zip_code: match.postal_code ?? draft.zip_code,
    ...placeOf(match),
  };
};
