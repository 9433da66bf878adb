#!/usr/bin/env bash
# svg-path-parse 1.1.3, svgpath 2.6.0: each makes absolute commands of the path of a drawing in SVG. After `z` the pen stands where the
# part began, by SVG 9.3.4, and a move that follows is counted from there. One expects the same drawing. svg-path-parse's `absNormalize`
# leaves the pen at the last corner before `z`: a spa drawn within a pool, "z m10 5", lies 20 below its place and so outside, and a step
# that begins with a line is a cross over the pool, 66.00 long instead of 46.14. Without an error; `relNormalize`, whose output is
# relative, and `normalize`, which leaves most as it is, are right. svgpath is right. A program takes absolute commands from
# `svgpath(…).abs()`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund svg-path-parse@1.1.3 svgpath@2.6.0 svg-path-properties@2.1.0
cat > try.cjs <<'JS'
const { pathParse, serializePath } = require('svg-path-parse');
const svgpath = require('svgpath');
const { svgPathProperties } = require('svg-path-properties');
const say = (path) => `${path} (${new svgPathProperties(path).getTotalLength().toFixed(2)})`;
for (const [name, path] of Object.entries({
  'a pool with a spa that begins where the pool began': 'M0 0h30v20h-30z m10 5h10v10h-10z',
  'a pool with a spa at a place of its own': 'M0 0h30v20h-30z M10 5h10v10h-10z',
  'a bench with a step that begins with a line': 'M5 5h10v10zl-3 0l0 4z',
})) {
  console.log(`${name}: ${say(path)}`);
  for (const way of ['absNormalize', 'relNormalize', 'normalize']) console.log(`  ${way}: ${say(serializePath(pathParse(path)[way]({})))}`);
  console.log(`  svgpath: ${say(svgpath(path).abs().toString())}`);
}
JS
seen=$(node try.cjs)
echo "$seen"
expected='a pool with a spa that begins where the pool began: M0 0h30v20h-30z m10 5h10v10h-10z (140.00)
  absNormalize: M0 0H30V20H0ZM10 25H20V35H10Z (140.00)
  relNormalize: M0 0h30v20h-30zm10 5h10v10h-10z (140.00)
  normalize: M0 0h30v20h-30zm10 5h10v10h-10z (140.00)
  svgpath: M0 0H30V20H0ZM10 5H20V15H10Z (140.00)
a pool with a spa at a place of its own: M0 0h30v20h-30z M10 5h10v10h-10z (140.00)
  absNormalize: M0 0H30V20H0ZM10 5H20V15H10Z (140.00)
  relNormalize: M0 0h30v20h-30zM10 5h10v10h-10z (140.00)
  normalize: M0 0h30v20h-30zM10 5h10v10h-10z (140.00)
  svgpath: M0 0H30V20H0ZM10 5H20V15H10Z (140.00)
a bench with a step that begins with a line: M5 5h10v10zl-3 0l0 4z (46.14)
  absNormalize: M5 5H15V15ZL12 15L12 19Z (66.00)
  relNormalize: M5 5h10v10zl-3 0l0 4z (46.14)
  normalize: M5 5h10v10zl-3 0l0 4z (46.14)
  svgpath: M5 5H15V15ZL2 5 2 9Z (46.14)'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
