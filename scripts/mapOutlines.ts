import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Geometry } from 'geojson';
import { feature, merge, mesh } from 'topojson-client';
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification';

/**
 * Writes the outlines that the map shows without street tiles: the counties of Texas, out of the census's boundaries in the
 * package us-atlas, thinned to what a screen can show. Run it with `npx tsx scripts/mapOutlines.ts` after an update of us-atlas.
 */
const ROOT = fileURLToPath(new URL('..', import.meta.url));
export const OUTLINES_FILE = join(ROOT, 'src/map/generated/texas.json');

const TEXAS = '48';
/** Degrees that a line may stray from the true one: about 250 metres. */
const TOLERANCE = 0.0025;
const SCALE = 1000;

type Point = readonly [number, number];
type Counties = GeometryCollection<{ name: string }>;

const distance = ([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number => {
  const [dx, dy] = [bx - ax, by - ay];
  const along =
    dx === 0 && dy === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
};

/** Douglas and Peucker's thinning: a point stays when leaving it out would be seen. */
const thin = (line: readonly Point[]): readonly Point[] => {
  const first = line[0];
  const last = line.at(-1);
  if (!first || !last || line.length < 3) return line;
  let farthest = 0;
  let most = 0;
  line.forEach((point, index) => {
    const off = distance(point, first, last);
    if (off > most) [most, farthest] = [off, index];
  });
  if (most <= TOLERANCE) return [first, last];
  return [...thin(line.slice(0, farthest + 1)).slice(0, -1), ...thin(line.slice(farthest))];
};

/** Whole thousandths of a degree, each point as the step from the one before: lon, lat, then pairs of steps. */
const packed = (line: readonly Point[]): number[] => {
  let [x, y] = [0, 0];
  return line.flatMap(([lon, lat]) => {
    const [nextX, nextY] = [Math.round(lon * SCALE), Math.round(lat * SCALE)];
    const step = [nextX - x, nextY - y];
    [x, y] = [nextX, nextY];
    return step;
  });
};

const points = (line: readonly number[][]): Point[] => line.map(([lon = 0, lat = 0]) => [lon, lat] as const);

/** A ring has the same first and last point, so it is thinned in two halves. */
const thinRing = (ring: readonly Point[]): readonly Point[] => {
  const middle = Math.floor(ring.length / 2);
  return [...thin(ring.slice(0, middle + 1)).slice(0, -1), ...thin(ring.slice(middle))];
};

const middleOf = (ring: readonly Point[]): Point => {
  let [area, x, y] = [0, 0, 0];
  ring.forEach(([ax, ay], index) => {
    const [bx, by] = ring[(index + 1) % ring.length] ?? [ax, ay];
    const cross = ax * by - bx * ay;
    [area, x, y] = [area + cross, x + (ax + bx) * cross, y + (ay + by) * cross];
  });
  return [x / (3 * area), y / (3 * area)];
};

const ringsOf = (geometry: Geometry): Point[][] => {
  if (geometry.type === 'Polygon') return geometry.coordinates.slice(0, 1).map(points);
  return geometry.type === 'MultiPolygon' ? geometry.coordinates.map(([outer = []]) => points(outer)) : [];
};

const round = (value: number): number => Math.round(value * SCALE) / SCALE;

/** The text of the generated file. */
export const outlinesText = (): string => {
  const atlas: Topology<{ counties: Counties }> = createRequire(import.meta.url)('us-atlas/counties-10m.json');
  const all = atlas.objects.counties;
  const texas: Counties = { ...all, geometries: all.geometries.filter(({ id }) => String(id).startsWith(TEXAS)) };
  const areas = texas.geometries.filter(
    (geometry): geometry is Polygon<{ name: string }> | MultiPolygon<{ name: string }> =>
      geometry.type === 'Polygon' || geometry.type === 'MultiPolygon',
  );
  const land = merge(atlas, areas).coordinates.map(([outer = []]) => points(outer));
  const borders = mesh(atlas, texas, (a, b) => a !== b).coordinates.map(points);
  const counties = feature(atlas, texas)
    .features.map(({ properties, geometry }) => {
      const largest = ringsOf(geometry).sort((a, b) => b.length - a.length)[0] ?? [];
      const [lon, lat] = middleOf(largest);
      return [properties.name, round(lat), round(lon)];
    })
    .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1));
  return `${JSON.stringify({
    land: land.map((ring) => packed(thinRing(ring))).filter((ring) => ring.length > 8),
    borders: borders.map((line) => packed(thin(line))),
    counties,
  })}\n`;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(OUTLINES_FILE, outlinesText());
  console.log(`${OUTLINES_FILE} written`);
}
