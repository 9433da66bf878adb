#!/usr/bin/env bash
# exif-parser 0.1.12, exif-reader 2.0.3, exifr 7.1.3: each makes a moment of the time at which a photo was taken. Since Exif 2.31 a phone
# writes the zone of its clock beside it (OffsetTimeOriginal), and one expects a reader that gives a moment to count it in. A photo of
# 7:30 in Texas, -06:00, is of 13:30 UTC. exif-parser and exif-reader make 7:30 UTC of it, six hours early, which is half past one in
# the night in Texas; the former has the zone under the name "undefined", where that of the last change takes its place. exifr takes
# the clock of the machine, so that the same photo is 7:30 UTC on a server and 13:30 UTC on a phone in Texas. The photo without
# a zone has the same moments. No error. A program takes the time as a text, `reviveValues: false` in exifr, and adds the zone.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund exif-parser@0.1.12 exif-reader@2.0.3 exifr@7.1.3
cat > try.mjs <<'JS'
import parser from 'exif-parser';
import reader from 'exif-reader';
import exifr from 'exifr';
// A photo of one gray point, as phones write it: TIFF in big-endian order within the JPEG.
const point = Buffer.from('/9j/4AAQSkZJRgABAQAAAQABAAD/wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AR//Z', 'base64');
const bytes = (size, ...values) => Buffer.from(values.map((value) => value.toString(16).padStart(2 * size, '0')).join(''), 'hex');
const text = (value) => [2, Buffer.from(`${value}\0`)];
const directory = (tags, at) => {
  const rows = Object.entries(tags);
  let rest = Buffer.alloc(0);
  const head = rows.map(([tag, [type, data, size = 1]]) => {
    const start = bytes(4, at + 6 + 12 * rows.length + rest.length);
    if (data.length > 4) rest = Buffer.concat([rest, data, Buffer.alloc(data.length % 2)]);
    return Buffer.concat([bytes(2, Number(tag), type), bytes(4, data.length / size), data.length > 4 ? start : Buffer.concat([data, Buffer.alloc(4 - data.length)])]);
  });
  return Buffer.concat([bytes(2, rows.length), ...head, bytes(4, 0), rest]);
};
const photo = (first, exif) => {
  const whole = (at) => directory({ ...first, 0x8769: [4, bytes(4, at), 4] }, 8);
  const at = 8 + whole(0).length;
  const body = Buffer.concat([Buffer.from('Exif\0\0MM\0*'), bytes(4, 8), whole(at), directory(exif, at)]);
  return Buffer.concat([point.subarray(0, 2), bytes(2, 0xffe1, body.length + 2), body, point.subarray(2)]);
};
const taken = photo({ 0x10f: text('Phone'), 0x112: [3, bytes(2, 6), 2] }, { 0x9000: [7, Buffer.from('0232')], 0x9003: text('2026:11:30 07:30:00'), 0x9010: text('-06:00'), 0x9011: text('-06:00') });
const { tags } = parser.create(taken).parse();
console.log(`exif-parser: ${new Date(tags.DateTimeOriginal * 1000).toISOString()} ${JSON.stringify(tags)}`);
console.log(`exif-reader: ${JSON.stringify(reader(taken.subarray(taken.indexOf('Exif'))).Photo)}`);
console.log(`exifr: ${JSON.stringify(await exifr.parse(taken, { pick: ['DateTimeOriginal', 'OffsetTimeOriginal'] }))}; as a text: ${(await exifr.parse(taken, { reviveValues: false })).DateTimeOriginal}`);
JS
seen=$(for zone in UTC America/Chicago; do echo "$zone"; TZ=$zone node try.mjs; done)
echo "$seen"
expected='UTC
exif-parser: 2026-11-30T07:30:00.000Z {"Make":"Phone","Orientation":6,"DateTimeOriginal":1796023800,"undefined":"-06:00"}
exif-reader: {"ExifVersion":{"type":"Buffer","data":[48,50,51,50]},"DateTimeOriginal":"2026-11-30T07:30:00.000Z","OffsetTime":"-06:00","OffsetTimeOriginal":"-06:00"}
exifr: {"DateTimeOriginal":"2026-11-30T07:30:00.000Z","OffsetTimeOriginal":"-06:00"}; as a text: 2026:11:30 07:30:00
America/Chicago
exif-parser: 2026-11-30T07:30:00.000Z {"Make":"Phone","Orientation":6,"DateTimeOriginal":1796023800,"undefined":"-06:00"}
exif-reader: {"ExifVersion":{"type":"Buffer","data":[48,50,51,50]},"DateTimeOriginal":"2026-11-30T07:30:00.000Z","OffsetTime":"-06:00","OffsetTimeOriginal":"-06:00"}
exifr: {"DateTimeOriginal":"2026-11-30T13:30:00.000Z","OffsetTimeOriginal":"-06:00"}; as a text: 2026:11:30 07:30:00'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
