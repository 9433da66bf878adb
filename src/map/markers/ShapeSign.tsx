import type { MarkerShape } from './markerShape';
import './shapeSign.css';

/** The same shapes as on the map, 14 pixels square. */
const POINTS: Readonly<Record<Exclude<MarkerShape, 'circle'>, string>> = {
  square: '2,2 12,2 12,12 2,12',
  triangle: '7,1 13,12 1,12',
  diamond: '7,0.5 13.5,7 7,13.5 0.5,7',
  cross: '4.5,1 9.5,1 9.5,4.5 13,4.5 13,9.5 9.5,9.5 9.5,13 4.5,13 4.5,9.5 1,9.5 1,4.5 4.5,4.5',
  wedge: '1,2 13,2 7,13',
};

interface Props {
  shape: MarkerShape;
  isHollow?: boolean;
  /** That of the text without one. */
  color?: string;
}

/** A marker in a legend or a list. */
export const ShapeSign = ({ shape, isHollow = false, color }: Props) => (
  <svg
    className="shape-sign"
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
