#!/usr/bin/env bash
# dxf 5.3.1: what is mirrored in a CAD program keeps its numbers and has an extrusion of 0, 0, -1 (group 230), by which its x
# counts to the left; the DXF reference has this for LWPOLYLINE, POLYLINE, ARC, CIRCLE, SOLID and INSERT, and not for LINE
# ("Object Coordinate Systems"). The package turns arcs, circles and inserts, and leaves both kinds of polylines where they
# were: of a pool drawn as a polyline from 0 to 20 with a step as a circle at 5, mirrored together, the step comes at -5 and
# the pool at 0 to 20. Its own `toSVG` turns the first kind and leaves the other. The points and bounds of `toPolylines` come
# without an error, as does nothing at all of a curve that is given by the points through which it passes (SPLINE with group
# 74 and no 73), and of a SOLID. A program that measures a drawing compares the bounds of its shapes with the extents that
# the drawing states.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund dxf@5.3.1
cat > try.cjs <<'JS'
const { Helper } = require('dxf');
const entity = (type, ...groups) => ['0', type, '8', 'POOL', ...groups.flat(Infinity).map(String)].join('\n');
const read = (...entities) => {
  const text = `0\nSECTION\n2\nENTITIES\n${entities.join('\n')}\n0\nENDSEC\n0\nEOF\n`;
  return new Helper(text).toPolylines().polylines.map(({ vertices }) => {
    if (vertices.length === 0) return 'nothing';
    const [left, right] = [Math.min, Math.max].map((most) => most(...vertices.map(([x]) => x)));
    return `x ${Number(left.toFixed(2)) + 0} to ${Number(right.toFixed(2)) + 0}`;
  }).join(', ') || 'nothing';
};
const svg = (...entities) => {
  const [left, , width] = new Helper(`0\nSECTION\n2\nENTITIES\n${entities.join('\n')}\n0\nENDSEC\n0\nEOF\n`).toSVG().match(/viewBox="([^"]*)"/)[1].split(' ').map(Number);
  return `x ${left} to ${left + width}`;
};
const corners = [[0, 0], [20, 0], [20, 10], [0, 10]];
const shapes = (mirror) => ({
  LWPOLYLINE: [entity('LWPOLYLINE', [90, 4, 70, 1], corners.map(([x, y]) => [10, x, 20, y]), mirror)],
  POLYLINE: [entity('POLYLINE', [66, 1, 70, 1], mirror), ...corners.map(([x, y]) => entity('VERTEX', [10, x, 20, y])), entity('SEQEND')],
  CIRCLE: [entity('CIRCLE', [10, 5, 20, 5, 40, 1], mirror)],
  ARC: [entity('ARC', [10, 10, 20, 5, 40, 5, 50, 0, 51, 90], mirror)],
});
for (const [type, plain] of Object.entries(shapes([]))) {
  console.log(`${type}: as drawn ${read(...plain)}; mirrored ${read(...shapes([210, 0, 220, 0, 230, -1])[type])}, by toSVG ${svg(...shapes([210, 0, 220, 0, 230, -1])[type])}`);
}
const through = [[0, 0], [5, 5], [10, 0]].map(([x, y]) => [11, x, 21, y]);
console.log(`SPLINE through three points: ${read(entity('SPLINE', [70, 8, 71, 3, 72, 0, 73, 0, 74, 3], through))}`);
console.log(`SOLID of 10 by 10: ${read(entity('SOLID', [10, 0, 20, 0, 11, 10, 21, 0, 12, 0, 22, 10, 13, 10, 23, 10]))}`);
JS
seen=$(node try.cjs)
echo "$seen"
expected='LWPOLYLINE: as drawn x 0 to 20; mirrored x 0 to 20, by toSVG x -20 to 0
POLYLINE: as drawn x 0 to 20; mirrored x 0 to 20, by toSVG x 0 to 20
CIRCLE: as drawn x 4 to 6; mirrored x -6 to -4, by toSVG x -6 to -4
ARC: as drawn x 10 to 15; mirrored x -15 to -10, by toSVG x -15 to -10
SPLINE through three points: nothing
SOLID of 10 by 10: nothing'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
