#!/usr/bin/env bash
# topojson-server 3.0.1, topojson-client 3.1.0: the first makes a TopoJSON of GeoJSON, in which lots share their borders, and the second GeoJSON of
# that. One expects each lot to come back as it was. Borders are compared by longitude and latitude alone, and kept once, as the first
# lot has them: a lot without heights beside one that has them gets its heights along the border, and has positions of two and of three
# numbers in one ring; where both have heights, at a step of a foot, the second has those of the first. With a quantization, as
# `topology(lots, 1e4)` has it, all heights are lost, also those of a point that shares nothing. No error. A program that needs
# heights leaves quantization out, and keeps them beside the shape.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund topojson-server@3.0.1 topojson-client@3.1.0
cat > try.mjs <<'JS'
import { feature } from 'topojson-client';
import { topology } from 'topojson-server';
const lot = (left, height) => ({ type: 'Polygon', coordinates: [[[0, 0], [1, 0], [1, 1], [0, 1], [0, 0]].map(([x, y]) => (height === undefined ? [left + x, y] : [left + x, y, height]))] });
const bench = { type: 'Point', coordinates: [5, 5, 12.5] };
for (const [name, second] of [['a flat lot', undefined], ['a lot a foot lower', 4]]) {
  const lots = { type: 'FeatureCollection', features: [lot(0, 5), lot(1, second), bench].map((geometry) => ({ type: 'Feature', properties: {}, geometry })) };
  for (const quantization of [undefined, 1e4]) {
    const back = feature(topology({ lots: structuredClone(lots) }, quantization), 'lots').features.map(({ geometry }) => geometry.coordinates.flat());
    const heights = [...back.slice(0, 2).map((ring) => ring.map((place) => place[2] ?? 'none').join(' ')), back[2][2] ?? 'none'];
    console.log(`${name} beside one at 5, quantization ${quantization}: first ${heights[0]}; second ${heights[1]}; bench ${heights[2]}`);
  }
}
JS
seen=$(node try.mjs)
echo "$seen"
expected='a flat lot beside one at 5, quantization undefined: first 5 5 5 5 5; second none none none 5 5; bench 12.5
a flat lot beside one at 5, quantization 10000: first none none none none none; second none none none none none; bench none
a lot a foot lower beside one at 5, quantization undefined: first 5 5 5 5 5; second 4 4 4 5 5; bench 12.5
a lot a foot lower beside one at 5, quantization 10000: first none none none none none; second none none none none none; bench none'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
