#!/usr/bin/env bash
# @jscad/dxf-deserializer 2.3.30, @jscad/modeling 2.13.0, dxf 5.3.1: the first makes bodies of a plan in DXF, and the second measures them.
# A spa is often a block, drawn once and put where it belongs by an INSERT with a scale and a turn. One expects it there. The package
# passes over INSERT and gives the block as it was drawn: the spa at 50, 50, twice as large, lies at 0, 0 with a radius of 4, and of two
# spas one is left, there as well. An arc that passes over east, from 350 to 10 degrees, has NaN for its corners; from 0 to 90 it is
# right. A closed LWPOLYLINE is a path with an area of 0, where the README says a geom2, which has one. No error. dxf has the spas at
# their places, and the arc. A program explodes the blocks before it hands the plan over, or reads it by the other package.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @jscad/dxf-deserializer@2.3.30 @jscad/modeling@2.13.0 dxf@5.3.1
cat > try.cjs <<'JS'
const { deserialize } = require('@jscad/dxf-deserializer');
const { measurements } = require('@jscad/modeling');
const { Helper } = require('dxf');
const codes = (...pairs) => pairs.map(([code, value]) => `${code}\n${value}\n`).join('');
const circle = codes([0, 'CIRCLE'], [8, 0], [10, 0], [20, 0], [40, 4]);
const spa = codes([0, 'SECTION'], [2, 'BLOCKS'], [0, 'BLOCK'], [8, 0], [2, 'SPA'], [70, 0], [10, 0], [20, 0]) + circle + codes([0, 'ENDBLK'], [0, 'ENDSEC']);
const insert = (x, y, scale) => codes([0, 'INSERT'], [8, 0], [2, 'SPA'], [10, x], [20, y], [41, scale], [42, scale], [50, 30]);
const arc = (from, to) => codes([0, 'ARC'], [8, 0], [10, 0], [20, 0], [40, 10], [50, from], [51, to]);
const plan = (blocks, entities) => codes([0, 'SECTION'], [2, 'HEADER'], [9, '$ACADVER'], [1, 'AC1015'], [9, '$INSUNITS'], [70, 2], [0, 'ENDSEC']) + blocks + codes([0, 'SECTION'], [2, 'ENTITIES']) + entities + codes([0, 'ENDSEC'], [0, 'EOF']);
const round = (value) => +value.toFixed(2);
for (const [name, file] of Object.entries({
  'a circle of radius 4 at 0, 0': plan('', circle),
  'the block at 50, 50, twice as large': plan(spa, insert(50, 50, 2)),
  'the block at 50, 50 and at 90, 10': plan(spa, insert(50, 50, 1) + insert(90, 10, 1)),
  'a closed pool of 30 by 20': plan('', codes([0, 'LWPOLYLINE'], [8, 0], [90, 4], [70, 1], ...[[0, 0], [30, 0], [30, 20], [0, 20]].flatMap(([x, y]) => [[10, x], [20, y]]))),
  'an arc of radius 10 from 0 to 90': plan('', arc(0, 90)),
  'an arc of radius 10 from 350 to 10': plan('', arc(350, 10)),
})) {
  const bodies = [deserialize({ output: 'geometry' }, file)].flat().map((body) => measurements.measureBoundingBox(body).map((corner) => corner.slice(0, 2).map(round).join(', ')).join(' to ') + `, area ${round(measurements.measureArea(body))}`);
  const points = new Helper(file).toPolylines().polylines.map(({ vertices }) => [Math.min, Math.max].map((end) => [0, 1].map((axis) => round(end(...vertices.map((corner) => corner[axis])))).join(', ')).join(' to '));
  console.log(`${name}: ${bodies.join('; ')} (dxf: ${points.join('; ')})`);
}
JS
seen=$(node try.cjs 2>&1)
echo "$seen"
expected='a circle of radius 4 at 0, 0: -4, -4 to 4, 4, area 48.98 (dxf: -4, -4 to 4, 4)
the block at 50, 50, twice as large: -4, -4 to 4, 4, area 48.98 (dxf: 42, 42 to 58, 58)
the block at 50, 50 and at 90, 10: -4, -4 to 4, 4, area 48.98 (dxf: 46, 46 to 54, 54; 86, 6 to 94, 14)
a closed pool of 30 by 20: 0, 0 to 30, 20, area 0 (dxf: 0, 0 to 30, 20)
an arc of radius 10 from 0 to 90: 0, 0 to 10, 10, area 0 (dxf: 0, 0 to 10, 10)
an arc of radius 10 from 350 to 10: NaN, NaN to NaN, NaN, area 0 (dxf: 9.85, -1.74 to 10, 1.74)'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
