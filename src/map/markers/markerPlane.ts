import { planeX, planeY } from '../mercator';
import type { MapItem } from '../mapItem';

/** Markers in the plane of the projection, where every zoom is a multiple: worked out once, side by side for quick passes. */
export interface MarkerPlane {
  items: readonly MapItem[];
  /** 0 to 1 over the whole world. */
  x: Float64Array;
  y: Float64Array;
  /** Pixels beside that place, at every zoom alike [MAP-020]. */
  besideX: Float64Array;
  besideY: Float64Array;
  colors: readonly string[];
  /** The place of each marker's colour in `colors`. */
  color: Uint16Array;
}

/** A part of the world in pixels of a zoom; `world` is how wide all of it is there. */
export interface WorldView {
  world: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

export const markerPlane = (items: readonly MapItem[]): MarkerPlane => {
  const places = new Map<string, number>();
  for (const { color } of items) if (!places.has(color)) places.set(color, places.size);
  return {
    items,
    x: Float64Array.from(items, ({ lon }) => planeX(lon)),
    y: Float64Array.from(items, ({ lat }) => planeY(lat)),
    besideX: Float64Array.from(items, ({ offset }) => offset?.x ?? 0),
    besideY: Float64Array.from(items, ({ offset }) => offset?.y ?? 0),
    colors: [...places.keys()],
    color: Uint16Array.from(items, ({ color }) => places.get(color) ?? 0),
  };
};

/**
 * The markers whose middle is in a view, in their order: each one's index, and where in the view it is.
 * @param reach pixels beyond the view's edges that count to it
 */
export const forMarkersIn = (
  { x, y, besideX, besideY }: MarkerPlane,
  { world, left, top, width, height }: WorldView,
  reach: number,
  each: (index: number, x: number, y: number) => void,
): void => {
  for (let index = 0; index < x.length; index += 1) {
    const atX = (x[index] ?? 0) * world - left + (besideX[index] ?? 0);
    if (atX < -reach || atX > width + reach) continue;
    const atY = (y[index] ?? 0) * world - top + (besideY[index] ?? 0);
    if (atY < -reach || atY > height + reach) continue;
    each(index, atX, atY);
  }
};
