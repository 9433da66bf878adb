#!/usr/bin/env bash
# osm2geojson-lite 1.2.0 makes GeoJSON of data of OpenStreetMap, as osmtogeojson 2.2.12 does, of which it says that it is a
# lighter one. One expects the same features. A pool that is the hole of the land around it (the inner way of a multipolygon,
# with tags of its own, as the OpenStreetMap wiki has it under Relation:multipolygon) is left out, and so is a fence that is a
# part of the border of the land: they are used for the relation, and their tags are lost without an error. What says that it
# is no area (`area=no`, `building=no`) is a polygon all the same. osmtogeojson gives the pool, the fence, and lines. A
# program that looks for pools or fences on a map does not take the lighter one, or looks at the ways itself.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund osm2geojson-lite@1.2.0 osmtogeojson@2.2.12
cat > try.cjs <<'JS'
const lite = require('osm2geojson-lite');
const osmtogeojson = require('osmtogeojson');
const node = (id, lat, lon) => ({ type: 'node', id, lat, lon });
const way = (id, nodes, tags = {}) => ({ type: 'way', id, nodes, tags });
const land = (...members) => ({ type: 'relation', id: 20, members, tags: { type: 'multipolygon', landuse: 'residential' } });
const member = (ref, role) => ({ type: 'way', ref, role });
const corners = [node(1, 29, -95), node(2, 29, -94.999), node(3, 29.001, -94.999), node(4, 29.001, -95)];
const inner = [node(5, 29.0002, -94.9998), node(6, 29.0002, -94.9996), node(7, 29.0004, -94.9996), node(8, 29.0004, -94.9998)];
const border = [1, 2, 3, 4, 1];
const maps = {
  'a pool in the land': [...corners, ...inner, way(10, border), way(11, [5, 6, 7, 8, 5], { leisure: 'swimming_pool' }), land(member(10, 'outer'), member(11, 'inner'))],
  'a fence on the border': [...corners, way(10, [1, 2, 3]), way(12, [3, 4, 1], { barrier: 'fence' }), land(member(10, 'outer'), member(12, 'outer'))],
  'a pool': [...corners, way(10, border, { leisure: 'swimming_pool' })],
  'building=no': [...corners, way(10, border, { building: 'no' })],
  'leisure=swimming_pool, area=no': [...corners, way(10, border, { leisure: 'swimming_pool', area: 'no' })],
};
const shown = ({ features }) =>
  features
    .filter(({ geometry }) => geometry.type !== 'Point')
    .map(({ id, geometry }) => `${id} ${geometry.type}`)
    .sort()
    .join(', ');
for (const [name, elements] of Object.entries(maps)) {
  console.log(`${name}: osm2geojson-lite ${shown((lite.default ?? lite)({ elements: structuredClone(elements) }, { completeFeature: true }))}; osmtogeojson ${shown(osmtogeojson({ elements: structuredClone(elements) }))}`);
}
JS
seen=$(node try.cjs)
echo "$seen"
expected='a pool in the land: osm2geojson-lite relation/20 Polygon; osmtogeojson relation/20 Polygon, way/11 Polygon
a fence on the border: osm2geojson-lite relation/20 Polygon; osmtogeojson relation/20 Polygon, way/12 LineString
a pool: osm2geojson-lite way/10 Polygon; osmtogeojson way/10 Polygon
building=no: osm2geojson-lite way/10 Polygon; osmtogeojson way/10 LineString
leisure=swimming_pool, area=no: osm2geojson-lite way/10 Polygon; osmtogeojson way/10 LineString'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
