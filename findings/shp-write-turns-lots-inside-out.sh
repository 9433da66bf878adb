#!/usr/bin/env bash
# @mapbox/shp-write 0.4.3, shapefile 0.6.6: in GeoJSON the outer ring of an area runs against the clock and a hole with it
# (RFC 7946, 3.1.6); in a shapefile it is the other way, and the direction alone tells a hole from an area (ESRI Shapefile
# Technical Description, Polygon). One expects a writer to turn the rings around. shp-write writes them as they are: the deck
# around a pool, a lot with a hole, is read by shapefile as two areas, one of them the pool, and its size as the sum instead
# of the difference. A lot without a hole is read alike, since a ring that lies alone passes for an area. The names of fields
# are cut to ten letters, as dBase has it, without a check: of "lot_number_of_plat" and "lot_number_of_block" one column
# "lot_number" is left, with the value of the second. No error. A program that gives out shapefiles turns the rings itself,
# and gives its fields short names that differ.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @mapbox/shp-write@0.4.3 shapefile@0.6.6 jszip@3.10.1
cat > try.cjs <<'JS'
const shapefile = require('shapefile');
const { zip } = require('@mapbox/shp-write');
const JSZip = require('jszip');
const outer = [[-95.1, 29.1], [-95, 29.1], [-95, 29.2], [-95.1, 29.2], [-95.1, 29.1]];
const hole = [[-95.08, 29.12], [-95.08, 29.14], [-95.06, 29.14], [-95.06, 29.12], [-95.08, 29.12]];
const around = (ring) => ring.toReversed();
const size = (ring) => ring.slice(1).reduce((sum, [x, y], at) => sum + (ring[at][0] * y - x * ring[at][1]) / 2, 0);
const look = async (name, coordinates, properties) => {
  const given = { type: 'FeatureCollection', features: [{ type: 'Feature', properties, geometry: { type: 'Polygon', coordinates } }] };
  const files = await JSZip.loadAsync(await zip(given, { outputType: 'nodebuffer', compression: 'STORE' }));
  const read = async (ending) => files.file(new RegExp(`${ending}$`, 'u'))[0].async('nodebuffer');
  const { features } = await shapefile.read(await read('shp'), await read('dbf'));
  const [{ geometry, properties: fields }] = features;
  const areas = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  console.log(`${name}: ${geometry.type}, ${areas.map((rings) => `an area with ${rings.length - 1 || 'no'} hole`).join(' and ')}, ${areas.flatMap(([ring, ...holes]) => [Math.abs(size(ring)), ...holes.map((one) => -Math.abs(size(one)))]).reduce((sum, one) => sum + one, 0).toFixed(4)} square degrees, ${JSON.stringify(fields)}`);
};
const start = async () => {
  console.log(`sizes: lot ${Math.abs(size(outer)).toFixed(4)}, pool ${Math.abs(size(hole)).toFixed(4)}`);
  await look('lot', [outer], { lot_number_of_plat: 12, lot_number_of_block: 4 });
  await look('deck around a pool, rings as in GeoJSON', [outer, hole], { lot: 12 });
  await look('deck around a pool, rings turned around', [around(outer), around(hole)], { lot: 12 });
};
start();
JS
seen=$(node try.cjs)
echo "$seen"
expected='sizes: lot 0.0100, pool 0.0004
lot: Polygon, an area with no hole, 0.0100 square degrees, {"lot_number":4}
deck around a pool, rings as in GeoJSON: MultiPolygon, an area with no hole and an area with no hole, 0.0104 square degrees, {"lot":12}
deck around a pool, rings turned around: Polygon, an area with 1 hole, 0.0096 square degrees, {"lot":12}'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
