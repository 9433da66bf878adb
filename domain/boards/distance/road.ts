import { milesBetween, type Place } from '../../milesBetween';

/** How much longer a road is than the straight line, where no table service is asked [SDY-004]. */
export const ROAD_FACTOR = 1.3;

/** Miles of road between two places, the same both ways. */
export type MilesOf = (a: Place, b: Place) => number;

/** Boards tell places to some half mile: two jobs of a street are one place. */
export const isSamePlace = (a: Place, b: Place): boolean => a.lat === b.lat && a.lon === b.lon;

/** The straight line times 1.3, in miles: known without asking anybody. */
export const straightMiles: MilesOf = (a, b) => (isSamePlace(a, b) ? 0 : milesBetween(a, b) * ROAD_FACTOR);

const placeKey = ({ lat, lon }: Place): string => `${lat},${lon}`;

/** The name of a way between two places, whichever it begins at. */
export const legKey = (a: Place, b: Place): string => [placeKey(a), placeKey(b)].sort().join(' ');

/** The server takes no more ways in one question. */
export const MAX_LEGS = 1_500;

/** A way between two places. */
export interface Leg {
  from: Place;
  to: Place;
}

/** Miles as a table service told them, by {@link legKey}; the straight line where it told none. */
export const tableMiles =
  (known: ReadonlyMap<string, number>): MilesOf =>
  (a, b) =>
    isSamePlace(a, b) ? 0 : (known.get(legKey(a, b)) ?? straightMiles(a, b));
