#!/usr/bin/env bash
# @loaders.gl/las 4.5.1 reads points of a laser scan in LAS, as the state and surveyors give them for a lot, with places in feet of the
# state plane and a class for each: 2 is ground, 7 noise. In LAS 1.0 to 1.3 the class has five bits of its byte, and three are marks: made
# by a computation, key point, and withheld, which is to be left out (ASPRS, LAS 1.2, table 8). One expects the class 2 of a key point of the
# ground. The package gives the whole byte: a ground key point is of class 66, and a withheld point of the ground 130, so that "class 2" leaves
# key points out, and no class above 31 is one of the standard. Places are floats of four bytes unless `fp64` is set: 13,841,234.567 feet
# north become 13,841,235, so that all points lie on lines one foot apart, and east on lines of a quarter. A file of LAS 1.4 that is not
# packed is refused. No other error. A program sets `fp64`, and takes `classification & 31` for the class and `& 128` for withheld.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @loaders.gl/las@4.5.1 @loaders.gl/core@4.4.5
cat > try.mjs <<'JS'
import { parse } from '@loaders.gl/core';
import { LASLoader } from '@loaders.gl/las';
const points = [
  ['ground', [3120456.123, 13841234.567, 45.25], 2],
  ['ground, key point', [3120456.373, 13841234.817, 45.31], 2 | 64],
  ['ground, withheld', [3120456.623, 13841235.067, 45.37], 2 | 128],
  ['plants, computed', [3120456.873, 13841235.317, 48.1], 5 | 32],
];
const scan = (minor) => {
  const [header, format, size, place] = minor < 4 ? [227, 0, 20, 15] : [375, 6, 30, 16];
  const bytes = Buffer.alloc(header + points.length * size);
  bytes.write('LASF');
  bytes.writeUInt8(1, 24);
  bytes.writeUInt8(minor, 25);
  bytes.writeUInt16LE(header, 94);
  bytes.writeUInt32LE(header, 96);
  bytes.writeUInt8(format, 104);
  bytes.writeUInt16LE(size, 105);
  if (minor < 4) bytes.writeUInt32LE(points.length, 107);
  else bytes.writeBigUInt64LE(BigInt(points.length), 247);
  [0, 1, 2].forEach((axis) => {
    const list = points.map(([, where]) => where[axis]);
    bytes.writeDoubleLE(0.001, 131 + 8 * axis);
    bytes.writeDoubleLE([3120000, 13841000, 0][axis], 155 + 8 * axis);
    bytes.writeDoubleLE(Math.max(...list), 179 + 16 * axis);
    bytes.writeDoubleLE(Math.min(...list), 187 + 16 * axis);
  });
  points.forEach(([, where, kind], index) => {
    where.forEach((value, axis) => bytes.writeInt32LE(Math.round((value - [3120000, 13841000, 0][axis]) * 1000), header + index * size + 4 * axis));
    bytes.writeUInt8(kind, header + index * size + place);
  });
  return new Uint8Array(bytes).buffer;
};
for (const fp64 of [false, true]) {
  const { POSITION, classification } = (await parse(scan(2), LASLoader, { worker: false, las: { fp64 } })).attributes;
  points.forEach(([name, where], index) => console.log(`LAS 1.2, fp64 ${fp64}, ${name}: ${where.join(' ')} is read as ${[...POSITION.value.slice(3 * index, 3 * index + 3)].map((value) => Math.round(value * 1000) / 1000).join(' ')}, class ${classification.value[index]}`));
}
await parse(scan(4), LASLoader, { worker: false }).then(() => console.log('LAS 1.4 is read'), (error) => console.log(`LAS 1.4: ${error.message}`));
JS
seen=$(node try.mjs)
echo "$seen"
expected='LAS 1.2, fp64 false, ground: 3120456.123 13841234.567 45.25 is read as 3120456 13841235 45.25, class 2
LAS 1.2, fp64 false, ground, key point: 3120456.373 13841234.817 45.31 is read as 3120456.25 13841235 45.31, class 66
LAS 1.2, fp64 false, ground, withheld: 3120456.623 13841235.067 45.37 is read as 3120456.5 13841235 45.37, class 130
LAS 1.2, fp64 false, plants, computed: 3120456.873 13841235.317 48.1 is read as 3120456.75 13841235 48.1, class 37
LAS 1.2, fp64 true, ground: 3120456.123 13841234.567 45.25 is read as 3120456.123 13841234.567 45.25, class 2
LAS 1.2, fp64 true, ground, key point: 3120456.373 13841234.817 45.31 is read as 3120456.373 13841234.817 45.31, class 66
LAS 1.2, fp64 true, ground, withheld: 3120456.623 13841235.067 45.37 is read as 3120456.623 13841235.067 45.37, class 130
LAS 1.2, fp64 true, plants, computed: 3120456.873 13841235.317 48.1 is read as 3120456.873 13841235.317 48.1, class 37
LAS 1.4: Only file versions <= 1.3 are supported at this time'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
