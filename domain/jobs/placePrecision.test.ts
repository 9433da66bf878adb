import { describe, expect, it } from 'vitest';
import { isApproximatePlace, isPoBox } from './placePrecision';

const HOUSE = { location_type: 'ROOFTOP', has_street_number: true };

describe('a place that a look-up found', () => {
  it('is exact where the look-up names the house itself [KEY-020]', () => {
    expect(isApproximatePlace(HOUSE, '12 Oak Ln')).toBe(false);
    expect(isApproximatePlace({ ...HOUSE, location_type: 'RANGE_INTERPOLATED' }, '12 Oak Ln')).toBe(false);
  });

  it.each([
    ['by its ZIP code or city', { ...HOUSE, location_type: 'APPROXIMATE' }, '12 Oak Ln'],
    ['by its street', { ...HOUSE, location_type: 'GEOMETRIC_CENTER' }, '12 Oak Ln'],
    ['in a way that is not said', { has_street_number: true }, '12 Oak Ln'],
    ['by a part of what was asked', { ...HOUSE, partial_match: true }, '12 Oak Ln'],
    ['without a house number', { ...HOUSE, has_street_number: false }, 'Lot 7, Blk 3, Cane Island Sec 12'],
    ['as a PO box', HOUSE, 'P.O. Box 1140'],
  ])('is approximate when it is known %s [KEY-020]', (_how, found, line) => {
    expect(isApproximatePlace(found, line)).toBe(true);
  });

  it('knows a PO box however it is written, and a street that is none', () => {
    for (const line of ['PO Box 12', 'P.O. BOX 12', 'p o box 12', 'Post Office Box 12', 'Apartado Postal 12'])
      expect(isPoBox(line)).toBe(true);
    for (const line of ['12 Box Canyon Rd', '4 Po Valley Ct', '9 Boxwood Ln']) expect(isPoBox(line)).toBe(false);
  });
});
