#!/usr/bin/env bash
# geojson 0.5.0 makes features of rows with a latitude and a longitude, and one expects that a row without them, whose
# columns are null or an empty text, has no place (RFC 7946, 3.2: a feature without a location has the geometry null). It
# puts such a lot at 0, 0, into the Gulf of Guinea, so that a map of lots in Texas shows half of the world, and the middle of
# all places lies in the Atlantic. The feature is valid: neither `doThrows: { invalidGeometry: true }` nor check-geojson
# 0.1.14 finds it. A row that lacks the columns altogether has `{}` for its geometry, which is not valid, and is found by
# both. No other error. A program that makes a map of a table leaves out the rows without a place first, and counts them.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund geojson@0.5.0 @placemarkio/check-geojson@0.1.14
cat > try.mjs <<'JS'
import { createRequire } from 'node:module';
import { check } from '@placemarkio/check-geojson';
const GeoJSON = createRequire(import.meta.url)('geojson');
const lots = [{ name: 'A-1', lat: 29.76, lng: -95.37 }, { name: 'A-2', lat: null, lng: null }, { name: 'A-3', lat: '', lng: '' }, { name: 'A-4' }];
for (const options of [{}, { doThrows: { invalidGeometry: true } }]) {
  console.log(JSON.stringify(options));
  for (const lot of lots) {
    let said;
    try {
      const { features } = GeoJSON.parse([lot], { Point: ['lat', 'lng'], ...options });
      said = JSON.stringify(features[0].geometry);
      check(JSON.stringify(features[0]));
      said += ', valid';
    } catch (error) {
      said = [said, error.issues?.[0]?.message ?? error.message].filter(Boolean).join(', ');
    }
    console.log(`  ${JSON.stringify(lot)}: ${said}`);
  }
}
JS
seen=$(node try.mjs)
echo "$seen"
expected='{}
  {"name":"A-1","lat":29.76,"lng":-95.37}: {"type":"Point","coordinates":[-95.37,29.76]}, valid
  {"name":"A-2","lat":null,"lng":null}: {"type":"Point","coordinates":[0,0]}, valid
  {"name":"A-3","lat":"","lng":""}: {"type":"Point","coordinates":[0,0]}, valid
  {"name":"A-4"}: {}, This GeoJSON object is missing its type member.
{"doThrows":{"invalidGeometry":true}}
  {"name":"A-1","lat":29.76,"lng":-95.37}: {"type":"Point","coordinates":[-95.37,29.76]}, valid
  {"name":"A-2","lat":null,"lng":null}: {"type":"Point","coordinates":[0,0]}, valid
  {"name":"A-3","lat":"","lng":""}: {"type":"Point","coordinates":[0,0]}, valid
  {"name":"A-4"}: Invalid Geometry: item: {"name":"A-4"}, params: {"doThrows":{"invalidGeometry":true},"geom":{"Point":["lat","lng"]}}'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
