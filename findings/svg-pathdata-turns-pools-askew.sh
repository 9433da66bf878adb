#!/usr/bin/env bash
# svg-pathdata 9.0.0: an outline that is turned keeps its size, and svgpath 2.6.0 turns it so. The package, by its
# description to "manipulate SVG path data (path[d] attribute content) simply and efficiently", turns the absolute H and V of
# a path, which move along one axis alone, from where the turned path already is instead of from where the pen was: a deck of
# 40 by 20 turned by 45 degrees has its corners at 0 0, 28.28 28.28, 5.86 34.14 and -24.14 24.14, of which only the first and
# second are right; `matrix` does the same. By 90 degrees, which one tries first, the deck is right, and a pool of 30 by 20
# with round ends is 21.34 long. With lines (L), with relative h and v, or after `normalizeHVZ()`, all is right. No error. A
# program that turns drawings writes its H and V as lines first, and measures one side after it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund svg-pathdata@9.0.0 svgpath@2.6.0 svg-path-bbox@2.1.0
cat > try.mjs <<'JS'
import { SVGPathData } from 'svg-pathdata';
import svgpath from 'svgpath';
import * as bbox from 'svg-path-bbox';
const box = bbox.svgPathBbox ?? bbox.default?.svgPathBbox ?? bbox.default;
const rounded = (value) => Number(value.toFixed(2)) + 0;
const size = (path) => {
  const [left, top, right, bottom] = box(path);
  return `${rounded(right - left)} by ${rounded(bottom - top)}`;
};
const paths = {
  'deck of 40 by 20': 'M0 0H40V20H0Z',
  'the same with lines': 'M0 0L40 0L40 20L0 20Z',
  'the same with relative h and v': 'M0 0h40v20h-40Z',
  'pool of 30 by 20 with round ends': 'M10 0H20A10 10 0 0 1 20 20H10A10 10 0 0 1 10 0Z',
};
for (const [name, path] of Object.entries(paths)) {
  for (const degrees of [90, 45]) {
    const turned = new SVGPathData(path).rotate((degrees * Math.PI) / 180);
    const lines = new SVGPathData(path).normalizeHVZ().rotate((degrees * Math.PI) / 180);
    console.log(`${name}, by ${degrees} degrees, lies in: svgpath ${size(svgpath(path).rotate(degrees).toString())}, svg-pathdata ${size(turned.encode())}, after normalizeHVZ ${size(lines.encode())}`);
  }
}
const corners = new SVGPathData('M0 0H40V20H0Z').rotate(Math.PI / 4).commands.filter(({ x }) => x !== undefined).map(({ x, y }) => `${rounded(x)} ${rounded(y)}`);
console.log(`corners of the deck by 45 degrees: ${corners.join(', ')}`);
const [c, s] = [Math.cos(Math.PI / 4), Math.sin(Math.PI / 4)];
console.log(`the same by matrix: ${size(new SVGPathData('M0 0H40V20H0Z').matrix(c, s, -s, c, 0, 0).encode())}`);
JS
seen=$(node try.mjs)
echo "$seen"
expected='deck of 40 by 20, by 90 degrees, lies in: svgpath 20 by 40, svg-pathdata 20 by 40, after normalizeHVZ 20 by 40
deck of 40 by 20, by 45 degrees, lies in: svgpath 42.43 by 42.43, svg-pathdata 52.43 by 34.14, after normalizeHVZ 42.43 by 42.43
the same with lines, by 90 degrees, lies in: svgpath 20 by 40, svg-pathdata 20 by 40, after normalizeHVZ 20 by 40
the same with lines, by 45 degrees, lies in: svgpath 42.43 by 42.43, svg-pathdata 42.43 by 42.43, after normalizeHVZ 42.43 by 42.43
the same with relative h and v, by 90 degrees, lies in: svgpath 20 by 40, svg-pathdata 20 by 40, after normalizeHVZ 20 by 40
the same with relative h and v, by 45 degrees, lies in: svgpath 42.43 by 42.43, svg-pathdata 42.43 by 42.43, after normalizeHVZ 42.43 by 42.43
pool of 30 by 20 with round ends, by 90 degrees, lies in: svgpath 20 by 30, svg-pathdata 20 by 21.34, after normalizeHVZ 20 by 30
pool of 30 by 20 with round ends, by 45 degrees, lies in: svgpath 27.07 by 27.07, svg-pathdata 26.21 by 25.36, after normalizeHVZ 27.07 by 27.07
corners of the deck by 45 degrees: 0 0, 28.28 28.28, 5.86 34.14, -24.14 24.14
the same by matrix: 52.43 by 34.14'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
