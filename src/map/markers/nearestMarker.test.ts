import { describe, expect, it } from 'vitest';
import type { MapItem } from '../mapItem';
import { planeX, planeY } from '../mercator';
import { markerPlane } from './markerPlane';
import { nearestMarker } from './nearestMarker';

const WORLD = 256 * 2 ** 9;
const [LAT, LON] = [29.7604, -95.3698];
const at = (x: number, y: number) => ({ world: WORLD, x: planeX(LON) * WORLD + x, y: planeY(LAT) * WORLD + y });
const item = (key: string, offset?: MapItem['offset']): MapItem => ({
  key,
  lat: LAT,
  lon: LON,
  color: 'red',
  label: key,
  ...(offset ? { offset } : {}),
});

describe('the marker under a pointer', () => {
  it('is the nearest one, so that each of a ring around one point can be picked [MAP-020]', () => {
    const ring = markerPlane([
      item('left', { x: -8, y: 0 }),
      item('right', { x: 8, y: 0 }),
      item('low', { x: 0, y: 8 }),
    ]);
    expect(
      [
        [-3, 0],
        [3, 0],
        [0, 3],
        [9, 1],
      ].map(([x = 0, y = 0]) => nearestMarker(ring, at(x, y), 10)?.key),
    ).toEqual(['left', 'right', 'low', 'right']);
  });
  it('is none beyond the reach', () => {
    expect(nearestMarker(markerPlane([item('one')]), at(11, 0), 10)).toBeNull();
    expect(nearestMarker(markerPlane([]), at(0, 0), 10)).toBeNull();
  });
  it('of two at one place is the one above', () => {
    expect(nearestMarker(markerPlane([item('below'), item('above')]), at(2, 2), 10)?.key).toBe('above');
  });
});
