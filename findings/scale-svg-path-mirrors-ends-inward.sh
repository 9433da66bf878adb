#!/usr/bin/env bash
# scale-svg-path 0.0.1: "scales an SVG path along its X/Y axes" (description), and the mirror image of a drawing is its scale
# by -1 along one of them, as svgpath 2.6.0 makes it. In a mirror an arc that went clockwise goes counterclockwise (the sweep
# flag of A, SVG 2, 9.3.8). The package turns the sign of the radii and leaves the flag: of a pool of 30 by 20 the round ends
# come back as bites, so that it is 10 wide where it was 30; of a rounded corner the corner is cut inward. Its length is the
# same, so that a check of the edge shows nothing. An ellipse that stands at an angle is bent when it is scaled by 2 and 1,
# since its angle is kept too. No error. A program that mirrors a plan makes curves of the arcs before it does, or looks at
# the bounds of both.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund scale-svg-path@0.0.1 parse-svg-path@0.2.0 serialize-svg-path@0.1.0 svgpath@2.6.0 svg-path-bbox@2.1.0 svg-path-properties@2.1.0
cat > try.cjs <<'JS'
const parse = require('parse-svg-path');
const scale = require('scale-svg-path');
const serialize = require('serialize-svg-path');
const svgpath = require('svgpath');
const bbox = require('svg-path-bbox');
const { svgPathProperties } = require('svg-path-properties');
const box = bbox.svgPathBbox ?? bbox.default ?? bbox;
const bounds = (path) => box(path).map((value) => Number(value.toFixed(2)) + 0).join(' ');
const length = (path) => new svgPathProperties(path).getTotalLength().toFixed(2);
const paths = {
  'pool of 30 by 20 with round ends': 'M10 0H20A10 10 0 0 1 20 20H10A10 10 0 0 1 10 0Z',
  'deck of 40 by 20 with one round corner': 'M0 0H35A5 5 0 0 1 40 5V20H0Z',
  'half of an ellipse at 30 degrees': 'M0 0A20 10 30 0 1 30 17.32',
  'deck of 40 by 20': 'M0 0H40V20H0Z',
};
for (const [name, path] of Object.entries(paths)) {
  for (const [x, y] of [[-1, 1], [2, 2], [2, 1]]) {
    const mine = serialize(scale(parse(path), x, y));
    const peer = svgpath(path).scale(x, y).toString();
    console.log(`${name} by ${x} and ${y}: svgpath within ${bounds(peer)}, ${length(peer)} long; scale-svg-path within ${bounds(mine)}, ${length(mine)} long`);
  }
}
JS
seen=$(node try.cjs)
echo "$seen"
expected='pool of 30 by 20 with round ends by -1 and 1: svgpath within -30 0 0 20, 82.83 long; scale-svg-path within -20 0 -10 20, 82.83 long
pool of 30 by 20 with round ends by 2 and 2: svgpath within 0 0 60 40, 165.66 long; scale-svg-path within 0 0 60 40, 165.66 long
pool of 30 by 20 with round ends by 2 and 1: svgpath within 0 0 60 20, 136.88 long; scale-svg-path within 0 0 60 20, 136.88 long
deck of 40 by 20 with one round corner by -1 and 1: svgpath within -40 0 0 20, 117.85 long; scale-svg-path within -40 0 0 20, 117.85 long
deck of 40 by 20 with one round corner by 2 and 2: svgpath within 0 0 80 40, 235.71 long; scale-svg-path within 0 0 80 40, 235.71 long
deck of 40 by 20 with one round corner by 2 and 1: svgpath within 0 0 80 20, 197.11 long; scale-svg-path within 0 0 80 20, 197.11 long
half of an ellipse at 30 degrees by -1 and 1: svgpath within -30 -0.24 0 17.32, 36.74 long; scale-svg-path within -30 0 13.15 29.32, 75.63 long
half of an ellipse at 30 degrees by 2 and 2: svgpath within 0 -0.48 60 34.64, 73.47 long; scale-svg-path within 0 -0.48 60 34.64, 73.47 long
half of an ellipse at 30 degrees by 2 and 1: svgpath within 0 -0.24 60 17.32, 64.01 long; scale-svg-path within -7.32 -14.58 60 17.32, 91.46 long
deck of 40 by 20 by -1 and 1: svgpath within -40 0 0 20, 120.00 long; scale-svg-path within -40 0 0 20, 120.00 long
deck of 40 by 20 by 2 and 2: svgpath within 0 0 80 40, 240.00 long; scale-svg-path within 0 0 80 40, 240.00 long
deck of 40 by 20 by 2 and 1: svgpath within 0 0 80 20, 200.00 long; scale-svg-path within 0 0 80 20, 200.00 long'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
