#!/usr/bin/env bash
# geolib 3.3.14: `getPathLength` adds up a way from point to point, and one expects that more points make it more exact. Each
# part is rounded to a whole meter before it is added. A truck that creeps over a site and gives its place each second, 600
# times 0.44 meters, has gone 0 meters instead of 266; with steps of 0.67 meters it has gone half as far again.
# `getPreciseDistance` instead of `getDistance` does not change that, and `getSpeed` of somebody who walks is 0 or 1 meter a
# second. No error. geographiclib-geodesic 2.2.0 has the ways. A program that adds up the points of a receiver gives the
# distance function with an accuracy of its own, `(from, to) => getDistance(from, to, 0.001)`, and compares the sum with the
# way from end to end.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund geolib@3.3.14 geographiclib-geodesic@2.2.0
cat > try.cjs <<'JS'
const { Geodesic } = require('geographiclib-geodesic');
const { getDistance, getPathLength, getPreciseDistance, getSpeed } = require('geolib');
const line = (from, to) => Geodesic.WGS84.Inverse(from[1], from[0], to[1], to[0]).s12;
for (const step of [0.000004, 0.000006, 0.00001, 0.000014, 0.0001]) {
  const track = Array.from({ length: 601 }, (_, index) => [-95, 29.7 + index * step]);
  const sum = track.slice(1).reduce((all, point, index) => all + line(track[index], point), 0);
  const fine = getPathLength(track, (from, to) => getDistance(from, to, 0.001));
  console.log(`600 steps of ${(sum / 600).toFixed(2)} m, ${sum.toFixed(0)} m in all: getPathLength ${getPathLength(track)}, with getPreciseDistance ${getPathLength(track, getPreciseDistance)}, to the millimeter ${fine.toFixed(0)}, from end to end ${getDistance(track[0], track.at(-1))}`);
}
const point = (latitude, time) => ({ latitude, longitude: -95, time });
console.log(`0.44 m in a second: ${getSpeed(point(29.7, 0), point(29.700004, 1000))} m/s, 0.67 m: ${getSpeed(point(29.7, 0), point(29.700006, 1000))} m/s`);
JS
seen=$(node try.cjs)
echo "$seen"
expected='600 steps of 0.44 m, 266 m in all: getPathLength 0, with getPreciseDistance 0, to the millimeter 267, from end to end 267
600 steps of 0.67 m, 399 m in all: getPathLength 600, with getPreciseDistance 600, to the millimeter 401, from end to end 401
600 steps of 1.11 m, 665 m in all: getPathLength 600, with getPreciseDistance 600, to the millimeter 668, from end to end 668
600 steps of 1.55 m, 931 m in all: getPathLength 1200, with getPreciseDistance 1200, to the millimeter 935, from end to end 935
600 steps of 11.08 m, 6651 m in all: getPathLength 6600, with getPreciseDistance 6600, to the millimeter 6679, from end to end 6679
0.44 m in a second: 0 m/s, 0.67 m: 1 m/s'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
