import type { MapItem } from '../mapItem';
import { forMarkersIn, type MarkerPlane } from './markerPlane';

/** A place in pixels of a zoom at which the world is `world` wide. */
interface Place {
  world: number;
  x: number;
  y: number;
}

/**
 * The marker whose middle is nearest to a place, at most `reach` pixels away; of two that are as near, the one that is
 * drawn above.
 */
export const nearestMarker = (plane: MarkerPlane, { world, x, y }: Place, reach: number): MapItem | null => {
  let [found, nearest] = [-1, reach * reach];
  forMarkersIn(plane, { world, left: x, top: y, width: 0, height: 0 }, reach, (index, away, down) => {
    const distance = away * away + down * down;
    if (distance > nearest) return;
    found = index;
    nearest = distance;
  });
  return plane.items[found] ?? null;
};
