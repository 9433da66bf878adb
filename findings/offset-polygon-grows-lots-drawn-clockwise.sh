#!/usr/bin/env bash
# offset-polygon 0.9.2: a setback is a lot made smaller by some feet all around; "positive values will create add margin, and
# negative padding" (read-me). It says nothing of the order of the corners, and one expects padding of each lot, as
# clipper-lib 6.4.2 gives it. Of a lot whose corners go clockwise the package makes the opposite: 10 feet of padding of a lot
# of 100 by 60 give 120 by 80, 9600 square feet instead of 3200. Of a lot that is too narrow for its setback nothing is left;
# the package turns it inside out, so that a wedge of 500 square feet has 610.5 within its 10 feet, with a corner 100 feet
# outside of the lot, and a strip of 8 feet that leads to the street becomes one of 12 feet that counts against the rest. A
# first point that is repeated at the end, as in GeoJSON, becomes NaN. No error. A program that draws a setback turns the
# corners one way first, and takes what comes back only where it lies in the lot.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund offset-polygon@0.9.2 clipper-lib@6.4.2
cat > try.cjs <<'JS'
const module_ = require('offset-polygon');
const offsetPolygon = module_.default ?? module_;
const clipper = require('clipper-lib');
const area = (ring) => Math.abs(ring.reduce((sum, [x, y], at) => {
  const [nextX, nextY] = ring[(at + 1) % ring.length];
  return sum + x * nextY - nextX * y;
}, 0) / 2);
const padded = (ring, by) => offsetPolygon(ring.map(([x, y]) => ({ x, y })), -by).map(({ x, y }) => [x, y].map((value) => Number(value.toFixed(2))));
const peer = (ring, by) => {
  const offset = new clipper.ClipperOffset(100, 0.25);
  offset.AddPath(ring.map(([x, y]) => ({ X: x * 1000, Y: y * 1000 })), clipper.JoinType.jtMiter, clipper.EndType.etClosedPolygon);
  const paths = new clipper.Paths();
  offset.Execute(paths, -by * 1000);
  return paths.reduce((sum, path) => sum + area(path.map(({ X, Y }) => [X / 1000, Y / 1000])), 0);
};
const lot = [[0, 0], [100, 0], [100, 60], [0, 60]];
const lots = {
  'lot of 100 by 60, counterclockwise': [lot, 10],
  'the same lot, clockwise': [[...lot].reverse(), 10],
  'wedge of 100 by 10': [[[0, 0], [100, 0], [0, 10]], 10],
  'flag lot with a strip of 8 by 50': [[[0, 0], [8, 0], [8, 50], [60, 50], [60, 120], [0, 120]], 10],
};
for (const [name, [ring, by]] of Object.entries(lots)) {
  const left = padded(ring, by);
  console.log(`${name}: ${area(ring)} square feet, within ${by} feet: clipper ${peer(ring, by).toFixed(1)}, offset-polygon ${area(left).toFixed(1)}, ${left.map((point) => point.join(' ')).join(', ')}`);
}
console.log(`the lot with its first point repeated: ${padded([...lot, lot[0]], 10).map((point) => point.join(' ')).join(', ')}`);
JS
seen=$(node try.cjs)
echo "$seen"
expected='lot of 100 by 60, counterclockwise: 6000 square feet, within 10 feet: clipper 3200.0, offset-polygon 3200.0, 10 10, 90 10, 90 50, 10 50
the same lot, clockwise: 6000 square feet, within 10 feet: clipper 3200.0, offset-polygon 9600.0, -10 70, 110 70, 110 -10, -10 -10
wedge of 100 by 10: 500 square feet, within 10 feet: clipper 0.0, offset-polygon 610.5, 10 10, -100.5 10, 10 -1.05
flag lot with a strip of 8 by 50: 4600 square feet, within 10 feet: clipper 2000.0, offset-polygon 1400.0, 10 10, -2 10, -2 60, 50 60, 50 110, 10 110
the lot with its first point repeated: NaN NaN, 90 10, 90 50, 10 50, NaN NaN'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
