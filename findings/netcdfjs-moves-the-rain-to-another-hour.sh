#!/usr/bin/env bash
# netcdfjs 4.0.0 reads NetCDF, in which weather services give grids, one record an hour. In the classic format a record of a variable is
# filled up to four bytes, but not where a file has a single variable with records. One expects the values of each hour. Of three places
# with shorts beside another variable it gives four values, the last of the bytes that fill up. Of a file with the shorts alone it ends in
# a RangeError, and with bytes alone, as flags are, the hours slide: 1 2 3 4, 5 6 7 8 instead of 1 2 3, 4 5 6. Bytes have a sign in the
# format, and -9 is 247. Integers and floats are right. No other error. A program cuts each record to the length of its dimensions, and
# asks the service for floats.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund netcdfjs@4.0.0
cat > try.mjs <<'JS'
import { NetCDFReader } from 'netcdfjs';
const sizes = { byte: 1, char: 1, short: 2, int: 4, float: 4 };
const types = { byte: 1, char: 2, short: 3, int: 4, float: 5 };
const number = (value) => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
};
const filled = (bytes) => Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
const name = (text) => Buffer.concat([number(text.length), filled(Buffer.from(text))]);
const values = (type, row) => {
  const bytes = Buffer.alloc(row.length * sizes[type]);
  row.forEach((value, index) => ({ byte: () => bytes.writeInt8(value, index), short: () => bytes.writeInt16BE(value, index * 2), int: () => bytes.writeInt32BE(value, index * 4), float: () => bytes.writeFloatBE(value, index * 4) })[type]());
  return bytes;
};
// A file with the dimensions hour (the records) and place (three), and variables of both, in the order of the specification.
const file = (variables) => {
  const rows = Object.entries(variables);
  const one = rows.length === 1;
  const size = (type, row) => (one ? row.length * sizes[type] : filled(values(type, row)).length);
  const head = (begin) => Buffer.concat([Buffer.from('CDF\x01'), number(3), number(10), number(2), name('hour'), number(0), name('place'), number(3), number(0), number(0), number(11), number(rows.length), ...rows.map(([title, [type, hours]], index) => Buffer.concat([name(title), number(2), number(0), number(1), number(0), number(0), number(types[type]), number(filled(values(type, hours[0])).length), number(begin[index] ?? 0)]))]);
  const starts = rows.map((_, index) => head([]).length + rows.slice(0, index).reduce((sum, [, [type, hours]]) => sum + size(type, hours[0]), 0));
  return Buffer.concat([head(starts), ...[0, 1, 2].flatMap((hour) => rows.map(([, [type, hours]]) => (one ? values(type, hours[hour]) : filled(values(type, hours[hour])))))]);
};
for (const variables of [
  { heat: ['float', [[20.5, 21, 21.5], [22, 22.5, 23], [23.5, 24, 24.5]]], wind: ['int', [[1, 2, 3], [4, 5, 6], [7, 8, -9]]] },
  { heat: ['float', [[20.5, 21, 21.5], [22, 22.5, 23], [23.5, 24, 24.5]]], rain: ['short', [[1, 2, 3], [4, 5, 6], [7, 8, -9]]] },
  { rain: ['short', [[1, 2, 3], [4, 5, 6], [7, 8, -9]]] },
  { flag: ['byte', [[1, 2, 3], [4, 5, 6], [7, 8, -9]]] },
]) {
  for (const title of Object.keys(variables)) {
    console.log(`${title}, ${variables[title][0]}, of ${Object.keys(variables).join(' and ')}: ${JSON.stringify(variables[title][1])}`);
    try {
      console.log(`  ${JSON.stringify(new NetCDFReader(file(variables)).getDataVariable(title))}`);
    } catch (error) {
      console.log(`  ${error.name}: ${error.message}`);
    }
  }
}
JS
seen=$(node try.mjs)
echo "$seen"
expected='heat, float, of heat and wind: [[20.5,21,21.5],[22,22.5,23],[23.5,24,24.5]]
  [[20.5,21,21.5],[22,22.5,23],[23.5,24,24.5]]
wind, int, of heat and wind: [[1,2,3],[4,5,6],[7,8,-9]]
  [[1,2,3],[4,5,6],[7,8,-9]]
heat, float, of heat and rain: [[20.5,21,21.5],[22,22.5,23],[23.5,24,24.5]]
  [[20.5,21,21.5],[22,22.5,23],[23.5,24,24.5]]
rain, short, of heat and rain: [[1,2,3],[4,5,6],[7,8,-9]]
  [[1,2,3,0],[4,5,6,0],[7,8,-9,0]]
rain, short, of rain: [[1,2,3],[4,5,6],[7,8,-9]]
  RangeError: Offset is outside the bounds of the DataView
flag, byte, of flag: [[1,2,3],[4,5,6],[7,8,-9]]
  [[1,2,3,4],[5,6,7,8],[247,0,0,0]]'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
