import { MARKER_SHAPES, type MarkerShape } from '../../map/markers/markerShape';

export interface Look {
  color: string;
  shape: MarkerShape;
}

/** Told from each other on light and on dark streets. */
const COLORS = ['#2563EB', '#D97706', '#16A34A', '#DC2626', '#9333EA', '#0891B2', '#DB2777'] as const;

/**
 * The look of the first, the second, ... crew or day: with the colour changes the shape, so that nobody needs to tell
 * colours apart. They begin anew after 42.
 */
export const lookAt = (place: number): Look => ({
  color: COLORS[place % COLORS.length] ?? COLORS[0],
  shape: MARKER_SHAPES[place % MARKER_SHAPES.length] ?? 'circle',
});
