import { z } from 'zod';
import { milesBetween, type Place } from '#domain/milesBetween';
import { fetchLimited } from '../http/fetchLimited';
import type { Table, TableService } from './distances';

export const METRES_PER_MILE = 1609.344;

/** A road may begin and end this far from the places, which are told to some half mile. */
const SNAP_METRES = 3_000;
/** No drive is longer. */
const MAX_METRES = 20_000_000;

const isPossible = (metres: number, from: Place, to: Place): boolean =>
  metres >= 0 && metres <= MAX_METRES && metres + SNAP_METRES >= milesBetween(from, to) * METRES_PER_MILE;

/**
 * A road that is shorter than the straight line is none: a service that knows one state alone says such of a place in
 * another.
 * @throws for a table of another shape, and where most roads cannot be: no map says such
 */
const checked = (table: Table, from: readonly Place[], to: readonly Place[]): Table => {
  if (table.length !== from.length || table.some((row) => row.length !== to.length))
    throw new Error('The table has another shape than was asked for.');
  let [told, wrong] = [0, 0];
  const roads = table.map((row, at) =>
    row.map((metres, other) => {
      const [a, b] = [from[at], to[other]];
      if (metres === null || metres === undefined || !a || !b) return metres;
      told += 1;
      if (isPossible(metres, a, b)) return metres;
      wrong += 1;
      return null;
    }),
  );
  if (wrong * 2 > told) throw new Error('The table has roads that cannot be.');
  return roads;
};

/** @throws for an answer that refuses */
const assertTold = ({ ok, status }: Response): void => {
  if (!ok) throw new Error(`The table service answered ${status}.`);
};

const osrmAnswer = z.object({
  code: z.literal('Ok'),
  // Metres; null where no road leads.
  distances: z.array(z.array(z.number().nullable())),
});

/**
 * OSRM's `table` service, by name of its base address: `{url}/table/v1/driving/{lon},{lat};...`. It answers seconds
 * unless distances are asked for by name, and takes longitude first.
 */
export const osrmService = (url: string): TableService => ({
  maxPlaces: 100,
  maxPairs: 2_500,
  maxWaste: Infinity,
  ask: async (from, to, signal) => {
    const places = [...from, ...to].map(({ lat, lon }) => `${lon},${lat}`).join(';');
    const address = new URL(`${url.replace(/\/+$/, '')}/table/v1/driving/${places}`);
    const numbers = (count: number, first: number): string =>
      Array.from({ length: count }, (_, at) => at + first).join(';');
    address.search = `sources=${numbers(from.length, 0)}&destinations=${numbers(to.length, from.length)}&annotations=distance`;
    const response = await fetchLimited(address, { signal, redirect: 'error' });
    assertTold(response);
    return checked(osrmAnswer.parse(await response.json()).distances, from, to);
  },
});

const element = z.object({
  // Numbers that are 0 may be left out.
  originIndex: z.number().int().min(0).default(0),
  destinationIndex: z.number().int().min(0).default(0),
  distanceMeters: z.number().default(0),
  condition: z.string().optional(),
  status: z.object({ code: z.number().default(0) }).default({ code: 0 }),
});
const googleAnswer = z.array(element);

/** Google's Routes `computeRouteMatrix`: each pair costs, so hardly any is asked for that nobody wants. */
export const googleService = (url: string, key: string): TableService => ({
  maxPlaces: 50,
  maxPairs: 625,
  maxWaste: 3,
  ask: async (from, to, signal) => {
    const waypoint = ({ lat, lon }: Place) => ({
      waypoint: { location: { latLng: { latitude: lat, longitude: lon } } },
    });
    const response = await fetchLimited(url, {
      method: 'POST',
      signal,
      redirect: 'error',
      headers: {
        'content-type': 'application/json',
        'x-goog-api-key': key,
        'x-goog-fieldmask': 'originIndex,destinationIndex,distanceMeters,condition,status',
      },
      body: JSON.stringify({
        origins: from.map(waypoint),
        destinations: to.map(waypoint),
        travelMode: 'DRIVE',
        routingPreference: 'TRAFFIC_UNAWARE',
      }),
    });
    assertTold(response);
    const table: (number | null | undefined)[][] = from.map(() => to.map(() => undefined));
    let told = 0;
    for (const one of googleAnswer.parse(await response.json())) {
      const row = table[one.originIndex];
      if (!row || one.destinationIndex >= to.length) throw new Error('The answer has a pair that was not asked for.');
      told += 1;
      // A fault of one pair may pass: it is asked for again.
      if (one.status.code !== 0) continue;
      row[one.destinationIndex] = one.condition === 'ROUTE_EXISTS' ? one.distanceMeters : null;
    }
    if (told !== from.length * to.length) throw new Error('The answer has not all pairs that were asked for.');
    return checked(table, from, to);
  },
});
