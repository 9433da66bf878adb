import { describe, expect, it } from 'vitest';
import { newJobDraft } from '#domain/jobs/newJobDraft';
import { matchesOf } from './addressMatch';
import { withMatch } from '../info/withMatch';

const component = (type: string, long_name: string) => ({
  long_name,
  short_name: long_name,
  types: [type, 'political'],
});
const RESULT = {
  formatted_address: '12 Oak Street, Katy, Texas 77449',
  place_id: 'p1',
  geometry: { location: { lat: 29.7, lng: -95.8 }, location_type: 'ROOFTOP' },
  address_components: [
    component('street_number', '12'),
    component('route', 'Oak Street'),
    component('locality', 'Katy'),
    component('administrative_area_level_2', 'Harris County'),
    component('administrative_area_level_1', 'Texas'),
    component('postal_code', '77449'),
  ],
};

describe('a match of the address check', () => {
  it('has its name, key, place and parts, the county without the word [JOB-039 JOB-069]', () => {
    expect(matchesOf({ status: 'OK', results: [RESULT] })).toEqual([
      {
        key: 'p1',
        name: '12 Oak Street, Katy, Texas 77449',
        is_approximate: false,
        lat: 29.7,
        lon: -95.8,
        street_number: '12',
        road: 'Oak Street',
        city: 'Katy',
        county: 'Harris',
        state: 'Texas',
        postal_code: '77449',
      },
    ]);
    expect(matchesOf({ status: 'ZERO_RESULTS', results: [] })).toEqual([]);
    expect(matchesOf('sorry')).toEqual([]);
  });

  it('fills the address it knows and leaves what it does not know, and line 2 [JOB-069]', () => {
    const draft = {
      ...newJobDraft('2026-03-04'),
      address_line_1: '12 oak',
      address_line_2: 'Lot 4',
      zip_code: '77000',
    };
    const [match] = matchesOf({ results: [{ ...RESULT, address_components: RESULT.address_components.slice(0, 3) }] });
    if (!match) throw new Error('no match');
    expect(withMatch(draft, match)).toMatchObject({
      address_line_1: '12 Oak Street',
      address_line_2: 'Lot 4',
      city: 'Katy',
      state: 'Texas',
      zip_code: '77000',
      county: null,
      lat: 29.7,
      lon: -95.8,
    });
  });

  it('that is known only about gives its parts and no confirmed place [KEY-020]', () => {
    const about = { ...RESULT, geometry: { ...RESULT.geometry, location_type: 'APPROXIMATE' } };
    const matches = [
      ...matchesOf({ results: [about] }, '12 Oak'),
      ...matchesOf({ results: [{ ...RESULT, partial_match: true }] }, '12 Oak'),
      ...matchesOf({ results: [RESULT] }, 'PO Box 12'),
    ];
    expect(matches.map(({ is_approximate }) => is_approximate)).toEqual([true, true, true]);
    const [match] = matches;
    if (!match) throw new Error('no match');
    const pinned = { ...newJobDraft('2026-03-04'), lat: 29.1, lon: -95.1, is_pin_set_by_hand: true };
    expect(withMatch(pinned, match)).toMatchObject({
      address_line_1: '12 Oak Street',
      lat: null,
      lon: null,
      temp_lat: 29.7,
      temp_lon: -95.8,
      is_pin_set_by_hand: false,
    });
  });
});
