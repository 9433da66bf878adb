#!/usr/bin/env bash
# makerjs 0.19.2 reads an SVG path and writes DXF for a saw or a plotter. By the grammar of SVG 2 (9.3.9) the two flags of an
# arc are one digit each and need nothing after them: "a10 10 0 0120 0" is "a10 10 0 0 1 20 0", which programs that shorten
# SVG write, and one expects the same half circle. makerjs reads the number 120 there. The width, the height and the length
# are NaN, and so is that of a deck beside it; the DXF has the text NaN where numbers should be, without an error, and no
# error either while the path is read. svg-path-properties 2.1.0 reads it. A program that draws from SVG of others writes its
# numbers with spaces first, and looks for NaN before a file leaves it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund makerjs@0.19.2 svg-path-properties@2.1.0
cat > try.cjs <<'JS'
const maker = require('makerjs');
const { svgPathProperties: Properties } = require('svg-path-properties');
const paths = {
  'a half circle, with spaces': 'M0 0 a10 10 0 0 1 20 0 z',
  'with commas': 'M0,0a10,10,0,0,1,20,0z',
  'flags close together': 'M0 0a10 10 0 0120 0z',
  'a deck beside it': 'M0 0h20v10H0z M0 0a10 10 0 0120 0z',
};
for (const [name, path] of Object.entries(paths)) {
  const model = maker.importer.fromSVGPathData(path);
  const { width, height } = maker.measure.modelExtents(model) ?? {};
  const around = maker.measure.modelPathLength(model);
  const text = maker.exporter.toDXF(model);
  console.log(`${name}: makerjs ${width} by ${height}, ${around.toFixed(2)} around, NaN ${text.split('NaN').length - 1} times in the DXF; svg-path-properties ${new Properties(path).getTotalLength().toFixed(2)}`);
}
JS
seen=$(node try.cjs)
echo "$seen"
expected='a half circle, with spaces: makerjs 20 by 10, 51.42 around, NaN 0 times in the DXF; svg-path-properties 51.42
with commas: makerjs 20 by 10, 51.42 around, NaN 0 times in the DXF; svg-path-properties 51.42
flags close together: makerjs NaN by NaN, NaN around, NaN 5 times in the DXF; svg-path-properties 51.42
a deck beside it: makerjs NaN by NaN, NaN around, NaN 5 times in the DXF; svg-path-properties 111.42'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
