#!/usr/bin/env bash
# geojson-precision 1.0.0 rounds the coordinates of GeoJSON to a number of decimals, and one expects `parse(lot, 6)` to keep six. Longitude
# and latitude have six; a height is rounded to a whole meter, since it goes by a third argument, which its README does not name and which
# is 0 where it is not given: 12.49 is 12, a step from 0.45 to 0.55 is one from 0 to 1, and a floor at -0.4 is at 0. With
# `parse(lot, 6, 2)` heights have two decimals. A feature without a place, whose geometry is null (RFC 7946, 3.2), comes back with
# the geometry `{}`, which is none, and it is the caller's own feature that is changed. No error. A program names the third argument,
# leaves out what has no place, and hands over a copy.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund geojson-precision@1.0.0
cat > try.mjs <<'JS'
import { parse } from 'geojson-precision';
const edge = () => ({ type: 'LineString', coordinates: [12.49, 0.45, 0.55, -0.4].map((height, index) => [-95.123456789, 29.76 + index / 1e4, height]) });
for (const decimals of [[6], [6, 2]]) console.log(`parse(edge, ${decimals.join(', ')}): ${parse(edge(), ...decimals).coordinates.map((place) => place.map(String).join(' ')).join(', ')}`);
const unplaced = { type: 'Feature', geometry: null, properties: { lot: 7 } };
console.log(`without a place: ${JSON.stringify(parse(unplaced, 6))}; what was handed over: ${JSON.stringify(unplaced)}`);
JS
seen=$(node try.mjs)
echo "$seen"
expected='parse(edge, 6): -95.123457 29.76 12, -95.123457 29.7601 0, -95.123457 29.7602 1, -95.123457 29.7603 0
parse(edge, 6, 2): -95.123457 29.76 12.49, -95.123457 29.7601 0.45, -95.123457 29.7602 0.55, -95.123457 29.7603 -0.4
without a place: {"type":"Feature","geometry":{},"properties":{"lot":7}}; what was handed over: {"type":"Feature","geometry":{},"properties":{"lot":7}}'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
