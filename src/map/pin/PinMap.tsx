import 'leaflet/dist/leaflet.css';
import { useEffect } from 'react';
import { MapContainer, useMap } from 'react-leaflet';
import type { TypedPlace } from '#domain/inputs/parsePlace';
import '../css/map.css';
import './pin.css';
import { BaseLayer } from '../BaseLayer';
import { useMapText } from '../useMapText';
import { ZoomButtons } from '../ZoomButtons';
import { Pin } from './Pin';
import { usePinText } from './pinMessages';

interface Props {
  place: TypedPlace | null;
  /** Where the map begins without a pin. */
  start: TypedPlace | null;
  onMove: (place: TypedPlace) => void;
}

/** Houston [MAP-003]. */
const HOUSTON: TypedPlace = { lat: 29.7604, lon: -95.3698 };
const CITY_ZOOM = 9;
const STREET_ZOOM = 15;

/** Shows a pin that was typed or pasted out of the map's view. */
const KeepInView = ({ place }: { place: TypedPlace | null }) => {
  const map = useMap();
  useEffect(() => {
    if (!place || map.getBounds().contains([place.lat, place.lon])) return;
    map.setView([place.lat, place.lon], Math.max(map.getZoom(), STREET_ZOOM), { animate: false });
  }, [map, place]);
  return null;
};

/** The map of the dialog: streets with one pin. */
export const PinMap = ({ place, start, onMove }: Props) => {
  const mapText = useMapText();
  const text = usePinText();
  const at = place ?? start;
  const { lat, lon } = at ?? HOUSTON;
  return (
    <section className="job-map pin-map" aria-label={text('map')}>
      <MapContainer
        center={[lat, lon]}
        zoom={at ? STREET_ZOOM : CITY_ZOOM}
        minZoom={3}
        maxZoom={19}
        zoomControl={false}
        fadeAnimation={false}
        className="job-map-canvas"
      >
        <BaseLayer url={undefined} />
        <Pin place={place} onMove={onMove} label={text('keys')} />
        <KeepInView place={place} />
        <ZoomButtons zoomIn={mapText('zoom_in')} zoomOut={mapText('zoom_out')} />
      </MapContainer>
    </section>
  );
};
