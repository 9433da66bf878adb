import { divIcon, type Marker as LeafletMarker } from 'leaflet';
import { useEffect, useMemo, useRef } from 'react';
import { Marker, useMap, useMapEvents } from 'react-leaflet';
import type { TypedPlace } from '#domain/inputs/parsePlace';

interface Props {
  place: TypedPlace | null;
  onMove: (place: TypedPlace) => void;
  /** What a screen reader calls the pin. */
  label: string;
}

/** Pixels of one press of an arrow key, and with Shift. */
const STEP = 10;
const FINE_STEP = 1;

const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

const ICON = divIcon({
  className: 'map-pin',
  iconSize: [28, 36],
  iconAnchor: [14, 36],
  html: '<svg viewBox="0 0 28 36" aria-hidden="true"><path d="M14 35C14 35 26 22 26 13.5A12 12 0 1 0 2 13.5C2 22 14 35 14 35Z"/><circle cx="14" cy="13.5" r="4.5"/></svg>',
});

/** A place of seven decimals, as it is stored. */
const placeAt = ({ lat, lng }: { lat: number; lng: number }): TypedPlace => ({
  lat: Number(lat.toFixed(7)),
  lon: Number(lng.toFixed(7)),
});

/** A pin that is set by a click or tap on the map, dragged, and moved by the arrow keys. */
export const Pin = ({ place, onMove, label }: Props) => {
  const map = useMap();
  const marker = useRef<LeafletMarker>(null);
  const move = useRef(onMove);
  useEffect(() => {
    move.current = onMove;
  });
  useMapEvents({ click: ({ latlng }) => onMove(placeAt(latlng.wrap())) });
  const isShown = place !== null;
  useEffect(() => {
    const pin = marker.current;
    const element = pin?.getElement();
    if (!isShown || !pin || !element) return undefined;
    element.setAttribute('aria-label', label);
    const press = (event: KeyboardEvent): void => {
      const by = MOVES[event.key];
      if (!by) return;
      event.preventDefault();
      event.stopPropagation();
      const step = event.shiftKey ? FINE_STEP : STEP;
      const from = map.latLngToContainerPoint(pin.getLatLng());
      const to = map.containerPointToLatLng(from.add([by[0] * step, by[1] * step]));
      map.panInside(to, { padding: [40, 40], animate: false });
      move.current(placeAt(to));
    };
    element.addEventListener('keydown', press);
    return () => element.removeEventListener('keydown', press);
  }, [map, isShown, label]);
  const handlers = useMemo(
    () => ({
      dragend: () => {
        const at = marker.current?.getLatLng();
        if (at) move.current(placeAt(at.wrap()));
      },
    }),
    [],
  );
  return place ? (
    <Marker ref={marker} position={[place.lat, place.lon]} icon={ICON} draggable eventHandlers={handlers} keyboard />
  ) : null;
};
