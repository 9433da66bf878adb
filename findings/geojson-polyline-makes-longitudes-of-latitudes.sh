#!/usr/bin/env bash
# geojson-polyline 1.0.3: it writes the positions of GeoJSON as a short text, as route services do, and reads them again; in the
# form of those texts there are two numbers for each place, and GeoJSON may have a height as a third (RFC 7946, 3.1.1). One expects
# an error, or the place without its height. It turns all three round and writes the first two: a walk along a road in Houston with
# heights comes back as [29.76, 12.5], the latitude as longitude and the height as latitude, which is in the Sudan. No error.
# Without heights it is right. The option `precision: 6`, which services such as OSRM and Valhalla ask for, is kept for a geometry and
# lost for a Feature, which is written with five decimals, and read by @mapbox/polyline 1.2.1 with six it is a tenth: 2.976, -9.536.
# Read by the package itself it comes back without its sixth decimal. A program cuts heights off and gives the geometry alone.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund geojson-polyline@1.0.3 @mapbox/polyline@1.2.1
cat > try.cjs <<'JS'
const { encode, decode } = require('geojson-polyline');
const { decode: read } = require('@mapbox/polyline');
const line = (coordinates) => ({ type: 'LineString', coordinates });
const shown = (name, coordinates) => console.log(`${name}: ${JSON.stringify(coordinates)} comes back as ${JSON.stringify(decode(encode(line(coordinates))).coordinates)}`);
shown('without heights', [[-95.36, 29.76], [-95.35, 29.77]]);
shown('with heights', [[-95.36, 29.76, 12.5], [-95.35, 29.77, 13]]);
const geometry = line([[-95.360123, 29.760123], [-95.350123, 29.770123]]);
const feature = { type: 'Feature', properties: {}, geometry };
const options = { precision: 6 };
const first = (text) => JSON.stringify(read(text, 6)[0]);
console.log(`precision 6, the geometry alone: ${first(encode(geometry, options).coordinates)} by @mapbox/polyline, ${JSON.stringify(decode(encode(geometry, options), options).coordinates[0])} by itself`);
console.log(`precision 6, a feature: ${first(encode(feature, options).geometry.coordinates)} by @mapbox/polyline, ${JSON.stringify(decode(encode(feature, options), options).geometry.coordinates[0])} by itself`);
JS
seen=$(node try.cjs)
echo "$seen"
expected='without heights: [[-95.36,29.76],[-95.35,29.77]] comes back as [[-95.36,29.76],[-95.35,29.77]]
with heights: [[-95.36,29.76,12.5],[-95.35,29.77,13]] comes back as [[29.76,12.5],[29.77,13]]
precision 6, the geometry alone: [29.760123,-95.360123] by @mapbox/polyline, [-95.360123,29.760123] by itself
precision 6, a feature: [2.976012,-9.536012] by @mapbox/polyline, [-95.36012,29.76012] by itself'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
