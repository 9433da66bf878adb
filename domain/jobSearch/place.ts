import type { MapJob } from './mapJob';

export interface Place {
  lat: number;
  lon: number;
}

type Coordinates = Pick<MapJob, 'lat' | 'lon' | 'temp_lat' | 'temp_lon'>;

/** Whether a job's address is yet to be confirmed by the address check [MAP-012]. */
export const isUnverified = ({ lat, lon }: Pick<Coordinates, 'lat' | 'lon'>): boolean => lat === null || lon === null;

/** Where a job stands on the map: its confirmed place, else its approximate one, else nowhere [MAP-012 MAP-020]. */
export const placeOf = ({ lat, lon, temp_lat, temp_lon }: Coordinates): Place | null => {
  if (lat !== null && lon !== null) return { lat, lon };
  return temp_lat !== null && temp_lon !== null ? { lat: temp_lat, lon: temp_lon } : null;
};
