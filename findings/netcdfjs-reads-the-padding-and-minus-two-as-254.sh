#!/usr/bin/env bash
# netcdfjs 4.0.0 reads files of weather grids and stations in NetCDF. In the classic format, as its specification has it, each variable
# is filled up to four bytes, a variable that grows with time (a record) too, but not where it is the only one of bytes, texts or shorts;
# and a byte has a sign. One expects the values that were written, as `ncdump` and scipy give them for these files. The package gives the
# filling as values: two names of five letters have twelve letters, and a record of three shorts has four, 1, 2, 3 and 0, so that each
# place after the first row of a grid is moved. -2 of a byte is 254, such as a temperature, or the -1 by which a file says "not known".
# Where the only record is of bytes it reads four of them for one, so that the first time has four values and the later ones none; where
# it is of an odd number of shorts it ends in a RangeError. No other error. Numbers of four and eight bytes are right. A program takes
# as many values as the sizes say, and makes bytes of more than 127 negative, or asks for files of floats.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund netcdfjs@4.0.0
cat > try.cjs <<'JS'
const { NetCDFReader } = require('netcdfjs');
const kinds = { byte: [1, 1, 'writeInt8'], char: [2, 1], short: [3, 2, 'writeInt16BE'], float: [5, 4, 'writeFloatBE'], double: [6, 8, 'writeDoubleBE'] };
const int = (value) => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
};
const filled = (bytes) => Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
const name = (text) => Buffer.concat([int(text.length), filled(Buffer.from(text))]);
const values = (kind, list) => {
  if (kind === 'char') return Buffer.from(list);
  const [, size, write] = kinds[kind];
  const bytes = Buffer.alloc(size * list.length);
  list.forEach((value, index) => bytes[write](value, size * index));
  return bytes;
};
// The classic format: header, variables of one value for all times, then one record for each time.
const write = (sizes, times, variables) => {
  const records = variables.filter(({ of }) => sizes[of[0]]?.[1] === 0);
  const length = ({ of, kind }) => of.filter((index) => sizes[index][1] > 0).reduce((product, index) => product * sizes[index][1], 1) * kinds[kind][1];
  const room = (one) => (records.length === 1 && one === records[0] ? length(one) : Math.ceil(length(one) / 4) * 4);
  const head = (begins) =>
    Buffer.concat([
      Buffer.from('CDF\u0001'), int(times), int(10), int(sizes.length), ...sizes.map(([text, size]) => Buffer.concat([name(text), int(size)])), Buffer.alloc(8), int(11), int(variables.length),
      ...variables.map((one, index) => Buffer.concat([name(one.name), int(one.of.length), ...one.of.map(int), Buffer.alloc(8), int(kinds[one.kind][0]), int(Math.ceil(length(one) / 4) * 4), int(begins[index])])),
    ]);
  let end = head(variables.map(() => 0)).length;
  const begins = [];
  for (const one of [...variables.filter((other) => !records.includes(other)), ...records]) {
    begins[variables.indexOf(one)] = end;
    end += room(one);
  }
  const bytes = (one, list) => (room(one) === length(one) ? values(one.kind, list) : filled(values(one.kind, list)));
  return Buffer.concat([
    head(begins),
    ...variables.filter((one) => !records.includes(one)).map((one) => bytes(one, one.list)),
    ...Array.from({ length: times }, (_, time) => records.map((one) => bytes(one, one.list[time]))).flat(),
  ]);
};
const files = {
  'two names, bytes': write([['n', 2], ['letters', 5]], 0, [{ name: 'station', of: [0, 1], kind: 'char', list: 'Katy HOU  ' }, { name: 'low', of: [0], kind: 'byte', list: [-2, 5] }, { name: 'height', of: [0], kind: 'float', list: [12.5, -2.5] }]),
  'two records': write([['time', 0], ['x', 3]], 2, [{ name: 'hour', of: [0], kind: 'double', list: [[6], [7]] }, { name: 'rain', of: [0, 1], kind: 'short', list: [[1, 2, 3], [4, 5, 6]] }]),
  'one record of bytes': write([['time', 0]], 5, [{ name: 'flag', of: [0], kind: 'byte', list: [[1], [-2], [3], [4], [5]] }]),
  'one record of shorts': write([['time', 0], ['x', 3]], 3, [{ name: 'rain', of: [0, 1], kind: 'short', list: [[1, 2, 3], [4, 5, 6], [7, 8, 9]] }]),
};
for (const [kind, bytes] of Object.entries(files)) {
  const reader = new NetCDFReader(new Uint8Array(bytes).buffer);
  for (const { name: variable } of reader.variables) {
    try {
      console.log(`${kind}, ${variable}: ${JSON.stringify(reader.getDataVariable(variable))}`);
    } catch (error) {
      console.log(`${kind}, ${variable}: ${error.name}`);
    }
  }
}
JS
seen=$(node try.cjs)
echo "$seen"
expected='two names, bytes, station: ["K","a","t","y"," ","H","O","U"," "," ","",""]
two names, bytes, low: [[254],[5],[0],[0]]
two names, bytes, height: [12.5,-2.5]
two records, hour: [6,7]
two records, rain: [[1,2,3,0],[4,5,6,0]]
one record of bytes, flag: [[1,254,3,4],[5],[],[],[]]
one record of shorts, rain: RangeError'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
