#!/usr/bin/env bash
# @jscad/modeling 2.13.0 computes with bodies, and @jscad/stl-serializer 2.1.23 and @jscad/obj-serializer 2.1.23 write them for other programs.
# One expects the corners of the body: a box of 2 by 3 by 4 has corners at 2, 3 and 4. Both put each corner on a grid whose step is a hundred
# thousandth of the mean of the body's own sizes, 0.00003 here: the box is written as 2.00001 by 3 by 3.99999, with a volume of 24.00006,
# while `measureVolume` says 24. The grid is one of each body: two slabs that meet at 2, written one by one, overlap or stand apart, so that
# no corner of one is a corner of the other, and a program that joins them finds two bodies. The larger the plan, the coarser: a pad of 400 by
# 400 feet and a sixteenth of an inch, 0.0052, is 0.00533 thick, two percent more, and of a sheet of 0.001 nothing is left, and so it is in text,
# in binary and in OBJ. No error. A program writes thin and large bodies in smaller units, or the corners itself.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @jscad/modeling@2.13.0 @jscad/stl-serializer@2.1.23 @jscad/obj-serializer@2.1.23
cat > try.cjs <<'JS'
const { measurements, primitives } = require('@jscad/modeling');
const obj = require('@jscad/obj-serializer');
const stl = require('@jscad/stl-serializer');
const numbers = (text, pattern) => [...text.matchAll(pattern)].map((match) => match.slice(1).map(Number));
const texts = (body) => numbers(stl.serialize({ binary: false }, body).join(''), /vertex (\S+) (\S+) (\S+)/g);
const binaries = (body) => {
  const file = Buffer.concat(stl.serialize({ binary: true }, body).map((part) => Buffer.from(part)));
  return Array.from({ length: file.readUInt32LE(80) * 3 }, (_, index) => [0, 1, 2].map((axis) => file.readFloatLE(84 + 50 * Math.floor(index / 3) + 12 + 12 * (index % 3) + 4 * axis)));
};
const objects = (body) => numbers(obj.serialize({}, body).join(''), /^v (\S+) (\S+) (\S+)/gm);
const places = (corners, axis) => [...new Set(corners.map((corner) => Math.round(corner[axis] * 1e6) / 1e6))].sort((a, b) => a - b).join(' to ');
const volume = (corners) => {
  let sum = 0;
  for (let index = 0; index < corners.length; index += 3) {
    const [a, b, c] = corners.slice(index, index + 3);
    sum += (a[0] * (b[1] * c[2] - b[2] * c[1]) - a[1] * (b[0] * c[2] - b[2] * c[0]) + a[2] * (b[0] * c[1] - b[1] * c[0])) / 6;
  }
  return sum.toFixed(5);
};
for (const [name, size, from] of [
  ['box', [2, 3, 4], [0, 0, 0]],
  ['slab from 0 to 2', [2, 3, 4], [0, 0, 0]],
  ['slab from 2 to 9', [7, 3, 4], [2, 0, 0]],
  ['pad of a sixteenth of an inch', [400, 400, 0.0052], [0, 0, 0]],
  ['sheet of 0.001', [400, 400, 0.001], [0, 0, 0]],
]) {
  const body = primitives.cuboid({ size, center: size.map((length, axis) => from[axis] + length / 2) });
  const corners = texts(body);
  console.log(`${name}: ${[0, 1, 2].map((axis) => places(corners, axis)).join(', ')}; volume ${volume(corners)}, by measureVolume ${measurements.measureVolume(body).toFixed(5)}; the last size in binary ${places(binaries(body), 2)}, in OBJ ${places(objects(body), 2)}`);
}
JS
seen=$(node try.cjs)
echo "$seen"
expected='box: 0 to 2.00001, 0 to 3, 0 to 3.99999; volume 24.00006, by measureVolume 24.00000; the last size in binary 0 to 3.99999, in OBJ 0 to 3.99999
slab from 0 to 2: 0 to 2.00001, 0 to 3, 0 to 3.99999; volume 24.00006, by measureVolume 24.00000; the last size in binary 0 to 3.99999, in OBJ 0 to 3.99999
slab from 2 to 9: 1.999993 to 8.999993, 0 to 3.000013, 0 to 3.999987; volume 84.00009, by measureVolume 84.00000; the last size in binary 0 to 3.999987, in OBJ 0 to 3.999987
pad of a sixteenth of an inch: 0 to 399.999933, 0 to 399.999933, 0 to 0.005333; volume 853.33860, by measureVolume 832.00000; the last size in binary 0 to 0.005333, in OBJ 0 to 0.005333
sheet of 0.001: 0 to 400.0005, 0 to 400.0005, 0; volume 0.00000, by measureVolume 160.00000; the last size in binary 0, in OBJ 0'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
