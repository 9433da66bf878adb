#!/usr/bin/env bash
# @turf/along 7.4.0, @turf/line-chunk 7.4.0, @turf/midpoint 7.4.0, @turf/line-slice 7.4.0, @turf/line-split 7.4.0 and @turf/clean-coords
# 7.4.0: a position of GeoJSON may have a height as its third number. Of a drain that falls evenly from 20 to 10 one expects 15 in its
# middle, or no height there. `along` says 10 in the middle and 10 at its first tenth, the height of the corner that comes next, so that
# the slope becomes a step, and `lineChunk` cuts pieces with such ends: the first falls all of it, the others are level. `midpoint` has
# the height of whichever point is named first. `lineSlice` and `lineSplit` give positions without and with a height in one line.
# `cleanCoords`, which takes out corners that a line does not need, takes out the top of a hill of 5 between two ends at 0. No error.
# A program reckons heights itself.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @turf/along@7.4.0 @turf/line-chunk@7.4.0 @turf/midpoint@7.4.0 @turf/line-slice@7.4.0 @turf/line-split@7.4.0 @turf/clean-coords@7.4.0 @turf/length@7.4.0
cat > try.mjs <<'JS'
import { along } from '@turf/along';
import { cleanCoords } from '@turf/clean-coords';
import { length } from '@turf/length';
import { lineChunk } from '@turf/line-chunk';
import { lineSlice } from '@turf/line-slice';
import { lineSplit } from '@turf/line-split';
import { midpoint } from '@turf/midpoint';
const line = (...coordinates) => ({ type: 'LineString', coordinates });
const point = (...coordinates) => ({ type: 'Point', coordinates });
const heights = ({ geometry: { coordinates } }) => coordinates.map(([, , height]) => height ?? 'none').join(' to ');
const drain = { type: 'Feature', properties: {}, geometry: line([-95.37, 29.76, 20], [-95.37, 29.761, 10]) };
const whole = length(drain);
for (const part of [0, 0.1, 0.5, 0.9, 1]) console.log(`along, ${part} of the way: ${along(drain, part * whole).geometry.coordinates[2]}`);
console.log(`lineChunk into four: ${lineChunk(drain, whole / 4 + 1e-9).features.map(heights).join(', ')}`);
console.log(`midpoint of 20 and 10: ${midpoint(point(-95.37, 29.76, 20), point(-95.37, 29.761, 10)).geometry.coordinates[2]}, of 10 and 20: ${midpoint(point(-95.37, 29.761, 10), point(-95.37, 29.76, 20)).geometry.coordinates[2]}`);
console.log(`lineSlice from the middle to the end: ${heights(lineSlice(point(-95.37, 29.7605), point(-95.37, 29.761), drain))}`);
console.log(`lineSplit in the middle: ${lineSplit(drain, { type: 'Feature', properties: {}, geometry: point(-95.37, 29.7605) }).features.map(heights).join(', ')}`);
console.log(`cleanCoords of 0, 5 and 0: ${cleanCoords(line([-95.37, 29.76, 0], [-95.37, 29.761, 5], [-95.37, 29.762, 0])).coordinates.map(([, , height]) => height).join(', ')}`);
JS
seen=$(node try.mjs)
echo "$seen"
expected='along, 0 of the way: 20
along, 0.1 of the way: 10
along, 0.5 of the way: 10
along, 0.9 of the way: 10
along, 1 of the way: 10
lineChunk into four: 20 to 10, 10 to 10, 10 to 10, 10 to 10
midpoint of 20 and 10: 20, of 10 and 20: 10
lineSlice from the middle to the end: none to 10
lineSplit in the middle: 20 to none, none to 10
cleanCoords of 0, 5 and 0: 0, 0'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
