/** Red, green and blue, 0 to 255 each. */
export type Rgb = readonly [number, number, number];

/** How a marker is drawn: a filled circle with an edge, in pixels. */
export interface MarkerStyle { fill: Rgb; edge: Rgb; opacity: number; radius: number; weight: number }

/** A dark edge tells yellow and cyan from the streets below. */
const EDGE: Rgb = [10, 16, 32];
const SELECTED_EDGE: Rgb = [13, 34, 74];

/** The selected marker is larger. */
export const markerStyle = (fill: Rgb, isSelected = false): MarkerStyle => (isSelected
  ? { fill, edge: SELECTED_EDGE, opacity: 1, radius: 10, weight: 4 }
  : { fill, edge: EDGE, opacity: 0.75, radius: 6, weight: 1 });
