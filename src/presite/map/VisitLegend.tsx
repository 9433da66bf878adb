import type { MarkerKind } from '#domain/jobSearch/markerKinds';
import { MARKER_SHAPES, type MarkerShape } from '../../map/markers/markerShape';
import { usePresiteText } from '../schedule/usePresiteText';

/**
 * The look of the first, the second, ... supervisor of the day: after the last shape they begin anew, with a light
 * middle.
 */
export const lookOfPlace = (place: number): { shape: MarkerShape; isHollow: boolean } => ({
  shape: MARKER_SHAPES[Math.max(0, place) % MARKER_SHAPES.length] ?? 'circle',
  isHollow: place >= MARKER_SHAPES.length,
});

/** The same shapes as on the map, 14 pixels square. */
const POINTS: Readonly<Record<Exclude<MarkerShape, 'circle'>, string>> = {
  square: '2,2 12,2 12,12 2,12',
  triangle: '7,1 13,12 1,12',
  diamond: '7,0.5 13.5,7 7,13.5 0.5,7',
  cross: '4.5,1 9.5,1 9.5,4.5 13,4.5 13,9.5 9.5,9.5 9.5,13 4.5,13 4.5,9.5 1,9.5 1,4.5 4.5,4.5',
  wedge: '1,2 13,2 7,13',
};

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

/** @param color that of the text without one */
export const ShapeSign = ({ shape, isHollow, color }: Look & { color?: string }) => (
  <svg
    className="presite-shape"
    style={color === undefined ? undefined : { color }}
    viewBox="0 0 14 14"
    width="14"
    height="14"
    aria-hidden="true"
  >
    {shape === 'circle' ? <circle cx="7" cy="7" r="5.5" /> : <polygon points={POINTS[shape]} />}
    {isHollow && <circle className="is-middle" cx="7" cy="7" r="2" />}
  </svg>
);

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
