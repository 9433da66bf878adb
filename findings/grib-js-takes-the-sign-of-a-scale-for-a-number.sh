#!/usr/bin/env bash
# grib-js 1.0.0 reads forecasts in GRIB2, and the values of those with "complex packing and spatial differencing" (template 5.3), as the
# weather services of the US send them. One expects the values that were packed, as ecCodes of the ECMWF gives them for these messages. In
# GRIB2 the first bit of a number is its sign (regulation 92.1.5), which the package knows for latitudes and not for the scales: a binary
# scale of -1 is read as -32767, so that all values are the reference value, 0 here, and with a decimal scale of -1 all are Infinity. The
# order of the differences is not looked at: of 10, 12, 14, packed with order 1 instead of 2, it makes 10, -2, -11. Values that are marked
# as missing become numbers, 258 and 744, and all after them are wrong. Where all groups are alike, so that their widths need no bits, or
# where a message has a section of its own (2), the field has no values. The time of the model, which is UTC, is taken by the clock of the
# machine: 12 UTC is noon in Texas, 18 UTC. No error. A program compares a field with the numbers of another reader before it relies on it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund grib-js@1.0.0
cat > try.cjs <<'JS'
const { readData } = require('grib-js');
const { writeFileSync } = require('node:fs');
const one = (value) => Buffer.from([value]);
const signed = (value, size) => {
  const bytes = Buffer.alloc(size);
  bytes.writeUIntBE(Math.abs(value), 0, size);
  if (value < 0) bytes[0] |= 0x80;
  return bytes;
};
const number = (value, size) => {
  const bytes = Buffer.alloc(size);
  bytes.writeUIntBE(value, 0, size);
  return bytes;
};
const section = (kind, ...parts) => {
  const body = Buffer.concat(parts);
  return Buffer.concat([number(body.length + 5, 4), one(kind), body]);
};
const pack = (list, bits) => {
  const text = list.map((value) => value.toString(2).padStart(bits, '0')).join('');
  return Buffer.from(text.padEnd(Math.ceil(text.length / 8) * 8, '0').match(/.{8}/g).map((byte) => parseInt(byte, 2)));
};
// Whole numbers of eight places, packed as differences in one group of eight bits; null is missing.
const message = (list, { binary = 0, decimal = 0, order = 2, own = false, bits = 8 }) => {
  const known = list.filter((value) => value !== null);
  const differences = known.map((value, index) => (index < order ? 0 : order === 1 ? value - known[index - 1] : value - 2 * known[index - 1] + known[index - 2]));
  const least = Math.min(...differences.slice(order));
  const packed = differences.map((value, index) => (index < order ? 0 : value - least));
  const rest = [...packed];
  const group = list.map((value) => (value === null ? 255 : rest.shift()));
  const reference = Buffer.alloc(4);
  reference.writeFloatBE(0);
  const body = Buffer.concat([
    section(1, number(7, 2), number(0, 2), one(2), one(1), one(1), number(2026, 2), one(11), one(30), one(12), one(0), one(0), one(0), one(1)),
    own ? section(2, Buffer.from('own')) : Buffer.alloc(0),
    section(3, one(0), number(8, 4), one(0), one(0), number(0, 2), one(6), Buffer.alloc(15, 255), number(4, 4), number(2, 4), number(0, 4), number(0xffffffff, 4), number(30e6, 4), number(264e6, 4), one(48), number(29e6, 4), number(267e6, 4), number(1e6, 4), number(1e6, 4), one(0)),
    section(4, number(0, 2), number(0, 2), one(0), one(0), one(2), one(0), one(96), number(0, 2), one(0), one(1), number(6, 4), one(103), one(0), number(2, 4), one(255), one(0), number(0, 4)),
    section(5, number(8, 4), number(3, 2), reference, signed(binary, 2), signed(decimal, 2), one(8), one(0), one(1), one(known.length < list.length ? 1 : 0), number(0x7f7fffff, 4), number(0, 4), number(1, 4), one(8), one(bits), number(8, 4), one(1), number(8, 4), one(bits), one(order), one(2)),
    section(6, one(255)),
    section(7, ...known.slice(0, order).map((value) => signed(value, 2)), signed(least, 2), pack([0], 8), Buffer.alloc(bits / 4), pack(group, 8)),
    Buffer.from('7777'),
  ]);
  return Buffer.concat([Buffer.from('GRIB'), number(0, 2), one(0), one(2), number(0, 2), number(body.length + 16, 6), body]);
};
const list = [10, 12, 14, 20, 21, 19, 30, 28];
for (const [name, given, options] of [
  ['as the packages of the services', list, {}],
  ['binary scale -1', list, { binary: -1 }],
  ['decimal scale 1', list, { decimal: 1 }],
  ['decimal scale -1', list, { decimal: -1 }],
  ['differences of order 1', list, { order: 1 }],
  ['two are missing', [10, 12, 14, null, null, 19, 30, 28], {}],
  ['no bits for widths that are all alike', list, { bits: 0 }],
  ['with a section of its own', list, { own: true }],
]) {
  const bytes = message(given, options);
  if (process.env.KEEP) writeFileSync(`${process.env.KEEP}/${name.replaceAll(' ', '_')}.grib2`, bytes);
  const packed = given.map((value) => (value === null ? null : (value * 2 ** (options.binary ?? 0)) / 10 ** (options.decimal ?? 0)));
  readData(bytes, (error, read) => console.log(`${name}: packed ${JSON.stringify(packed)}, read ${error ? error.name : `${read[0].fields[0].data?.join(' ')}, ${read[0].referenceTime.toISOString()}`}`));
}
JS
seen=$(TZ=America/Chicago node try.cjs 2>/dev/null)
echo "$seen"
expected='as the packages of the services: packed [10,12,14,20,21,19,30,28], read 10 12 14 20 21 19 30 28, 2026-11-30T18:00:00.000Z
binary scale -1: packed [5,6,7,10,10.5,9.5,15,14], read 0 0 0 0 0 0 0 0, 2026-11-30T18:00:00.000Z
decimal scale 1: packed [1,1.2,1.4,2,2.1,1.9,3,2.8], read 1 1.2 1.4 2 2.1 1.9 3 2.8, 2026-11-30T18:00:00.000Z
decimal scale -1: packed [100,120,140,200,210,190,300,280], read Infinity Infinity Infinity Infinity Infinity Infinity Infinity Infinity, 2026-11-30T18:00:00.000Z
differences of order 1: packed [10,12,14,20,21,19,30,28], read 10 -2 -11 -20 -16 -12 47 161, 2026-11-30T18:00:00.000Z
two are missing: packed [10,12,14,null,null,19,30,28], read 10 12 14 258 744 1233 1728 2210, 2026-11-30T18:00:00.000Z
no bits for widths that are all alike: packed [10,12,14,20,21,19,30,28], read undefined, 2026-11-30T18:00:00.000Z
with a section of its own: packed [10,12,14,20,21,19,30,28], read undefined, 2026-11-30T18:00:00.000Z'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
