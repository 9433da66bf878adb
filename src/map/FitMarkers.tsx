import { latLngBounds } from 'leaflet';
import { useEffect, useRef } from 'react';
import { useMap } from 'react-leaflet';
import type { MapItem } from './mapItem';

/** A single marker is shown with its neighbourhood, not with its roof. */
const CLOSEST = 15;

/** Shows all markers when `when` changes; without markers the view stays [MAP-018]. */
export const FitMarkers = ({ items, when }: { items: readonly MapItem[]; when: unknown }) => {
  const map = useMap();
  const last = useRef<unknown>(undefined);
  useEffect(() => {
    if (when === undefined || when === last.current) return;
    last.current = when;
    if (items.length > 0)
      map.fitBounds(latLngBounds(items.map(({ lat, lon }) => [lat, lon])), {
        padding: [28, 28],
        maxZoom: CLOSEST,
        animate: false,
      });
  }, [map, items, when]);
  return null;
};
