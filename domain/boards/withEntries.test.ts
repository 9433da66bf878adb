import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withEntries } from './withEntries';

const numbered = (count: number) => new Map(Array.from({ length: count }, (_, at) => [at, `of ${at}`]));

describe('a map with changed entries', () => {
  it('answers as a copy of the whole would, through any number of changes and at any size', () => {
    const changes = fc.array(
      fc.array(fc.tuple(fc.integer({ min: 0, max: 900 }), fc.option(fc.string(), { nil: undefined }))),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(fc.constantFrom(0, 20, 600), changes, (size, steps) => {
        let map: ReadonlyMap<number, string> = numbered(size);
        const copy = numbered(size);
        for (const step of steps) {
          map = withEntries(map, step);
          // As the changes of a move: each entry once.
          for (const [key, value] of new Map(step)) {
            if (value === undefined) copy.delete(key);
            else copy.set(key, value);
          }
          expect(map.size).toBe(copy.size);
          for (let key = 0; key <= 900; key += 1) {
            if (map.get(key) !== copy.get(key) || map.has(key) !== copy.has(key)) throw new Error(`differs at ${key}`);
          }
        }
        const byKey = (entries: Iterable<[number, string]>) => [...entries].toSorted(([a], [b]) => a - b);
        expect(byKey(map)).toEqual(byKey(copy));
        expect([...map.keys()]).toEqual([...map].map(([key]) => key));
        expect([...map.values()]).toEqual([...map].map(([, value]) => value));
        const told: [number, string][] = [];
        map.forEach((value, key) => told.push([key, value]));
        expect(told).toEqual([...map]);
      }),
    );
  });

  it('leaves the map before as it was, and an entry that is replaced in its place', () => {
    const before = numbered(1000);
    const once = withEntries(before, [
      [500, 'new'],
      [1, undefined],
    ]);
    const twice = withEntries(once, [[500, 'newer']]);
    expect([before.get(500), once.get(500), twice.get(500)]).toEqual(['of 500', 'new', 'newer']);
    expect([before.size, once.size, twice.size]).toEqual([1000, 999, 999]);
    expect([...twice.values()][499]).toBe('newer');
  });
});
