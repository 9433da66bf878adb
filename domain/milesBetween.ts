/** A place on the earth, in degrees. */
export interface Place {
  lat: number;
  lon: number;
}

const EARTH_MILES = 3958.8;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Miles in a straight line between two places, along the earth's surface. */
export const milesBetween = (a: Place, b: Place): number => {
  const [dLat, dLon] = [radians(b.lat - a.lat) / 2, radians(b.lon - a.lon) / 2];
  const h = Math.sin(dLat) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(dLon) ** 2;
  return 2 * EARTH_MILES * Math.asin(Math.min(1, Math.sqrt(h)));
};
