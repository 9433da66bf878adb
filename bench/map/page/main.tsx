import 'leaflet/dist/leaflet.css';
import {
  canvas,
  circleMarker,
  icon,
  map as leafletMap,
  marker,
  svg,
  tileLayer,
  type Map as LeafletMap,
  type Renderer,
} from 'leaflet';
import { MapContainer } from 'react-leaflet';
import { createRoot } from 'react-dom/client';
import { LEGEND } from '../../../domain/jobSearch/legend';
import { I18nProvider } from '../../../src/i18n/I18nProvider';
import JobMap from '../../../src/map/JobMap';
import type { MapItem } from '../../../src/map/mapItem';
import { MarkerLayer } from '../../../src/map/markers/MarkerLayer';

/** One grey pixel for every tile: the same base for all, and no network. */
const TILE = 'data:image/gif;base64,R0lGODlhAQABAIAAANzg5gAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==';
const CENTER: [number, number] = [29.7604, -95.3698];

/** Points around Houston, the same at every run. */
const itemsOf = (count: number): MapItem[] => {
  let seed = 7;
  const next = (): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648;
  };
  return Array.from({ length: count }, (_, index) => ({
    key: String(index),
    lat: CENTER[0] + (next() - 0.5) * 0.8,
    lon: CENTER[1] + (next() - 0.5) * 1.2,
    color: LEGEND[index % LEGEND.length]?.color ?? 'black',
    label: `Job ${index}`,
  }));
};

const root = document.getElementById('root') ?? document.body;

const plainMap = (hasTiles = true): LeafletMap => {
  const frame = document.createElement('div');
  frame.style.height = '600px';
  root.append(frame);
  const made = leafletMap(frame, { center: CENTER, zoom: 9, zoomControl: false });
  if (hasTiles) tileLayer(TILE).addTo(made);
  return made;
};

const pinOf = (color: string) =>
  icon({
    iconUrl: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="14" height="14"><circle cx="7" cy="7" r="6" fill="${color}" stroke="black"/></svg>`)}`,
    iconSize: [14, 14],
  });

/** Leaflet's own circles, without anything of ours. */
const circles = (items: readonly MapItem[], renderer: Renderer): void => {
  const map = plainMap();
  for (const { lat, lon, color } of items)
    circleMarker([lat, lon], {
      radius: 6,
      weight: 1,
      fillColor: color,
      fillOpacity: 1,
      color: 'black',
      renderer,
    }).addTo(map);
};

const KINDS: Record<string, (items: MapItem[]) => void> = {
  ours: (items) =>
    createRoot(root).render(
      <I18nProvider language="en">
        <JobMap jobs={items} selected={null} onSelect={() => undefined} label="Map" tileUrl={TILE} />
      </I18nProvider>,
    ),
  dom: (items) => {
    const map = plainMap();
    for (const { lat, lon, color, label } of items) marker([lat, lon], { icon: pinOf(color), title: label }).addTo(map);
  },
  canvas: (items) => circles(items, canvas({ padding: 0.5 })),
  empty: () => {
    plainMap();
  },
  blank: () => {
    plainMap(false);
  },
  untiled: (items) =>
    createRoot(root).render(
      <div style={{ height: 600 }}>
        <MapContainer center={CENTER} zoom={9} zoomControl={false} style={{ height: 600 }}>
          <MarkerLayer items={items} selected={null} onSelect={() => undefined} />
        </MapContainer>
      </div>,
    ),
  svg: (items) => circles(items, svg({ padding: 0.5 })),
};

declare global {
  interface Window {
    prepare: (count: number) => void;
    start: (kind: string) => void;
  }
}

let prepared: MapItem[] = [];
window.prepare = (count) => {
  prepared = itemsOf(count);
};
window.start = (kind) => KINDS[kind]?.(prepared);
