#!/usr/bin/env bash
# cbor 10.0.12, cbor-x 1.6.8, cbor-sync 1.0.4, borc 3.0.0: CBOR has two kinds of dates, tag 0 with a text and tag 1 with the
# seconds since 1970, which may have a fraction (RFC 8949, 3.4.1 and 3.4.2), and one expects that a date comes back by each
# package that knows them. cbor-sync reads the seconds as milliseconds, so that each date that cbor, cbor-x or borc wrote is
# in January 1970, and the deck of November 29, 2026 is built on January 21, 1970; its own dates come back, as it writes tag
# 0. borc rounds to whole seconds when it writes, so that an event of 0.6 seconds past the minute comes back as of one second
# past; and it reads the other kind. A fraction of a second decides which of two changes was the last. No error. A program
# whose devices write CBOR has the other side's dates in its tests.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund cbor@10.0.12 cbor-x@1.6.8 cbor-sync@1.0.4 borc@3.0.0
cat > try.cjs <<'JS'
const packages = Object.fromEntries(['cbor', 'cbor-x', 'cbor-sync', 'borc'].map((name) => [name, require(name)]));
const date = new Date('2026-11-29T12:30:00.600Z');
console.log(`written: ${date.toISOString()}`);
for (const [writer, { encode }] of Object.entries(packages)) {
  const bytes = Buffer.from(encode(date));
  const read = Object.entries(packages).map(([reader, { decode }]) => `${reader} ${decode(Buffer.from(bytes)).toISOString()}`);
  console.log(`${writer}, tag ${bytes[0] - 0xc0}: ${read.join(', ')}`);
}
JS
seen=$(node try.cjs)
echo "$seen"
expected='written: 2026-11-29T12:30:00.600Z
cbor, tag 1: cbor 2026-11-29T12:30:00.600Z, cbor-x 2026-11-29T12:30:00.600Z, cbor-sync 1970-01-21T18:52:35.400Z, borc 2026-11-29T12:30:00.600Z
cbor-x, tag 1: cbor 2026-11-29T12:30:00.600Z, cbor-x 2026-11-29T12:30:00.600Z, cbor-sync 1970-01-21T18:52:35.400Z, borc 2026-11-29T12:30:00.600Z
cbor-sync, tag 0: cbor 2026-11-29T12:30:00.600Z, cbor-x 2026-11-29T12:30:00.600Z, cbor-sync 2026-11-29T12:30:00.600Z, borc 2026-11-29T12:30:00.600Z
borc, tag 1: cbor 2026-11-29T12:30:01.000Z, cbor-x 2026-11-29T12:30:01.000Z, cbor-sync 1970-01-21T18:52:35.401Z, borc 2026-11-29T12:30:01.000Z'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
