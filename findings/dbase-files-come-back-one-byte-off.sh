#!/usr/bin/env bash
# dbffile 1.13.0, shpjs 6.2.0 (parsedbf 2.0.0), shapefile 0.6.6: a dBase file says in its bytes 8 and 9 how long its header is,
# and the records begin after it. dbffile writes one byte more than the least, and says so there. One expects a reader to go by
# that number, as shapefile does. parsedbf, which reads the tables of shapefiles in shpjs, counts the fields instead and begins
# a byte early: every column loses its last letter and gets that of the column before. Point 1042 becomes 104, November 5
# becomes October 31, true becomes false, and of an elevation of 1250.55 the day's last digit is left, 5. No error, and the
# names of columns look right. A program that hands survey points on as a shapefile compares bytes 8 and 9 with the least length
# for its fields before it trusts such a reader, and closes the gap.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund dbffile@1.13.0 shpjs@6.2.0 parsedbf@2.0.0 shapefile@0.6.6
cat > try.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { DBFFile } from 'dbffile';
import * as shapefile from 'shapefile';
import { parseDbf } from 'shpjs';
const file = await DBFFile.create('points.dbf', [
  { name: 'POINT', type: 'N', size: 6, decimalPlaces: 0 },
  { name: 'DESC', type: 'C', size: 12 },
  { name: 'SHOT', type: 'D', size: 8 },
  { name: 'ELEV', type: 'N', size: 10, decimalPlaces: 2 },
  { name: 'SET', type: 'L', size: 1 },
]);
await file.appendRecords([{ POINT: 1042, DESC: 'COPING TOP', SHOT: new Date('2026-11-05'), ELEV: 1250.55, SET: true }]);
const bytes = readFileSync('points.dbf');
console.log(`header ${bytes.readUInt16LE(8)} bytes, the least for 5 fields is ${32 + 5 * 32 + 1}`);
const shown = ({ POINT, DESC, SHOT, ELEV, SET }) => `${POINT}, ${DESC}, ${SHOT.toISOString().slice(0, 10)}, ${ELEV}, ${SET}`;
const [byDbffile] = await (await DBFFile.open('points.dbf')).readRecords();
const byShapefile = (await (await shapefile.openDbf('points.dbf')).read()).value;
const [byShpjs] = parseDbf(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
console.log(`dbffile:   ${shown(byDbffile)}`);
console.log(`shapefile: ${shown(byShapefile)}`);
console.log(`shpjs:     ${shown(byShpjs)}`);
JS
seen=$(TZ=UTC node try.mjs)
echo "$seen"
expected='header 194 bytes, the least for 5 fields is 193
dbffile:   1042, COPING TOP, 2026-11-05, 1250.55, true
shapefile: 1042, COPING TOP, 2026-11-05, 1250.55, true
shpjs:     104, 2COPING TOP, 2026-10-31, 5, false'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
