import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { isInUnitedStates, parsePlace, placeText } from './parsePlace';

describe('a place that was typed', () => {
  it.each([
    ['29.7812, -95.8123', 29.7812, -95.8123],
    [' 29.7812,-95.8123 ', 29.7812, -95.8123],
    ['29.7812 -95.8123', 29.7812, -95.8123],
    ['29.7812° −95.8123°', 29.7812, -95.8123],
    [`29°46'52.4"N 95°48'44.4"W`, 29.7812222, -95.8123333],
    ['29° 46′ 52.4″ N, 95° 48′ 44.4″ O', 29.7812222, -95.8123333],
    ['N 29.7812 W 95.8123', 29.7812, -95.8123],
    ['95.8123W, 29.7812N', 29.7812, -95.8123],
    ['https://www.google.com/maps/place/Katy/@29.7812,-95.8123,17z/data=x', 29.7812, -95.8123],
    ['https://maps.google.com/?q=29.7812,-95.8123', 29.7812, -95.8123],
    ['https://maps.apple.com/?ll=29.7812%2C-95.8123&t=m', 29.7812, -95.8123],
    ['geo:29.7812,-95.8123?z=12', 29.7812, -95.8123],
  ])('is read from %s [KEY-020]', (typed, lat, lon) => {
    expect(parsePlace(typed)).toEqual({ lat, lon });
  });

  it.each([
    '',
    '29.7812',
    'Katy, Texas',
    '12 Oak Ln, 77450',
    '91.2, -95.8',
    '29.7, -195.8',
    '29,7812, -95,8123',
    '29.7812N 95.8123N',
    `29°66'00"N 95°48'44"W`,
    'https://maps.app.goo.gl/abc',
    '1 2 3',
  ])('is nothing where "%s" stands: no place is guessed [KEY-020]', (typed) => {
    expect(parsePlace(typed)).toBeNull();
  });

  it('comes back from the text that shows it [KEY-020]', () => {
    const degrees = (most: number) => fc.integer({ min: -most * 1e7, max: most * 1e7 }).map((value) => value / 1e7);
    fc.assert(
      fc.property(degrees(90), degrees(180), (lat, lon) => {
        // Tiny numbers are written with an exponent, and are nowhere near a pool.
        fc.pre([lat, lon].every((value) => value === 0 || Math.abs(value) >= 1e-6));
        const read = parsePlace(placeText({ lat, lon }));
        expect(read?.lat).toBeCloseTo(lat, 9);
        expect(read?.lon).toBeCloseTo(lon, 9);
      }),
    );
  });

  it('is in the United States or not, which tells a forgotten minus', () => {
    expect(isInUnitedStates({ lat: 29.78, lon: -95.81 })).toBe(true);
    expect(isInUnitedStates({ lat: 29.78, lon: 95.81 })).toBe(false);
  });
});
