import { planeX, planeY } from '../mercator';
import type { MapItem } from '../mapItem';

/** What makes markers look alike. */
type MarkerLook = Pick<MapItem, 'color' | 'shape' | 'isHollow'>;
const lookOf = ({ color, shape = 'circle', isHollow = false }: MarkerLook): string => `${color} ${shape} ${isHollow}`;

/**
 * Markers in the plane of the projection, where every zoom is a multiple: worked out once, side by side for quick
 * passes.
 */
export interface MarkerPlane {
  items: readonly MapItem[];
  /** 0 to 1 over the whole world. */
  x: Float64Array;
  y: Float64Array;
  /** Pixels beside that place, at every zoom alike [MAP-020]. */
  besideX: Float64Array;
  besideY: Float64Array;
  looks: readonly MarkerLook[];
  /** The place of each marker's look in `looks`. */
  look: Uint16Array;
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
  const looks: MarkerLook[] = [];
  const look = Uint16Array.from(items, (item) => {
    const name = lookOf(item);
    const place = places.get(name);
    if (place !== undefined) return place;
    places.set(name, looks.length);
    return looks.push(item) - 1;
  });
  return {
    items,
    x: Float64Array.from(items, ({ lon }) => planeX(lon)),
    y: Float64Array.from(items, ({ lat }) => planeY(lat)),
    besideX: Float64Array.from(items, ({ offset }) => offset?.x ?? 0),
    besideY: Float64Array.from(items, ({ offset }) => offset?.y ?? 0),
    looks,
    look,
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
