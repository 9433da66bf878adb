#!/usr/bin/env bash
# dxf2json 1.0.3 reads a drawing of CAD, and its `toGeojson` makes GeoJSON of it. A pool is a closed polyline with round ends (a bulge of 1
# is half a circle), and a lot one of four corners. One expects areas, or lines that come back to where they began. Both become open
# lines: the last side of a lot of 60 by 100 is missing, so that 220 of 320 feet are left, and of a pool of 30 by 20 the half circles are
# straight and the last end is missing, 60 instead of 102.83. An arc and a circle become a point, an inserted block the point at which it
# lies, and of a note of several lines (MTEXT) the geometry has the type null and no position, which GeoJSON does not have, though the
# place was read. A face (3DFACE) of a terrain is not there at all. No error. dxf 5.3.1 closes lot and pool and rounds the ends.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund dxf2json@1.0.3 dxf@5.3.1
cat > try.cjs <<'JS'
const { Helper } = require('dxf');
const { DxfParser, toGeojson } = require('dxf2json');
const shapes = {
  lot: [0, 'LWPOLYLINE', 8, 'LOT', 90, 4, 70, 1, 10, 0, 20, 0, 10, 60, 20, 0, 10, 60, 20, 100, 10, 0, 20, 100],
  pool: [0, 'LWPOLYLINE', 8, 'POOL', 90, 4, 70, 1, 10, 10, 20, 0, 10, 30, 20, 0, 42, 1, 10, 30, 20, 20, 10, 10, 20, 20, 42, 1],
  arc: [0, 'ARC', 8, 'POOL', 10, 5, 20, 5, 40, 10, 50, 350, 51, 10],
  circle: [0, 'CIRCLE', 8, 'SPA', 10, 5, 20, 5, 40, 10],
  note: [0, 'MTEXT', 8, 'NOTES', 10, 7, 20, 9, 40, 1, 1, 'POOL\\PSPA'],
  face: [0, '3DFACE', 8, 'GROUND', 10, 0, 20, 0, 30, 1, 11, 10, 21, 0, 31, 2, 12, 10, 22, 10, 32, 3, 13, 0, 23, 10, 33, 2],
};
const length = (points) => points.slice(1).reduce((sum, [x, y], index) => sum + Math.hypot(x - points[index][0], y - points[index][1]), 0).toFixed(2);
(async () => {
  for (const [name, pairs] of Object.entries(shapes)) {
    const file = [0, 'SECTION', 2, 'HEADER', 9, '$ACADVER', 1, 'AC1015', 0, 'ENDSEC', 0, 'SECTION', 2, 'ENTITIES', ...pairs, 0, 'ENDSEC', 0, 'EOF', ''].join('\r\n');
    const [feature] = toGeojson(await new DxfParser().parseContent(file)).features;
    const { type, coordinates } = feature?.geometry ?? {};
    console.log(`${name}: dxf2json ${feature ? `${type} ${JSON.stringify(coordinates)}` : 'nothing'}${type === 'LineString' ? `, ${length(coordinates)} long` : ''}`);
    const [line] = new Helper(file).toPolylines().polylines;
    if (line) console.log(`  dxf ${line.vertices.length} corners, ${length(line.vertices)} long`);
  }
})();
JS
seen=$(node try.cjs)
echo "$seen"
expected='lot: dxf2json LineString [[0,0,0],[60,0,0],[60,100,0],[0,100,0]], 220.00 long
  dxf 5 corners, 320.00 long
pool: dxf2json LineString [[10,0,0],[30,0,0],[30,20,0],[10,20,0]], 60.00 long
  dxf 75 corners, 102.81 long
arc: dxf2json Point [5,5,0]
  dxf 5 corners, 3.49 long
circle: dxf2json Point [5,5,0]
  dxf 73 corners, 62.81 long
note: dxf2json null []
  dxf 0 corners, 0.00 long
face: dxf2json nothing
  dxf 0 corners, 0.00 long'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
