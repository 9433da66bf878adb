#!/usr/bin/env bash
# @turf/square-grid 7.4.0, @turf/rectangle-grid 7.4.0, @turf/point-grid 7.4.0: they lay a grid over an area, with the length of a side in
# a unit such as feet. One expects squares of 100 by 100 feet, 10,000 square feet each. In Houston the "squares" are 100 feet from south
# to north and 86.81 feet from west to east, 8,681 square feet, so that a count of squares makes a lot 15 percent larger than it is; in
# Minneapolis they are 70.7 wide, and at the equator, where a degree east is as long as one north, they are squares. The same holds for
# rectangles, and their rows and columns are counted so too. point-grid has its points 100 feet apart both ways, hex-grid and
# triangle-grid their sides. No error. A program divides the width by the cosine of the latitude.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @turf/square-grid@7.4.0 @turf/rectangle-grid@7.4.0 @turf/point-grid@7.4.0 @turf/hex-grid@7.4.0 @turf/triangle-grid@7.4.0 @turf/distance@7.4.0 @turf/area@7.4.0
cat > try.mjs <<'JS'
import { area } from '@turf/area';
import { distance } from '@turf/distance';
import { hexGrid } from '@turf/hex-grid';
import { pointGrid } from '@turf/point-grid';
import { rectangleGrid } from '@turf/rectangle-grid';
import { squareGrid } from '@turf/square-grid';
import { triangleGrid } from '@turf/triangle-grid';
const feet = { units: 'feet' };
const box = (longitude, latitude) => [longitude, latitude, longitude + 0.01, latitude + 0.01];
const sides = ({ geometry: { coordinates: [ring] } }) => ring.slice(1).map((corner, index) => distance(ring[index], corner, feet).toFixed(1)).join(' ');
for (const [place, bounds] of [['Houston', box(-95.37, 29.76)], ['Minneapolis', box(-93.27, 44.98)], ['equator', box(-95, 0)]]) {
  const [cell] = squareGrid(bounds, 100, feet).features;
  console.log(`${place}: squares of 100 have sides of ${sides(cell)}, ${Math.round(area(cell) * 10.7639104)} square feet`);
}
const bounds = box(-95.37, 29.76);
console.log(`Houston: rectangles 100 wide and 50 high have sides of ${sides(rectangleGrid(bounds, 100, 50, feet).features[0])}`);
const points = pointGrid(bounds, 100, feet).features.map(({ geometry }) => geometry.coordinates);
const [first] = points;
console.log(`Houston: the next points to a point are ${points.map((point) => distance(first, point, feet)).sort((one, other) => one - other).slice(1, 3).map((value) => value.toFixed(1)).join(' ')} feet away`);
console.log(`Houston: hexagons of 100 have sides of ${sides(hexGrid(bounds, 100, feet).features[0])}`);
console.log(`Houston: triangles of 100 have sides of ${sides(triangleGrid(bounds, 100, feet).features[0])}`);
JS
seen=$(node try.mjs)
echo "$seen"
expected='Houston: squares of 100 have sides of 100.0 86.8 100.0 86.8, 8681 square feet
Minneapolis: squares of 100 have sides of 100.0 70.7 100.0 70.7, 7074 square feet
equator: squares of 100 have sides of 100.0 100.0 100.0 100.0, 10000 square feet
Houston: rectangles 100 wide and 50 high have sides of 50.0 86.8 50.0 86.8
Houston: the next points to a point are 100.0 100.0 feet away
Houston: hexagons of 100 have sides of 100.0 100.0 100.0 100.0 100.0 100.0
Houston: triangles of 100 have sides of 100.0 141.4 100.0'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
