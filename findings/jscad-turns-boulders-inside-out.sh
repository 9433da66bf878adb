#!/usr/bin/env bash
# @jscad/stl-deserializer 2.1.30, @jscad/modeling 2.13.0, node-stl 0.7.3: the first reads a body from STL, as of a boulder or a shell,
# and the second computes with it. In STL the corners of each face stand counterclockwise, seen from outside, and the normal says the
# same again; many programs write it as "0 0 0", which means that the reader computes it. One expects the body either way. Of faces
# with 0 0 0 the package turns each one over: a box of 2 by 3 by 4 has a volume of -24, cutting a spa of 1 out of it takes nothing away,
# and with a step of 1 beside it the volume is -23. So it is in text and in binary, without an error, and the box around it is right.
# With normals written out the volume is 24, 23 and 25. node-stl has 24 (in thousandths) for both. A program computes the normals from
# the corners before it hands the file over, or refuses a body whose volume is below zero.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @jscad/stl-deserializer@2.1.30 @jscad/modeling@2.13.0 node-stl@0.7.3
cat > try.cjs <<'JS'
const { booleans, measurements, primitives } = require('@jscad/modeling');
const { deserialize } = require('@jscad/stl-deserializer');
const Stl = require('node-stl');
const corners = [[0, 0, 0], [2, 0, 0], [2, 3, 0], [0, 3, 0], [0, 0, 4], [2, 0, 4], [2, 3, 4], [0, 3, 4]];
const faces = ['021', '032', '456', '467', '015', '054', '126', '165', '237', '276', '304', '347'].map((face) => [...face].map((index) => corners[index]));
const normal = ([a, b, c]) => {
  const [u, v] = [b, c].map((corner) => corner.map((place, axis) => place - a[axis]));
  const cross = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
  return cross.map((part) => part / Math.hypot(...cross));
};
const text = (rows) => Buffer.from(`solid box\n${rows.map(([first, ...rest]) => `facet normal ${first.join(' ')}\nouter loop\n${rest.map((corner) => `vertex ${corner.join(' ')}\n`).join('')}endloop\nendfacet\n`).join('')}endsolid box\n`);
const binary = (rows) => {
  const file = Buffer.alloc(84 + 50 * rows.length);
  file.writeUInt32LE(rows.length, 80);
  rows.forEach((row, index) => row.flat().forEach((value, place) => file.writeFloatLE(value, 84 + 50 * index + 4 * place)));
  return file;
};
const spa = primitives.cuboid({ size: [1, 1, 1], center: [1, 1.5, 2] });
const step = primitives.cuboid({ size: [1, 1, 1], center: [9, 0.5, 0.5] });
const volume = measurements.measureVolume;
for (const [kind, write] of Object.entries({ text, binary })) {
  for (const [name, of] of [['normals written out', normal], ['normals 0 0 0', () => [0, 0, 0]]]) {
    const file = write(faces.map((face) => [of(face), ...face]));
    const [body] = [deserialize({ output: 'geometry' }, file.buffer.slice(file.byteOffset, file.byteOffset + file.length))].flat();
    console.log(`${kind}, ${name}: ${volume(body)}, less a spa ${volume(booleans.subtract(body, spa))}, with a step ${volume(booleans.union(body, step))}, box ${JSON.stringify(measurements.measureBoundingBox(body))}; node-stl ${new Stl(file).volume}`);
  }
}
JS
seen=$(node try.cjs)
echo "$seen"
expected='text, normals written out: 24, less a spa 23, with a step 25, box [[0,0,0],[2,3,4]]; node-stl 0.024
text, normals 0 0 0: -24, less a spa -24, with a step -23, box [[0,0,0],[2,3,4]]; node-stl 0.024
binary, normals written out: 24, less a spa 23, with a step 25, box [[0,0,0],[2,3,4]]; node-stl 0.024
binary, normals 0 0 0: -24, less a spa -24, with a step -23, box [[0,0,0],[2,3,4]]; node-stl 0.024'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
