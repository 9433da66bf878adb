#!/usr/bin/env bash
# svg_pathify 0.0.8, svg-flatten 1.0.1, svg-points 6.0.1: each makes paths of the shapes of a drawing in SVG. One expects the same shape.
# svg_pathify draws the corners of a rounded rectangle, quarters of a circle by SVG, as curves of one handle: a pool of 30 by 20 with
# corners of 5 is 92.46 long instead of 91.42. A line is drawn to its end and back, twice as long, and an open polyline is closed. Of
# corners written "0 0 30 0 30 20", with spaces alone, it makes "M0L0L30L0", which is no path. svg-flatten makes square corners, 100 long,
# and leaves `rx` on the path, where it means nothing. No error. svg-points has each shape.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund svg_pathify@0.0.8 svg-flatten@1.0.1 svg-points@6.0.1 svg-path-properties@2.1.0
cat > try.cjs <<'JS'
const pathify = require('svg_pathify');
const flatten = require('svg-flatten');
const { svgPathProperties } = require('svg-path-properties');
const say = (path) => {
  try {
    return `${path} (${new svgPathProperties(path).getTotalLength().toFixed(2)})`;
  } catch (error) {
    return `${path} (${error.message})`;
  }
};
const path = (svg) => svg.match(/ d="([^"]*)"/)[1];
import('svg-points').then(({ toPath }) => {
  for (const [type, rest] of [
    ['rect', { x: 0, y: 0, width: 30, height: 20, rx: 5 }],
    ['rect', { x: 0, y: 0, width: 30, height: 20, ry: 5 }],
    ['line', { x1: 0, y1: 0, x2: 3, y2: 4 }],
    ['polyline', { points: '0,0 30,0 30,20' }],
    ['polygon', { points: '0 0 30 0 30 20' }],
    ['circle', { cx: 10, cy: 10, r: 10 }],
  ]) {
    const svg = `<svg><${type} ${Object.entries(rest).map(([name, value]) => `${name}="${value}"`).join(' ')}/></svg>`;
    console.log(svg);
    console.log(`  svg_pathify: ${say(path(pathify(svg)))}`);
    console.log(`  svg-flatten: ${say(path(flatten(svg).pathify().value()))}`);
    console.log(`  svg-points: ${say(toPath({ type, ...rest }))}`);
  }
});
JS
seen=$(node try.cjs)
echo "$seen"
expected='<svg><rect x="0" y="0" width="30" height="20" rx="5"/></svg>
  svg_pathify: M0,0m5,0l20,0q5,0 5,5l0,10q0,5 -5,5l-20,0q-5,0 -5,-5l0,-10q0,-5,5,-5Z (92.46)
  svg-flatten: M0,0 30,0 30,20 0,20z (100.00)
  svg-points: M5,0H25A5,5,0,0,1,30,5V15A5,5,0,0,1,25,20H5A5,5,0,0,1,0,15V5A5,5,0,0,1,5,0Z (91.42)
<svg><rect x="0" y="0" width="30" height="20" ry="5"/></svg>
  svg_pathify: M0,0m5,0l20,0q5,0 5,5l0,10q0,5 -5,5l-20,0q-5,0 -5,-5l0,-10q0,-5,5,-5Z (92.46)
  svg-flatten: M0,0 30,0 30,20 0,20z (100.00)
  svg-points: M5,0H25A5,5,0,0,1,30,5V15A5,5,0,0,1,25,20H5A5,5,0,0,1,0,15V5A5,5,0,0,1,5,0Z (91.42)
<svg><line x1="0" y1="0" x2="3" y2="4"/></svg>
  svg_pathify: M0,0L3,4L0,0Z (10.00)
  svg-flatten: M0,0 3,4 (5.00)
  svg-points: M0,0L3,4 (5.00)
<svg><polyline points="0,0 30,0 30,20"/></svg>
  svg_pathify: M0,0L30,0L30,20Z (86.06)
  svg-flatten: M0,0 30,0 30,20 (50.00)
  svg-points: M0,0H30V20 (50.00)
<svg><polygon points="0 0 30 0 30 20"/></svg>
  svg_pathify: M0L0L30L0L30L20Z (Malformed path data: "M" must have 2 elements and has 1: M0)
  svg-flatten: M0,0 30,0 30,20z (86.06)
  svg-points: M0,0H30V20Z (86.06)
<svg><circle cx="10" cy="10" r="10"/></svg>
  svg_pathify: M10,10m-10,0a10,10,0,1,0,20,0a10,10,0,1,0,-20,0Z (62.83)
  svg-flatten: M0,10a10,10 0 1,0 20,0a10,10 0 1,0 -20,0 (62.83)
  svg-points: M10,0A10,10,0,0,1,10,20A10,10,0,0,1,10,0Z (62.83)'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
