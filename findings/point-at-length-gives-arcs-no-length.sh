#!/usr/bin/env bash
# point-at-length 1.1.0: the outline of a pool in SVG has its round ends as arcs (A, SVG 2, 9.3.8). The package says of
# itself that it computes "a point from an svg path string", and one expects the length of the outline, or an error at what
# it does not know. It passes over each arc without a word: half a circle of radius 10 is 0 long instead of 31.42, and a pool
# of 30 by 20 with round ends 52.36 instead of 82.83, since the next side begins where the arc began. Halfway around it is at
# 10, 10.94, in the middle of the water, instead of at 20, 20. svg-path-properties 2.1.0 and svg-path-commander 2.3.3 give
# the length within a thousandth. A program that measures coping or a cut from a path makes curves of the arcs first, or
# measures twice.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund point-at-length@1.1.0 svg-path-properties@2.1.0 svg-path-commander@2.3.3
cat > try.cjs <<'JS'
const points = require('point-at-length');
const { svgPathProperties } = require('svg-path-properties');
const commander = require('svg-path-commander');
const { getTotalLength } = commander.default ?? commander;
const outlines = [
  ['half a circle of radius 10', 'M0 0A10 10 0 0 1 0 20', Math.PI * 10],
  ['a pool of 30 by 20 with round ends', 'M10 0H20A10 10 0 0 1 20 20H10A10 10 0 0 1 10 0Z', 20 + Math.PI * 20],
  ['a deck of 40 by 20 with corners of radius 5', 'M5 0H35A5 5 0 0 1 40 5V15A5 5 0 0 1 35 20H5A5 5 0 0 1 0 15V5A5 5 0 0 1 5 0Z', 80 + Math.PI * 10],
  ['the same deck with square corners', 'M0 0H40V20H0Z', 120],
];
const at = ({ x, y } = {}) => `${x.toFixed(2)} ${y.toFixed(2)}`;
for (const [name, path, exact] of outlines) {
  const peer = new svgPathProperties(path);
  console.log(`${name}: ${exact.toFixed(2)} long`);
  console.log(`  svg-path-properties ${peer.getTotalLength().toFixed(2)}, half of it at ${at(peer.getPointAtLength(exact / 2))}; svg-path-commander ${getTotalLength(path).toFixed(2)}`);
  const [x, y] = points(path).at(exact / 2);
  console.log(`  point-at-length ${points(path).length().toFixed(2)}, half of the true length at ${at({ x, y })}`);
}
JS
seen=$(node try.cjs)
echo "$seen"
expected='half a circle of radius 10: 31.42 long
  svg-path-properties 31.42, half of it at 10.00 10.00; svg-path-commander 31.42
  point-at-length 0.00, half of the true length at 0.00 0.00
a pool of 30 by 20 with round ends: 82.83 long
  svg-path-properties 82.83, half of it at 20.00 20.00; svg-path-commander 82.83
  point-at-length 52.36, half of the true length at 10.00 10.94
a deck of 40 by 20 with corners of radius 5: 111.42 long
  svg-path-properties 111.42, half of it at 35.00 20.00; svg-path-commander 111.42
  point-at-length 104.05, half of the true length at 30.20 16.40
the same deck with square corners: 120.00 long
  svg-path-properties 120.00, half of it at 40.00 20.00; svg-path-commander 120.00
  point-at-length 120.00, half of the true length at 40.00 20.00'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
