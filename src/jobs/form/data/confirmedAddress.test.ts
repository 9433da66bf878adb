import { describe, expect, it } from 'vitest';
import {
  needsCheck,
  confirmedOf,
  isPinOfOtherAddress,
  isValidAddress,
  placeState,
  withSentPlace,
} from './confirmedAddress';

const STORED = {
  address_line_1: '12 Oak St',
  city: 'Katy',
  state: 'Texas',
  county: 'Harris',
  zip_code: '77449',
  lat: 29.7,
  lon: -95.8,
};
const UNPLACED = { ...STORED, lat: null, lon: null };

describe('the address of a job', () => {
  it('is confirmed when it was loaded with its place, and while its parts and its place stay as they are [JOB-041 JOB-069]', () => {
    expect(isValidAddress(STORED, confirmedOf(STORED))).toBe(true);
    expect(isValidAddress({ ...STORED, city: ' Katy ' }, confirmedOf(STORED))).toBe(true);
    expect(isValidAddress({ ...STORED, zip_code: '77450' }, confirmedOf(STORED))).toBe(false);
    expect(isValidAddress({ ...STORED, lat: 29.8 }, confirmedOf(STORED))).toBe(false);
    expect(isValidAddress(UNPLACED, confirmedOf(UNPLACED))).toBe(false);
  });

  it('is sent without its place once it is another one than confirmed [JOB-042]', () => {
    expect(withSentPlace(STORED, confirmedOf(STORED))).toBe(STORED);
    expect(withSentPlace({ ...STORED, address_line_1: '14 Oak St' }, confirmedOf(STORED))).toMatchObject({
      lat: null,
      lon: null,
    });
  });

  it('asks to be checked on a save when it was changed and not confirmed, never when it was left alone or has no first line [JOB-069]', () => {
    expect(needsCheck(UNPLACED, UNPLACED, null)).toBe(false);
    expect(needsCheck({ ...UNPLACED, city: 'Spring' }, UNPLACED, null)).toBe(true);
    expect(needsCheck({ ...UNPLACED, address_line_1: ' ', city: 'Spring' }, UNPLACED, null)).toBe(false);
    const checked = { ...STORED, city: 'Spring', lat: 30, lon: -95 };
    expect(needsCheck(checked, STORED, checked)).toBe(false);
  });

  it('says how well its place is known, and calls none verified that a look-up knows only about [KEY-020]', () => {
    const about = { ...UNPLACED, temp_lat: 29.7, temp_lon: -95.8 };
    const pinned = { ...STORED, is_pin_set_by_hand: true };
    expect([STORED, pinned, about, UNPLACED].map((place) => placeState(place, confirmedOf(place)))).toEqual([
      'verified',
      'by_hand',
      'approximate',
      'not_verified',
    ]);
    expect(placeState({ ...about, zip_code: '77450' }, about)).toBe('not_verified');
    // What was chosen in the check as only about there is not asked for again.
    const chosen = { ...about, city: 'Spring', temp_lat: 30 };
    expect(needsCheck(chosen, about, chosen)).toBe(false);
  });

  it('asks about a pin that was set by hand before another address loses it, also without a first line [KEY-020]', () => {
    const pinned = { ...STORED, address_line_1: null, is_pin_set_by_hand: true };
    const moved = { ...pinned, zip_code: '77450' };
    expect(isPinOfOtherAddress(pinned, pinned)).toBe(false);
    expect(isPinOfOtherAddress(moved, pinned)).toBe(true);
    expect(needsCheck(moved, pinned, pinned)).toBe(true);
    expect(withSentPlace(moved, pinned)).toMatchObject({ lat: null, is_pin_set_by_hand: false });
    // The pin was kept for the new address.
    expect(needsCheck(moved, pinned, moved)).toBe(false);
    expect(withSentPlace(moved, moved)).toBe(moved);
  });
});
