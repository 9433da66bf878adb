/** A place on the earth, in degrees. */
export interface Place {
  lat: number;
  lon: number;
}

const EARTH_MILES = 3958.8;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Miles in a straight line between two places, along the earth's surface. */
export const milesBetween = (a: Place, b: Place): number => {
  const dLat = Math.sin(radians(b.lat - a.lat) / 2);
  const dLon = Math.sin(radians(b.lon - a.lon) / 2);
  const h = dLat * dLat + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * dLon * dLon;
  return 2 * EARTH_MILES * Math.asin(Math.min(1, Math.sqrt(h)));
};
