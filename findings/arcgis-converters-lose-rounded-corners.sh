#!/usr/bin/env bash
# @terraformer/arcgis 2.2.2 and terraformer-arcgis-parser 1.1.0, from which it comes, make GeoJSON of the JSON in which
# counties serve their parcels (ArcGIS). That form can hold true curves (`curveRings`, `curvePaths`, with an arc as `c`), and
# a position is x, y and m where `hasM` is true and `hasZ` is not (Esri, Geometry objects). One expects a polygon of the chord
# at least, or an error. A lot with one rounded corner becomes a feature whose geometry is null, as if the county did not know
# where it is, and the bare geometry becomes `{}`; the older package ends in an error. The measures along a road, 0 and 100.5,
# become its heights, where a single point loses its measure; the older one gives the point a position of four, with null as
# height, and loses a height of 0. On the way back the id of a feature, "A-7", is written over the OBJECTID 9 that it was read
# with, which in ArcGIS is a whole number. A program that reads parcels asks the server not to return true curves, and counts
# the geometries that are null.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @terraformer/arcgis@2.2.2 terraformer-arcgis-parser@1.1.0
cat > try.mjs <<'JS'
import { arcgisToGeoJSON, geojsonToArcGIS } from '@terraformer/arcgis';
import older from 'terraformer-arcgis-parser';
const tried = (read) => {
  try {
    return JSON.stringify(read());
  } catch (error) {
    return error.message;
  }
};
const bare = (geometry) => geometry?.coordinates ?? geometry;
const shapes = {
  'a lot': { rings: [[[0, 0], [0, 100], [80, 100], [80, 0], [0, 0]]] },
  'a lot with a rounded corner': { curveRings: [[[0, 0], [0, 100], [60, 100], { c: [[80, 80], [74, 94]] }, [80, 0], [0, 0]]] },
  'a road with measures': { hasM: true, paths: [[[-95, 29, 0], [-95, 30, 100.5]]] },
  'a point with a measure': { x: -95, y: 29, m: 12.5, hasM: true },
  'a point at height 0': { x: -95, y: 29, z: 0 },
};
for (const [name, shape] of Object.entries(shapes)) {
  const now = tried(() => bare(arcgisToGeoJSON(structuredClone(shape))));
  console.log(`${name}: ${now}; the older ${tried(() => bare(older.parse(structuredClone(shape))))}`);
}
const parcel = { attributes: { OBJECTID: 9 }, geometry: shapes['a lot with a rounded corner'] };
console.log(`as a feature: ${tried(() => arcgisToGeoJSON(structuredClone(parcel)))}`);
console.log(`back: ${tried(() => geojsonToArcGIS({ type: 'Feature', id: 'A-7', properties: { OBJECTID: 9 }, geometry: { type: 'Point', coordinates: [-95, 29] } }).attributes)}`);
JS
seen=$(node try.mjs)
echo "$seen"
expected='a lot: [[[0,0],[80,0],[80,100],[0,100],[0,0]]]; the older [[[0,0],[80,0],[80,100],[0,100],[0,0]]]
a lot with a rounded corner: {}; the older Unknown type: undefined
a road with measures: [[-95,29,0],[-95,30,100.5]]; the older [[-95,29,0],[-95,30,100.5]]
a point with a measure: [-95,29]; the older [-95,29,null,12.5]
a point at height 0: [-95,29,0]; the older [-95,29]
as a feature: {"type":"Feature","geometry":null,"properties":{"OBJECTID":9},"id":9}
back: {"OBJECTID":"A-7"}'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
