import type { Place } from '../../milesBetween';
import type { MilesOf } from './road';

/** The day of a crew: from its base along the stops and back; without a base round from the first stop to it. */
export interface Route {
  base: Place | null;
  stops: readonly Place[];
}

/** The places that a route passes, its beginning and its end among them. */
const pathOf = ({ base, stops }: Route): readonly Place[] => {
  const start = base ?? stops[0];
  if (!start || stops.length === 0) return [];
  return base ? [base, ...stops, base] : [...stops, start];
};

/** The miles of a crew's day. */
export const routeMiles = (route: Route, milesOf: MilesOf): number => {
  const path = pathOf(route);
  return path.reduce((sum, place, at) => sum + (at === 0 ? 0 : milesOf(path[at - 1] ?? place, place)), 0);
};

/** Where one more stop costs the least: its place among the stops, and the miles that it adds. */
export interface Insertion {
  index: number;
  miles: number;
}

/** Between which places of a route something may come: from the one to the other, both included. */
export interface Gaps {
  first?: number;
  last?: number;
}

/**
 * The cheapest place of more stops, one behind the other. Null where nothing is there to measure from: no base and no
 * stop.
 */
export const cheapestInsertion = (
  route: Route,
  places: readonly Place[],
  milesOf: MilesOf,
  { first = 0, last = route.stops.length }: Gaps = {},
): Insertion | null => {
  const { base, stops } = route;
  const [head, tail] = [places[0], places.at(-1)];
  if (!head || !tail) return null;
  const between = places.slice(1).reduce((sum, place, at) => sum + milesOf(places[at] ?? place, place), 0);
  let best: Insertion | null = null;
  // Of one more stop the way from a place is the way to it: worked out once for both of its gaps.
  let known: { place: Place; miles: number } | null = null;
  for (let index = Math.min(first, last); index <= last; index += 1) {
    const before = stops[index - 1] ?? base ?? stops.at(-1);
    const after = stops[index] ?? base ?? stops[0];
    if (!before || !after) return null;
    const there = known?.place === before ? known.miles : milesOf(before, head);
    const onward = milesOf(tail, after);
    if (head === tail) known = { place: after, miles: onward };
    const miles = there + between + onward - milesOf(before, after);
    // Of two places that cost the same the later one renumbers fewer stops.
    if (!best || miles < best.miles + 1e-9) best = { index, miles };
  }
  return best;
};
