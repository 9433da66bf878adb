#!/usr/bin/env bash
# @turf/line-overlap 7.4.0: it "takes any LineString or Polygon and returns the overlapping lines between both features". A fence runs from
# 0 to 10 and a lot line from 5 to 15; one expects that they share 5 to 10. It finds nothing, as each piece between two corners counts only
# if it lies in one piece of the other, whole; with a corner of the fence at 5 the half is found. So two lots, each 6 wide, of which one
# begins 3 further on behind the other, share no border, and those whose corners meet do. `tolerance` changes nothing. No error.
# A program puts the corners of either line on the other one before it asks.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @turf/line-overlap@7.4.0
cat > try.mjs <<'JS'
import { lineOverlap } from '@turf/line-overlap';
const line = (...stations) => ({ type: 'Feature', properties: {}, geometry: { type: 'LineString', coordinates: stations.map((x) => [x, 0]) } });
const lot = (west, east, south, north) => ({ type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [[[west, south], [east, south], [east, north], [west, north], [west, south]]] } });
const show = (name, one, other, options) => {
  const shared = lineOverlap(one, other, options).features.map(({ geometry }) => geometry.coordinates.map(([x]) => x).sort((a, b) => a - b).join(' to '));
  console.log(`${name}: ${shared.join(', ') || 'nothing'}`);
};
show('fence 0 to 10, lot line 2 to 8', line(0, 10), line(2, 8));
show('fence 0 to 10, lot line 5 to 15', line(0, 10), line(5, 15));
show('the same with tolerance 0.01', line(0, 10), line(5, 15), { tolerance: 0.01 });
show('fence 0 to 5 to 10, lot line 5 to 15', line(0, 5, 10), line(5, 15));
show('lots of 0 to 6 and 0 to 6', lot(0, 6, 0, 4), lot(0, 6, -4, 0));
show('lots of 0 to 6 and 3 to 9', lot(0, 6, 0, 4), lot(3, 9, -4, 0));
JS
seen=$(node try.mjs)
echo "$seen"
expected='fence 0 to 10, lot line 2 to 8: 2 to 8
fence 0 to 10, lot line 5 to 15: nothing
the same with tolerance 0.01: nothing
fence 0 to 5 to 10, lot line 5 to 15: 5 to 10
lots of 0 to 6 and 0 to 6: 0 to 6
lots of 0 to 6 and 3 to 9: nothing'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
