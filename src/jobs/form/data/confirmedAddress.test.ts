import { describe, expect, it } from 'vitest';
import { asksForCheck, confirmedOf, isValidAddress, withSentPlace } from './confirmedAddress';

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
    expect(asksForCheck(UNPLACED, UNPLACED, null)).toBe(false);
    expect(asksForCheck({ ...UNPLACED, city: 'Spring' }, UNPLACED, null)).toBe(true);
    expect(asksForCheck({ ...UNPLACED, address_line_1: ' ', city: 'Spring' }, UNPLACED, null)).toBe(false);
    const checked = { ...STORED, city: 'Spring', lat: 30, lon: -95 };
    expect(asksForCheck(checked, STORED, checked)).toBe(false);
  });
});
