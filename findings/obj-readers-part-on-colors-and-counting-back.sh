#!/usr/bin/env bash
# webgl-obj-loader 2.0.8, obj-file-parser 0.6.2 and parse-wavefront-obj 1.0.3 read OBJ, the form in which scans of boulders
# and shells of pools come from phones. A vertex may have a weight or a color behind its three numbers, a face may count its
# corners back from the last vertex (-4 -3 -2 -1), any white space may stand between words, a line may go on after a
# backslash, and the corners of a second object are counted on from the first (Wavefront, Object Files, version 3.0). One
# expects the volume of one and the same box of 2 by 3 by 4 feet, 24 cubic feet. webgl-obj-loader takes the weight or the
# colors for further corners, without an error: the box has 0.67 or 0, and NaN where corners are counted back or a line goes
# on. parse-wavefront-obj has no faces where tabs stand between the words. obj-file-parser gives each object its own list of
# vertices and leaves the corners counted through the file, so that the second object looks beyond its list. The OBJLoader of
# three 0.180.0 has 24 in all. A program that takes volumes from scans tests its reader with a box written in each way, and
# refuses a volume that is NaN or has no faces.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund webgl-obj-loader@2.0.8 obj-file-parser@0.6.2 parse-wavefront-obj@1.0.3 three@0.180.0
cat > try.mjs <<'JS'
import ObjFileParser from 'obj-file-parser';
import parseWavefrontObj from 'parse-wavefront-obj';
import { OBJLoader } from 'three/examples/jsm/loaders/OBJLoader.js';
import webgl from 'webgl-obj-loader';
const corners = [[0, 0, 0], [2, 0, 0], [2, 3, 0], [0, 3, 0], [0, 0, 4], [2, 0, 4], [2, 3, 4], [0, 3, 4]];
const sides = [[1, 4, 3, 2], [5, 6, 7, 8], [1, 2, 6, 5], [2, 3, 7, 6], [3, 4, 8, 7], [4, 1, 5, 8]];
const box = ({ gap = ' ', behind = '', from = 0, side = (corners) => corners.join(gap) } = {}) =>
  [...corners.map((corner) => `v${gap}${corner.join(gap)}${behind}`), ...sides.map((s) => `f${gap}${side(s.map((at) => at + from))}`), ''].join('\n');
const files = {
  'plain': box(),
  'a weight of 1.0': box({ behind: ' 1.0' }),
  'a color': box({ behind: ' 0.5 0.5 0.5' }),
  'counted back': box({ from: -9 }),
  'tabs': box({ gap: '\t' }),
  'a line that goes on': box({ side: ([a, b, c, d]) => `${a} ${b} \\\n${c} ${d}` }),
  'two objects': `o shell\n${box()}o boulder\n${box({ from: 8 })}`,
};
const sixth = ([a, b, c]) => (a[0] * (b[1] * c[2] - b[2] * c[1]) - a[1] * (b[0] * c[2] - b[2] * c[0]) + a[2] * (b[0] * c[1] - b[1] * c[0])) / 6;
const volume = (points, faces) => {
  let sum = 0;
  for (const face of faces) for (let at = 1; at + 1 < face.length; at++) sum += sixth([points[face[0]], points[face[at]], points[face[at + 1]]]);
  return sum;
};
const triples = (list) => Array.from({ length: list.length / 3 }, (_, at) => [...list.slice(at * 3, at * 3 + 3)]);
const readers = {
  'webgl-obj-loader': (text) => {
    const mesh = new webgl.Mesh(text);
    return volume(triples(mesh.vertices), triples(mesh.indices));
  },
  'obj-file-parser': (text) =>
    new ObjFileParser(text).parse().models.reduce((sum, { vertices, faces }) => sum + volume(vertices.map(({ x, y, z }) => [x, y, z]), faces.map((face) => face.vertices.map(({ vertexIndex }) => vertexIndex - 1))), 0),
  'parse-wavefront-obj': (text) => {
    const { positions, cells } = parseWavefrontObj(text);
    return volume(positions, cells);
  },
  'three': (text) =>
    new OBJLoader().parse(text).children.reduce((sum, { geometry }) => {
      const points = triples(geometry.attributes.position.array);
      return sum + volume(points, triples(points.map((_, at) => at)));
    }, 0),
};
for (const [name, text] of Object.entries(files)) {
  const said = Object.entries(readers).map(([reader, read]) => {
    try {
      return `${reader} ${Math.round(read(text) * 100) / 100}`;
    } catch (error) {
      return `${reader} ${error.name}`;
    }
  });
  console.log(`${name}: ${said.join(', ')}`);
}
JS
seen=$(node try.mjs)
echo "$seen"
expected='plain: webgl-obj-loader 24, obj-file-parser 24, parse-wavefront-obj 24, three 24
a weight of 1.0: webgl-obj-loader 0.67, obj-file-parser 24, parse-wavefront-obj 24, three 24
a color: webgl-obj-loader 0, obj-file-parser 24, parse-wavefront-obj 24, three 24
counted back: webgl-obj-loader NaN, obj-file-parser 24, parse-wavefront-obj 24, three 24
tabs: webgl-obj-loader 24, obj-file-parser 24, parse-wavefront-obj 0, three 24
a line that goes on: webgl-obj-loader NaN, obj-file-parser TypeError, parse-wavefront-obj TypeError, three 24
two objects: webgl-obj-loader 48, obj-file-parser TypeError, parse-wavefront-obj 48, three 48'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
