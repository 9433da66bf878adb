import { divIcon } from 'leaflet';
import { useMemo } from 'react';
import { Marker } from 'react-leaflet';
import type { MapItem } from '../mapItem';
import './lasso.css';

const SIZE = 26;

const Ring = ({ item: { lat, lon, offset } }: { item: MapItem }) => {
  const { x = 0, y = 0 } = offset ?? {};
  const icon = useMemo(
    () => divIcon({ className: 'map-ring', iconSize: [SIZE, SIZE], iconAnchor: [SIZE / 2 - x, SIZE / 2 - y] }),
    [x, y],
  );
  return <Marker position={[lat, lon]} icon={icon} interactive={false} keyboard={false} />;
};

/** A ring around each marker that is chosen. */
export const Rings = ({ items, chosen }: { items: readonly MapItem[]; chosen: ReadonlySet<string> }) => (
  <>
    {items
      .filter(({ key }) => chosen.has(key))
      .map((item) => (
        <Ring key={item.key} item={item} />
      ))}
  </>
);
