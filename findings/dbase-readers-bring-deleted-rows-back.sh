#!/usr/bin/env bash
# shapefile 0.6.6, shpjs 6.2.0, dbffile 1.13.0: in a dBase file a row is deleted by an asterisk in the byte before it, and stays
# in the file; a day that was not given is eight spaces, a yes or no that was not given a question mark. One expects the row to
# be left out and the rest to be empty, as dbffile reads. shapefile and shpjs give the deleted row as any other, with nothing
# to tell it by; of a day not given shapefile makes November 30, 1899, and shpjs an invalid date, which throws where it is
# first written out, and of the question mark shpjs makes "no". A program that reads points or permits from such files looks at
# the byte of deletion itself, takes days before 1900 for none, and asks where a "no" decides.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund dbffile@1.13.0 shpjs@6.2.0 shapefile@0.6.6
cat > try.mjs <<'JS'
import { writeFileSync } from 'node:fs';
import { DBFFile } from 'dbffile';
import * as shapefile from 'shapefile';
import { parseDbf } from 'shpjs';
const fields = [['POINT', 'N', 6], ['SHOT', 'D', 8], ['SET', 'L', 1]];
const rows = [' 00100120261105T', '*00100220261105T', ' 001003        ?'];
const header = Buffer.alloc(32 + 32 * fields.length + 1);
header.set([3, 126, 11, 5]);
header.writeUInt32LE(rows.length, 4);
header.writeUInt16LE(header.length, 8);
header.writeUInt16LE(rows[0].length, 10);
for (const [index, [name, type, size]] of fields.entries()) {
  header.write(name, 32 + 32 * index);
  header.write(type, 32 + 32 * index + 11);
  header[32 + 32 * index + 16] = size;
}
header[header.length - 1] = 13;
const bytes = Buffer.concat([header, Buffer.from(rows.join('')), Buffer.from([26])]);
writeFileSync('points.dbf', bytes);
const day = (date) => (date && !Number.isNaN(date.getTime()) ? date.toISOString().slice(0, 10) : String(date));
const shown = (read) => read.map(({ POINT, SHOT, SET }) => `${POINT} ${day(SHOT)} ${SET}`).join(' | ');
const byDbffile = await (await DBFFile.open('points.dbf')).readRecords();
const source = await shapefile.openDbf('points.dbf');
const byShapefile = [];
for (let next = await source.read(); !next.done; next = await source.read()) byShapefile.push(next.value);
const byShpjs = parseDbf(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
console.log('written:   1001 2026-11-05 T | 1002 deleted | 1003 no day ?');
console.log(`dbffile:   ${shown(byDbffile)}`);
console.log(`shapefile: ${shown(byShapefile)}`);
console.log(`shpjs:     ${shown(byShpjs)}`);
JS
seen=$(TZ=UTC node try.mjs)
echo "$seen"
expected='written:   1001 2026-11-05 T | 1002 deleted | 1003 no day ?
dbffile:   1001 2026-11-05 true | 1003 null null
shapefile: 1001 2026-11-05 true | 1002 2026-11-05 true | 1003 1899-11-30 null
shpjs:     1001 2026-11-05 true | 1002 2026-11-05 true | 1003 Invalid Date false'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
