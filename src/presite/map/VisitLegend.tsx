import type { MarkerKind } from '#domain/jobSearch/markerKinds';
import { MARKER_SHAPES, type MarkerShape } from '../../map/markers/markerShape';
import { ShapeSign } from '../../map/markers/ShapeSign';
import { usePresiteText } from '../schedule/usePresiteText';

/**
 * The look of the first, the second, ... supervisor of the day: after the last shape they begin anew, with a light
 * middle.
 */
export const lookOfPlace = (place: number): { shape: MarkerShape; isHollow: boolean } => ({
  shape: MARKER_SHAPES[Math.max(0, place) % MARKER_SHAPES.length] ?? 'circle',
  isHollow: place >= MARKER_SHAPES.length,
});

interface Look {
  shape: MarkerShape;
  isHollow: boolean;
}

/**
 * Jobs by application date: square for pebble, with a light middle while there is no crew, so that nobody needs to tell
 * colours apart.
 */
export const lookOfJob = (kind: MarkerKind, isAssigned: boolean): Look => ({
  shape: kind === 'presite_pebble' ? 'square' : 'circle',
  isHollow: !isAssigned,
});

interface Props {
  /** Names of the columns with how many of their visits are on the map, in the order of their shapes. */
  rows: readonly { id: number; name: string; count: number }[];
}

/** Whose visits have which shape on the map. */
export const VisitLegend = ({ rows }: Props) => {
  const text = usePresiteText();
  return (
    <ul className="presite-legend" aria-label={text('legend_shapes')}>
      {rows.map(({ id, name, count }, place) => (
        <li key={id}>
          <ShapeSign {...lookOfPlace(place)} />
          {name} <strong>{count}</strong>
        </li>
      ))}
    </ul>
  );
};
