#!/usr/bin/env bash
# geojson-dissolve 3.1.0 dissolves contiguous areas into one, by its README, and one expects that two lots with a common
# border become one. It does so where both have the same corners along the border, as it compares pieces of line by their
# ends. A lot 100 deep beside one of 60 stays a lot beside a lot; beside two lots of 50, which together have the same border,
# the two become one and the lot stays by itself; a deck that covers a corner of a lot stays on top of it, so that the 1500
# square feet of the corner count twice. No error, and all of these are valid. polygon-clipping 0.15.7 makes one area of
# each. A program that adds up lots or zones of a map unites them by such a package, and compares the area with the sum.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund geojson-dissolve@3.1.0 polygon-clipping@0.15.7
cat > try.cjs <<'JS'
const clipping = require('polygon-clipping');
const dissolve = require('geojson-dissolve');
const rectangle = (west, south, east, north) => ({ type: 'Polygon', coordinates: [[[west, south], [east, south], [east, north], [west, north], [west, south]]] });
const pairs = {
  'two lots of 100 side by side': [rectangle(0, 0, 60, 100), rectangle(60, 0, 120, 100)],
  'a lot of 100 beside one of 60': [rectangle(0, 0, 60, 100), rectangle(60, 20, 120, 80)],
  'a lot of 100 beside two of 50': [rectangle(0, 0, 60, 100), rectangle(60, 0, 120, 50), rectangle(60, 50, 120, 100)],
  'a deck that covers a corner of a lot': [rectangle(0, 0, 60, 100), rectangle(30, 50, 90, 150)],
};
const area = (ring) => Math.abs(ring.reduce((sum, [x, y], index) => sum + (x * (ring[index + 1]?.[1] ?? y) - (ring[index + 1]?.[0] ?? x) * y) / 2, 0));
const shown = (polygons) => polygons.map(([ring]) => area(ring)).join(' and ');
for (const [name, polygons] of Object.entries(pairs)) {
  const { type, coordinates } = dissolve(polygons);
  const [first, ...others] = polygons.map((polygon) => polygon.coordinates);
  console.log(`${name}: geojson-dissolve ${shown(type === 'Polygon' ? [coordinates] : coordinates)}, polygon-clipping ${shown(clipping.union(first, ...others))}`);
}
JS
seen=$(node try.cjs)
echo "$seen"
expected='two lots of 100 side by side: geojson-dissolve 12000, polygon-clipping 12000
a lot of 100 beside one of 60: geojson-dissolve 6000 and 3600, polygon-clipping 9600
a lot of 100 beside two of 50: geojson-dissolve 6000 and 6000, polygon-clipping 12000
a deck that covers a corner of a lot: geojson-dissolve 6000 and 6000, polygon-clipping 10500'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
