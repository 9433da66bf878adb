#!/usr/bin/env bash
# simple-plist 1.4.0 reads and writes the property lists of iPhones and Macs, as text or binary. One expects each whole number
# back. In binary ones a number that needs eight bytes is cut to its lower four, with a sign: the moment 1795955400000 is
# 659070272, a file of 4294967295 bytes has -1, and 2147483648 is -2147483648, without an error, as bplist-creator 0.3.0 wrote
# them, of which bplist-parser 0.5.0 and `parseBinary` of plist 5.0.0 read all; the moment that plist writes, as a real number,
# is right. What it writes itself by its own older bplist-creator is cut in the file, so that the others read 659070272 too.
# Dates lose the parts of a second there. As text, all numbers come back. A program reads binary ones by plist or bplist-parser,
# and keeps moments as dates.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund simple-plist@1.4.0 bplist-creator@0.3.0 bplist-parser@0.5.0 plist@5.0.0
cat > try.mjs <<'JS'
import create from 'bplist-creator';
import { parseBuffer } from 'bplist-parser';
import { build, buildBinary, parseBinary } from 'plist';
import simple from 'simple-plist';
const writers = {
  'bplist-creator': (value) => create({ value }),
  plist: (value) => Buffer.from(buildBinary({ value })),
  'simple-plist': (value) => simple.bplistCreator({ value }),
};
const readers = {
  'bplist-parser': (buffer) => parseBuffer(buffer)[0].value,
  plist: (buffer) => parseBinary(buffer).value,
  'simple-plist': (buffer) => simple.parse(buffer).value,
};
const show = (value) => (value instanceof Date ? value.toISOString() : String(value));
for (const value of [417, -300, 7.5, 2147483647, 2147483648, 4294967295, 1795955400000, new Date('2026-11-30T12:00:00.250Z')]) {
  for (const [writer, write] of Object.entries(writers)) {
    const buffer = write(value);
    console.log(`${show(value)} written by ${writer}: ${Object.entries(readers).map(([reader, read]) => `${reader} ${show(read(buffer))}`).join(', ')}`);
  }
}
console.log(`as text: ${simple.parse(build({ value: 1795955400000 })).value}`);
JS
seen=$(node try.mjs)
echo "$seen"
expected='417 written by bplist-creator: bplist-parser 417, plist 417, simple-plist 417
417 written by plist: bplist-parser 417, plist 417, simple-plist 417
417 written by simple-plist: bplist-parser 417, plist 417, simple-plist 417
-300 written by bplist-creator: bplist-parser -300, plist -300, simple-plist -300
-300 written by plist: bplist-parser -300, plist -300, simple-plist -300
-300 written by simple-plist: bplist-parser -300, plist -300, simple-plist -300
7.5 written by bplist-creator: bplist-parser 7.5, plist 7.5, simple-plist 7.5
7.5 written by plist: bplist-parser 7.5, plist 7.5, simple-plist 7.5
7.5 written by simple-plist: bplist-parser 7.5, plist 7.5, simple-plist 7.5
2147483647 written by bplist-creator: bplist-parser 2147483647, plist 2147483647, simple-plist 2147483647
2147483647 written by plist: bplist-parser 2147483647, plist 2147483647, simple-plist 2147483647
2147483647 written by simple-plist: bplist-parser 2147483647, plist 2147483647, simple-plist 2147483647
2147483648 written by bplist-creator: bplist-parser 2147483648, plist 2147483648, simple-plist -2147483648
2147483648 written by plist: bplist-parser 2147483648, plist 2147483648, simple-plist -2147483648
2147483648 written by simple-plist: bplist-parser 2147483648, plist 2147483648, simple-plist -2147483648
4294967295 written by bplist-creator: bplist-parser 4294967295, plist 4294967295, simple-plist -1
4294967295 written by plist: bplist-parser 4294967295, plist 4294967295, simple-plist -1
4294967295 written by simple-plist: bplist-parser 4294967295, plist 4294967295, simple-plist -1
1795955400000 written by bplist-creator: bplist-parser 1795955400000, plist 1795955400000, simple-plist 659070272
1795955400000 written by plist: bplist-parser 1795955400000, plist 1795955400000, simple-plist 1795955400000
1795955400000 written by simple-plist: bplist-parser 659070272, plist 659070272, simple-plist 659070272
2026-11-30T12:00:00.250Z written by bplist-creator: bplist-parser 2026-11-30T12:00:00.250Z, plist 2026-11-30T12:00:00.250Z, simple-plist 2026-11-30T12:00:00.250Z
2026-11-30T12:00:00.250Z written by plist: bplist-parser 2026-11-30T12:00:00.250Z, plist 2026-11-30T12:00:00.250Z, simple-plist 2026-11-30T12:00:00.250Z
2026-11-30T12:00:00.250Z written by simple-plist: bplist-parser 2026-11-30T12:00:00.000Z, plist 2026-11-30T12:00:00.000Z, simple-plist 2026-11-30T12:00:00.000Z
as text: 1795955400000'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
