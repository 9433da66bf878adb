import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Place } from '../../milesBetween';
import { orderByRoute } from './orderByRoute';
import { legKey, straightMiles, tableMiles } from './road';
import { cheapestInsertion, routeMiles, type Route } from './route';

/** Around Houston, where one degree is some 69 miles north and 60 miles east. */
const YARD = { lat: 29.76, lon: -95.37 };
const east = (tenths: number): Place => ({ lat: YARD.lat, lon: YARD.lon + tenths / 10 });

const aPlace: fc.Arbitrary<Place> = fc.record({
  lat: fc.double({ min: 29, max: 31, noNaN: true }),
  lon: fc.double({ min: -97, max: -94, noNaN: true }),
});
const aRoute = (maxLength: number): fc.Arbitrary<Route> =>
  fc.record({ base: fc.option(aPlace), stops: fc.array(aPlace, { maxLength }) });

describe("[SDY-004] the miles of a crew's day", () => {
  it('go from the yard along the stops and back, by the straight line times 1.3', () => {
    expect(straightMiles(YARD, { lat: 30.76, lon: YARD.lon })).toBeCloseTo(69.1 * 1.3, 0);
    const out = straightMiles(YARD, east(2));
    expect(routeMiles({ base: YARD, stops: [east(1), east(2)] }, straightMiles)).toBeCloseTo(2 * out, 1);
    expect(routeMiles({ base: YARD, stops: [] }, straightMiles)).toBe(0);
  });

  it('without a yard go round from the first stop, and are none for a single one', () => {
    const between = straightMiles(east(1), east(3));
    expect(routeMiles({ base: null, stops: [east(1), east(3)] }, straightMiles)).toBeCloseTo(2 * between, 5);
    expect(routeMiles({ base: null, stops: [east(1)] }, straightMiles)).toBe(0);
  });

  it('are those of a table where it knows a way, whichever way round', () => {
    const known = new Map([[legKey(YARD, east(1)), 12]]);
    expect(tableMiles(known)(east(1), YARD)).toBe(12);
    expect(tableMiles(new Map([[legKey(YARD, YARD), 3]]))(YARD, YARD)).toBe(0);
    expect(tableMiles(known)(YARD, east(2))).toBe(straightMiles(YARD, east(2)));
  });
});

describe('[SDY-004] one more stop', () => {
  it('goes where it adds the fewest miles', () => {
    const route = { base: YARD, stops: [east(1), east(3)] };
    const between = cheapestInsertion(route, [east(2)], straightMiles);
    expect(between?.index).toBe(1);
    expect(between?.miles).toBeCloseTo(0, 2);
    const beyond = cheapestInsertion(route, [east(5)], straightMiles);
    expect(beyond?.index).toBe(2);
    expect(beyond?.miles).toBeCloseTo(2 * straightMiles(east(3), east(5)), 1);
  });

  it('never goes before work that is done, and is unknown where nothing is there to measure from', () => {
    const stops = [east(3), east(1)];
    expect(cheapestInsertion({ base: YARD, stops }, [east(2)], straightMiles, { first: 2 })?.index).toBe(2);
    expect(cheapestInsertion({ base: null, stops: [] }, [east(2)], straightMiles)).toBeNull();
  });

  it('makes the day longer by just what is said, several one behind the other too, and never shorter', () => {
    fc.assert(
      fc.property(aRoute(8), fc.array(aPlace, { minLength: 1, maxLength: 4 }), (route, places) => {
        const found = cheapestInsertion(route, places, straightMiles);
        fc.pre(route.base !== null || route.stops.length > 0);
        if (!found) throw new Error('no place among stops');
        const stops = route.stops.toSpliced(found.index, 0, ...places);
        const longer = routeMiles({ ...route, stops }, straightMiles) - routeMiles(route, straightMiles);
        expect(found.miles).toBeCloseTo(longer, 6);
        expect(found.miles).toBeGreaterThan(-1e-9);
      }),
    );
  });
});

describe('[SDY-004] order by route', () => {
  it('drives out and back along a line', () => {
    const stops = [east(3), east(1), east(2)];
    const order = orderByRoute({ base: YARD, stops }, straightMiles);
    expect([
      [1, 2, 0],
      [0, 2, 1],
    ]).toContainEqual(order);
  });

  it('keeps what is done at the beginning, and without a yard the first stop', () => {
    const stops = [east(3), east(1), east(2)];
    expect(orderByRoute({ base: YARD, stops }, straightMiles, 1)).toEqual([0, 2, 1]);
    expect(orderByRoute({ base: null, stops: [east(0), east(3), east(1)] }, straightMiles)[0]).toBe(0);
  });

  it.each([
    ['a day', 9],
    ['a long day', 16],
  ])('of %s has every stop once, and is never longer than before', (_name, maxLength) => {
    fc.assert(
      fc.property(aRoute(maxLength), fc.nat(3), (route, done) => {
        const order = orderByRoute(route, straightMiles, done);
        expect(order.toSorted((a, b) => a - b)).toEqual([...route.stops.keys()]);
        const fixed = Math.min(done, route.stops.length);
        expect(order.slice(0, fixed)).toEqual([...route.stops.keys()].slice(0, fixed));
        const stops = order.flatMap((at) => route.stops[at] ?? []);
        const [was, is] = [route, { ...route, stops }].map((one) => routeMiles(one, straightMiles));
        expect(is).toBeLessThanOrEqual((was ?? 0) + 1e-9);
      }),
      { numRuns: 60 },
    );
  });

  it('is the shortest of all orders of a day', () => {
    const orders = (left: number[]): number[][] =>
      left.length < 2 ? [left] : left.flatMap((one) => orders(left.filter((at) => at !== one)).map((o) => [one, ...o]));
    fc.assert(
      fc.property(aPlace, fc.array(aPlace, { minLength: 2, maxLength: 6 }), (base, stops) => {
        const milesOf = (order: readonly number[]): number =>
          routeMiles({ base, stops: order.flatMap((at) => stops[at] ?? []) }, straightMiles);
        const shortest = Math.min(...orders([...stops.keys()]).map(milesOf));
        expect(milesOf(orderByRoute({ base, stops }, straightMiles))).toBeCloseTo(shortest, 6);
      }),
      { numRuns: 40 },
    );
  });
});
