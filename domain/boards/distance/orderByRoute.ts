import type { Place } from '../../milesBetween';
import type { MilesOf } from './road';
import { routeMiles, type Route } from './route';

/** Up to so many stops the shortest order is found exactly; a day hardly ever has more than eight. */
const MAX_EXACT = 9;

/** An open way from a place along some stops to another place, by the numbers of the stops. */
interface Way {
  from: Place;
  to: Place;
  stops: readonly Place[];
  milesOf: MilesOf;
}

const lengthOf = ({ from, to, stops, milesOf }: Way, order: readonly number[]): number => {
  let [sum, last] = [0, from];
  for (const at of order) {
    const next = stops[at] ?? last;
    sum += milesOf(last, next);
    last = next;
  }
  return sum + milesOf(last, to);
};

/** The shortest order of few stops: the best way to each set of them that ends at each of them. */
const exactOrder = ({ from, to, stops, milesOf }: Way): number[] => {
  const count = stops.length;
  const [all, size] = [(1 << count) - 1, 1 << count];
  const best = Array.from({ length: size }, () => Array.from({ length: count }, () => Infinity));
  const before = Array.from({ length: size }, () => Array.from({ length: count }, () => -1));
  const between = stops.map((a) => stops.map((b) => milesOf(a, b)));
  stops.forEach((stop, at) => {
    const row = best[1 << at];
    if (row) row[at] = milesOf(from, stop);
  });
  for (let set = 1; set < size; set += 1) {
    for (let last = 0; last < count; last += 1) {
      const miles = best[set]?.[last] ?? Infinity;
      if (miles === Infinity) continue;
      for (let next = 0; next < count; next += 1) {
        if (set & (1 << next)) continue;
        const [rows, ways] = [best[set | (1 << next)], before[set | (1 << next)]];
        const longer = miles + (between[last]?.[next] ?? Infinity);
        if (!rows || !ways || longer >= (rows[next] ?? Infinity)) continue;
        rows[next] = longer;
        ways[next] = last;
      }
    }
  }
  let [set, last] = [all, 0];
  const whole = stops.map((stop, at) => (best[all]?.[at] ?? Infinity) + milesOf(stop, to));
  whole.forEach((miles, at) => {
    if (miles < (whole[last] ?? Infinity)) last = at;
  });
  const order: number[] = [];
  while (last >= 0 && order.length < count) {
    order.push(last);
    const previous = before[set]?.[last] ?? -1;
    set &= ~(1 << last);
    last = previous;
  }
  return order.reverse();
};

/** The nearest stop next, and so on. */
const nearestOrder = ({ from, stops, milesOf }: Way): number[] => {
  const left = new Set(stops.keys());
  const order: number[] = [];
  let here = from;
  while (left.size > 0) {
    const milesTo = (at: number): number => milesOf(here, stops[at] ?? here);
    const next = [...left].reduce((best, at) => (milesTo(at) < milesTo(best) ? at : best));
    left.delete(next);
    order.push(next);
    here = stops[next] ?? here;
  }
  return order;
};

/** Turns parts of the way round as long as that makes it shorter. */
const untangled = (way: Way, first: readonly number[]): number[] => {
  let order = [...first];
  let miles = lengthOf(way, order);
  for (let isShorter = true; isShorter;) {
    isShorter = false;
    for (let from = 0; from < order.length - 1; from += 1) {
      for (let to = from + 1; to < order.length; to += 1) {
        const turned = [...order.slice(0, from), ...order.slice(from, to + 1).reverse(), ...order.slice(to + 1)];
        const length = lengthOf(way, turned);
        if (length >= miles - 1e-9) continue;
        [order, miles, isShorter] = [turned, length, true];
      }
    }
  }
  return order;
};

/**
 * The order of a crew's stops that makes its day short: exact for a day as they are, good for a longer one, and never
 * longer than the day as it stands [SDY-004].
 * @param done so many stops at the beginning stay where they are
 * @returns the numbers of the stops, as they stand now, in their new order
 */
export const orderByRoute = ({ base, stops }: Route, milesOf: MilesOf, done = 0): number[] => {
  const asIs = [...stops.keys()];
  const fixed = Math.min(Math.max(done, base ? 0 : 1), stops.length);
  const [end, start] = [base ?? stops[0], stops[fixed - 1] ?? base];
  const free = stops.slice(fixed);
  if (!start || !end || free.length < 2) return asIs;
  const way: Way = { from: start, to: end, stops: free, milesOf };
  const found = free.length <= MAX_EXACT ? exactOrder(way) : untangled(way, nearestOrder(way));
  const order = [...asIs.slice(0, fixed), ...found.map((at) => at + fixed)];
  const milesIn = (numbers: readonly number[]): number =>
    routeMiles({ base, stops: numbers.flatMap((at) => stops[at] ?? []) }, milesOf);
  return milesIn(order) < milesIn(asIs) - 1e-9 ? order : asIs;
};
