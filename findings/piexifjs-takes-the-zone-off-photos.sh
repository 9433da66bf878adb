#!/usr/bin/env bash
# piexifjs 1.0.6, exifr 7.1.3: the first reads and writes what a phone says within a photo (Exif), such as to turn it upright before it is
# sent, and one expects all else to stay. Since Exif 2.31 phones write the zone of their clock beside the time at which a photo was taken
# (OffsetTime and OffsetTimeOriginal). piexifjs does not know these, and `load` leaves out what it does not know: of a photo that was
# read, turned, and written again, 7:30 in Texas is 7:30 anywhere, without an error. Who puts the zone in again by its number, 36881,
# ends in a TypeError of `dump`. What it knows, such as the name of the phone, stays. exifr reads both before and nothing after. A program
# keeps the zone beside the photo, or changes the one number of the orientation in the bytes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund piexifjs@1.0.6 exifr@7.1.3
cat > try.mjs <<'JS'
import exifr from 'exifr';
import piexif from 'piexifjs';
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
const read = async (file) => JSON.stringify(await exifr.parse(file, { reviveValues: false, translateValues: false, pick: ['Make', 'Orientation', 'DateTimeOriginal', 'OffsetTime', 'OffsetTimeOriginal'] }));
console.log(`as taken: ${await read(taken)}`);
const said = piexif.load(taken.toString('binary'));
console.log(`load: ${JSON.stringify(said.Exif)}`);
said['0th'][piexif.ImageIFD.Orientation] = 1;
console.log(`turned: ${await read(Buffer.from(piexif.insert(piexif.dump(said), taken.toString('binary')), 'binary'))}`);
said.Exif[36881] = '-06:00';
try {
  piexif.dump(said);
} catch (error) {
  console.log(`with the zone: ${error.name}`);
}
JS
seen=$(node try.mjs)
echo "$seen"
expected='as taken: {"Make":"Phone","Orientation":6,"DateTimeOriginal":"2026:11:30 07:30:00","OffsetTime":"-06:00","OffsetTimeOriginal":"-06:00"}
load: {"36864":"0232","36867":"2026:11:30 07:30:00"}
turned: {"Make":"Phone","Orientation":1,"DateTimeOriginal":"2026:11:30 07:30:00"}
with the zone: TypeError'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
