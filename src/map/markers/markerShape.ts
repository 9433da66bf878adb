/** How a marker is told from others where colour alone does not do: the first is that of nearly all. */
export const MARKER_SHAPES = ['circle', 'square', 'triangle', 'diamond', 'cross', 'wedge'] as const;
export type MarkerShape = (typeof MARKER_SHAPES)[number];

/** How far a place is from the middle, as a circle of the same area would count it; y goes down. */
const DISTANCES: Readonly<Record<MarkerShape, (x: number, y: number) => number>> = {
  circle: Math.hypot,
  square: (x, y) => 1.13 * Math.max(Math.abs(x), Math.abs(y)),
  diamond: (x, y) => 0.8 * (Math.abs(x) + Math.abs(y)),
  triangle: (x, y) => 1.4 * Math.max(y - 1, Math.abs(x) * 0.866 - (y - 1) / 2),
  wedge: (x, y) => 1.4 * Math.max(-y - 1, Math.abs(x) * 0.866 + (y + 1) / 2),
  cross: (x, y) =>
    Math.min(Math.max(2.2 * Math.abs(x), 0.95 * Math.abs(y)), Math.max(0.95 * Math.abs(x), 2.2 * Math.abs(y))),
};

/** In pixels of the page. @param ratio pixels of the screen in one of the page */
export const distanceIn = (shape: MarkerShape, x: number, y: number, ratio: number): number =>
  DISTANCES[shape](x / ratio, y / ratio) * ratio;
