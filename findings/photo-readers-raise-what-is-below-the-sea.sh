#!/usr/bin/env bash
# exif-parser 0.1.12, ts-exif-parser 0.2.2, exifr 7.1.3, exifreader 4.46.0: a photo of a telephone has its latitude, longitude and altitude
# as numbers above zero, and of each a letter or figure that says on which side: W for west, and 1 for below the level of the sea (Exif 2.3,
# GPSAltitudeRef), as in New Orleans. The first three make one signed number of latitude and longitude, -95.37, so that one expects -3.5 of
# an altitude of 3.5 below the sea. They give 3.5; the side is in a second value, 1, which exifr gives as an array of bytes that equals no
# number, and `gps()` of exifr has no altitude. No error. exifreader gives -3.5 among its `gps`, and "3.5 m" as the description of the tag.
# A program looks at the side itself.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund exif-parser@0.1.12 ts-exif-parser@0.2.2 exifr@7.1.3 exifreader@4.46.0 piexifjs@1.0.6 jpeg-js@0.4.4
cat > try.cjs <<'JS'
const exifParser = require('exif-parser');
const ExifReader = require('exifreader');
const exifr = require('exifr');
const jpeg = require('jpeg-js');
const piexif = require('piexifjs');
const { ExifParserFactory } = require('ts-exif-parser');
const picture = jpeg.encode({ data: Buffer.alloc(16 * 16 * 4, 128), width: 16, height: 16 }, 80).data;
const photo = (side) => {
  const { GPSIFD } = piexif;
  const GPS = {
    [GPSIFD.GPSLatitudeRef]: 'N', [GPSIFD.GPSLatitude]: [[29, 1], [45, 1], [36, 1]], [GPSIFD.GPSLongitudeRef]: 'W', [GPSIFD.GPSLongitude]: [[95, 1], [22, 1], [12, 1]],
    [GPSIFD.GPSAltitudeRef]: side, [GPSIFD.GPSAltitude]: [35, 10],
  };
  return Buffer.from(piexif.insert(piexif.dump({ GPS }), picture.toString('binary')), 'binary');
};
(async () => {
  for (const [name, side] of [['3.5 above', 0], ['3.5 below', 1]]) {
    const file = photo(side);
    for (const [reader, tags] of [['exif-parser', exifParser.create(file).parse().tags], ['ts-exif-parser', ExifParserFactory.create(file).parse().tags]]) {
      console.log(`${name}, ${reader}: longitude ${tags.GPSLongitude.toFixed(2)}, altitude ${tags.GPSAltitude}, side ${tags.GPSAltitudeRef}`);
    }
    const tags = await exifr.parse(file, true);
    console.log(`${name}, exifr: longitude ${tags.longitude.toFixed(2)}, altitude ${tags.GPSAltitude}, side ${JSON.stringify(tags.GPSAltitudeRef)}, is it 1: ${tags.GPSAltitudeRef === 1}; gps() ${Object.keys(await exifr.gps(file))}`);
    const { gps, exif } = ExifReader.load(file, { expanded: true });
    console.log(`${name}, exifreader: longitude ${gps.Longitude.toFixed(2)}, altitude ${gps.Altitude}, described as ${exif.GPSAltitude.description}`);
  }
})();
JS
seen=$(node try.cjs)
echo "$seen"
expected='3.5 above, exif-parser: longitude -95.37, altitude 3.5, side 0
3.5 above, ts-exif-parser: longitude -95.37, altitude 3.5, side 0
3.5 above, exifr: longitude -95.37, altitude 3.5, side {"0":0}, is it 1: false; gps() latitude,longitude
3.5 above, exifreader: longitude -95.37, altitude 3.5, described as 3.5 m
3.5 below, exif-parser: longitude -95.37, altitude 3.5, side 1
3.5 below, ts-exif-parser: longitude -95.37, altitude 3.5, side 1
3.5 below, exifr: longitude -95.37, altitude 3.5, side {"0":1}, is it 1: false; gps() latitude,longitude
3.5 below, exifreader: longitude -95.37, altitude -3.5, described as 3.5 m'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
