import { GROUP_MARKERS } from '../../theme/markerColors';
import { MARKER_SHAPES, type MarkerShape } from '../../map/markers/markerShape';

export interface Look {
  color: string;
  shape: MarkerShape;
}

/**
 * The look of the first, the second, ... crew or day: with the colour changes the shape, so that nobody needs to tell
 * colours apart. They begin anew after 42.
 */
export const lookAt = (place: number): Look => ({
  color: GROUP_MARKERS[place % GROUP_MARKERS.length] ?? GROUP_MARKERS[0],
  shape: MARKER_SHAPES[place % MARKER_SHAPES.length] ?? 'circle',
});
