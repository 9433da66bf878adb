import 'leaflet/dist/leaflet.css';
import { useMemo, type ReactNode, useEffect } from 'react';
import { MapContainer, useMap } from 'react-leaflet';
import './css/map.css';
import { BaseLayer } from './BaseLayer';
import { FitMarkers } from './FitMarkers';
import type { MapFocus, MapItem } from './mapItem';
import { MarkerLayer } from './markers/MarkerLayer';
import { MAP_HEIGHT } from './mapSize';
import { MarkerPopup } from './MarkerPopup';
import { useMapText } from './useMapText';
import { ZoomButtons } from './ZoomButtons';

/** The lowest zoom at which a single job is shown. */
const MIN_ZOOM = 12;

/** Moves the map to a place, once for each object it is given [MAP-018 MAP-019]. */
const MoveTo = ({ place }: { place: MapFocus | null }) => {
  const map = useMap();
  useEffect(() => {
    if (place) map.setView([place.lat, place.lon], place.zoom ?? Math.max(map.getZoom(), MIN_ZOOM), { animate: false });
  }, [map, place]);
  return null;
};

/** Houston [MAP-003]. */
const CENTER: [number, number] = [29.7604, -95.3698];
const ZOOM = 9;

export interface JobMapProps<Item extends MapItem> {
  /** The same array as long as nothing changed. */
  jobs: readonly Item[];
  /** The key of the marker that is drawn larger and whose popup is open. */
  selected: string | null;
  /** Told of a click on a marker with its event, and with null when the popup is closed. */
  onSelect: (key: string | null, event?: MouseEvent) => void;
  popup?: (item: Item) => ReactNode;
  /** What a screen reader calls the map. */
  label: string;
  /** In pixels [MAP-004], or as CSS says it. */
  height?: number | string;
  /** Without one the server's; an empty one shows county outlines alone. */
  tileUrl?: string | null;
  /** A place to go to; each new object is gone to once. */
  focus?: MapFocus | null;
  /** The map shows all markers whenever this changes. */
  fit?: unknown;
  /** What else lies on the map. */
  children?: ReactNode;
}

/** Another one for another place: a popup stays where it was opened. */
const popupKey = ({ key, lat, lon, offset }: MapItem): string => [key, lat, lon, offset?.x, offset?.y].join();

/**
 * Jobs as coloured points on a street map, drawn on one canvas [MAP-002..005]. What it needs from outside is its
 * markers: boards, searches and schedules share it.
 * @example <JobMap jobs={mapMarkers(rows)} selected={key} onSelect={setKey} popup={({ job }) => <JobPopup job={job} />} label="Job map" />
 */
export default function JobMap<Item extends MapItem>({
  jobs,
  selected,
  onSelect,
  popup,
  label,
  height = MAP_HEIGHT,
  tileUrl,
  focus = null,
  fit,
  children,
}: JobMapProps<Item>) {
  const text = useMapText();
  const shown = useMemo(
    () => (selected === null ? undefined : jobs.find(({ key }) => key === selected)),
    [jobs, selected],
  );
  return (
    <section className="job-map" style={{ height }} aria-label={label}>
      <MapContainer
        center={CENTER}
        zoom={ZOOM}
        minZoom={3}
        maxZoom={19}
        zoomControl={false}
        fadeAnimation={false}
        className="job-map-canvas"
        worldCopyJump
      >
        <BaseLayer url={tileUrl} />
        <MarkerLayer items={jobs} selected={selected} onSelect={onSelect} />
        <FitMarkers items={jobs} when={fit} />
        <MoveTo place={focus} />
        {shown && popup && (
          <MarkerPopup key={popupKey(shown)} item={shown} onClose={onSelect}>
            {popup(shown)}
          </MarkerPopup>
        )}
        {children}
        <ZoomButtons zoomIn={text('zoom_in')} zoomOut={text('zoom_out')} />
      </MapContainer>
    </section>
  );
}
