import type { MarkerShape } from './markers/markerShape';

/** What the map draws of a marker; whatever else an item holds is for its popup. */
export interface MapItem {
  key: string;
  lat: number;
  lon: number;
  /** A CSS colour. */
  color: string;
  /** A circle without one. */
  shape?: MarkerShape;
  /** With a light middle: a second row of shapes. */
  isHollow?: boolean;
  /** Shown while the pointer is over the marker. */
  label: string;
  /** Pixels from the point, for markers that share one. */
  offset?: { x: number; y: number };
}

/**
 * A place to go to; without a zoom the map stays as close as it is, unless a job could not be told from its neighbours
 * there.
 */
export interface MapFocus {
  lat: number;
  lon: number;
  zoom?: number;
}
