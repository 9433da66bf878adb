#!/usr/bin/env bash
# polylabel 2.1.0 finds the place within an area that is farthest from its edges, for the name on a map, and one expects a
# place within the area. Its precision is 1 unless it is given, in the units of the area, and where the area is no wider or
# no higher than that it gives the southwest corner of its box. In degrees, as GeoJSON has them, that is every lot and every
# district of less than a degree: of an L-shaped lot 44 meters long the name is at a corner that does not belong to the lot
# at all, on the land of the neighbor. No error. With a precision of 0.000001 it is right. A program that takes it for areas
# in degrees gives a small part of the width as precision, and tests that the place is inside.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund polylabel@2.1.0 @turf/boolean-point-in-polygon@7.4.0
cat > try.mjs <<'JS'
import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon';
import polylabel from 'polylabel';
const lot = (size) => {
  const ring = [[0, 0.75], [0.75, 0.75], [0.75, 0], [1, 0], [1, 1], [0, 1], [0, 0.75]];
  return [ring.map(([east, north]) => [-95.37 + east * size, 29.76 + north * size])];
};
const shown = (title, rings, ...precision) => {
  const [east, north] = polylabel(rings, ...precision);
  const inside = booleanPointInPolygon([east, north], { type: 'Polygon', coordinates: rings });
  console.log(`${title}: ${east.toFixed(6)}, ${north.toFixed(6)}, in the lot: ${inside}`);
};
shown('a lot of 0.0004 degrees (about 44 m)', lot(0.0004));
shown('a district of 0.4 degrees', lot(0.4));
shown('a lot of 40 degrees', lot(40));
shown('the first with a precision of 0.000001', lot(0.0004), 0.000001);
JS
seen=$(node try.mjs)
echo "$seen"
expected='a lot of 0.0004 degrees (about 44 m): -95.370000, 29.760000, in the lot: false
a district of 0.4 degrees: -95.370000, 29.760000, in the lot: false
a lot of 40 degrees: -60.995000, 64.135000, in the lot: true
the first with a precision of 0.000001: -95.369659, 29.760341, in the lot: true'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
