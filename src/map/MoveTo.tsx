import { useEffect } from 'react';
import { useMap } from 'react-leaflet';
import type { MapFocus } from './mapItem';

/** A job is looked at from no farther. */
const FARTHEST = 12;

/** Moves the map to a place, once for each object it is given [MAP-018 MAP-019]. */
export const MoveTo = ({ place }: { place: MapFocus | null }) => {
  const map = useMap();
  useEffect(() => {
    if (place) map.setView([place.lat, place.lon], place.zoom ?? Math.max(map.getZoom(), FARTHEST), { animate: false });
  }, [map, place]);
  return null;
};
