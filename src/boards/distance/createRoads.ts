import {
  isSamePlace,
  legKey,
  MAX_LEGS,
  straightMiles,
  tableMiles,
  type Leg,
  type MilesOf,
} from '#domain/boards/distance/road';
import type { BoardApi } from '../store/boardApi';

/** Which miles are shown: straight lines because nothing else is set, or is there yet, or those of roads. */
export type MilesSource = 'straight' | 'asking' | 'by_road' | 'some_by_road' | 'no_roads';

/** What is known of the roads between the places of a board, for as long as it is open [SDY-004]. */
export interface Roads {
  milesOf: () => MilesOf;
  /** True where nobody knows roads: then no way is asked for, or told of. */
  areNone: () => boolean;
  /** Which miles some ways have now. */
  sourceOf: (legs: readonly Leg[], isAsking?: boolean) => MilesSource;
  /** Asks for the ways that are not known; true when there is something new. Never throws. */
  ask: (legs: readonly Leg[]) => Promise<boolean>;
  /** Whether the server may be asked for some of them. */
  mayAsk: (legs: readonly Leg[]) => boolean;
}

/** What was not told is asked for again after so many milliseconds. */
const AGAIN_MS = 60_000;

const distinct = (legs: readonly Leg[]): Map<string, Leg> =>
  new Map(legs.filter(({ from, to }) => !isSamePlace(from, to)).map((leg) => [legKey(leg.from, leg.to), leg]));

const createRoads = ({ miles }: BoardApi): Roads => {
  const known = new Map<string, number>();
  /** When ways were asked for that are not known: on their way, or not told. */
  const askedAt = new Map<string, number>();
  let hasService: boolean | null = miles ? null : false;
  const missing = (legs: readonly Leg[]): Leg[] =>
    [...distinct(legs)].flatMap(([key, leg]) => (known.has(key) ? [] : [leg]));
  const toAsk = (legs: readonly Leg[]): Leg[] => {
    const since = Date.now() - AGAIN_MS;
    return missing(legs).filter(({ from, to }) => (askedAt.get(legKey(from, to)) ?? -Infinity) < since);
  };
  return {
    areNone: () => hasService === false,
    milesOf: () => (known.size > 0 ? tableMiles(known) : straightMiles),
    mayAsk: (legs) => hasService !== false && toAsk(legs).length > 0,
    sourceOf: (legs, isAsking = false) => {
      if (hasService === false) return 'straight';
      const unknown = missing(legs).length;
      if (unknown === 0 && hasService) return 'by_road';
      // Nobody has said yet whether there is a service: what is shown are straight lines, and mostly stays so.
      if (isAsking) return hasService ? 'asking' : 'straight';
      if (hasService === null) return legs.length === 0 ? 'straight' : 'no_roads';
      return unknown < distinct(legs).size ? 'some_by_road' : 'no_roads';
    },
    ask: async (legs) => {
      const asked = toAsk(legs).slice(0, MAX_LEGS);
      if (!miles || asked.length === 0) return false;
      for (const { from, to } of asked) askedAt.set(legKey(from, to), Date.now());
      try {
        const answer = await miles(asked);
        hasService = answer.has_service;
        asked.forEach(({ from, to }, at) => {
          const told = answer.miles[at];
          if (told !== null && told !== undefined) known.set(legKey(from, to), told);
        });
        return true;
      } catch {
        // Straight lines stay, and it is said that they are such.
        return false;
      }
    },
  };
};

const ofBoards = new WeakMap<BoardApi, Roads>();

/** The roads of a board: asked for once by all that shows miles. */
export const roadsOf = ({ api }: { api: BoardApi }): Roads => {
  const roads = ofBoards.get(api) ?? createRoads(api);
  ofBoards.set(api, roads);
  return roads;
};
