/** The width of a picture after a step of the zoom: 100 px each, 2500 px at most and 90 px at least [DOC-033]. */
export const zoomed = (width: number, direction: 1 | -1): number =>
  Math.min(2500, Math.max(90, Math.round(width) + direction * 100));
