import type { CircleMarkerOptions } from 'leaflet';
import type { MapItem } from './mapItem';

/** A dark edge tells yellow and cyan from the streets below. */
const EDGE = 'rgba(10, 16, 32, 0.75)';
const SELECTED_EDGE = '#0D224A';

/** How a marker is drawn; the selected one is larger. */
export const markerStyle = ({ color }: Pick<MapItem, 'color'>, isSelected: boolean): CircleMarkerOptions => ({
  radius: isSelected ? 10 : 6,
  weight: isSelected ? 4 : 1,
  color: isSelected ? SELECTED_EDGE : EDGE,
  opacity: 1,
  fillColor: color,
  fillOpacity: 1,
});
