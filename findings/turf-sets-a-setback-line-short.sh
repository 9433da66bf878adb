#!/usr/bin/env bash
# @turf/line-offset 7.4.0: a pool keeps a distance from the lot line, and one expects a line that the package lays 10 feet
# beside it to be 10 feet away. It counts degrees as if they were equally long: in Houston (29.76 degrees north) the line
# beside one that runs north is 8.70 feet away, beside one to the northeast 9.44, and beside one that runs east 9.97, as
# measured on the ellipsoid by geographiclib-geodesic 2.2.0. At 60 degrees it would be half. The read-me says "offset by the
# specified distance", and there is no error. @turf/buffer 7.4.0 lays the edge of a point at 10 feet within half a percent to
# each side. A program that draws setbacks works in the feet of a plane that lies at the lot, and measures the line that it
# drew.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @turf/line-offset@7.4.0 @turf/buffer@7.4.0 @turf/helpers@7.4.0 geographiclib-geodesic@2.2.0
cat > try.mjs <<'JS'
import { buffer } from '@turf/buffer';
import { lineString, point } from '@turf/helpers';
import { lineOffset } from '@turf/line-offset';
import geodesic from 'geographiclib-geodesic';
const { WGS84 } = geodesic.Geodesic;
const foot = 0.3048;
const away = ([lon, lat], bearing, feet) => {
  const { lon2, lat2 } = WGS84.Direct(lat, lon, bearing, feet * foot);
  return [lon2, lat2];
};
const feet = ([lon, lat], [lon2, lat2]) => (WGS84.Inverse(lat, lon, lat2, lon2).s12 / foot).toFixed(2);
const corner = [-95.3698, 29.7604];
for (const [name, bearing] of [['north', 0], ['northeast', 45], ['east', 90]]) {
  const line = [corner, away(corner, bearing, 120)];
  const beside = lineOffset(lineString(line), 10, { units: 'feet' }).geometry.coordinates;
  console.log(`lot line to the ${name}, 10 feet beside it: ${feet(line[0], beside[0])} and ${feet(line[1], beside[1])} feet away`);
}
const north = [[10.75, 59.91], away([10.75, 59.91], 0, 120)];
console.log(`to the north at 59.91 degrees: ${feet(north[0], lineOffset(lineString(north), 10, { units: 'feet' }).geometry.coordinates[0])} feet away`);
const ring = buffer(point(corner), 10, { units: 'feet', steps: 8 }).geometry.coordinates[0].map((edge) => Number(feet(corner, edge)));
console.log(`edge of a buffer of 10 feet: ${Math.min(...ring)} to ${Math.max(...ring)} feet away`);
JS
seen=$(node try.mjs)
echo "$seen"
expected='lot line to the north, 10 feet beside it: 8.70 and 8.70 feet away
lot line to the northeast, 10 feet beside it: 9.44 and 9.44 feet away
lot line to the east, 10 feet beside it: 9.97 and 9.97 feet away
to the north at 59.91 degrees: 5.03 feet away
edge of a buffer of 10 feet: 9.97 to 10.02 feet away'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
