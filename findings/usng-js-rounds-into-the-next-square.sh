#!/usr/bin/env bash
# usng.js 0.4.5 and mgrs 2.2.0 write a place as a square of the United States National Grid, which rescue services use, and
# read it back. The standard has the digits cut off, never rounded (FGDC-STD-011-2001, and for MGRS NGA.STND.0037), so that a
# place lies in the square that is named. usng.js rounds to the meter first: a place 299,999.7 meters east is in "UN 00000",
# another square of 100 km, and still in another one where 100 meters are enough ("UN 000" instead of "TN 999"); in Houston
# the last digit is one too many, 70858 for 70857.8. mgrs cuts off. Of a square of 100 meters usng.js gives the southwest
# corner and mgrs the middle, 71 meters apart. No error. A program that hands such a square to others compares both packages,
# and says with it how wide the square is.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund usng.js@0.4.5 mgrs@2.2.0 proj4@2.22.0
cat > try.cjs <<'JS'
const mgrs = require('mgrs');
const proj4 = require('proj4');
const { Converter } = require('usng.js');
const converter = new Converter();
const utm = '+proj=utm +zone=15 +datum=WGS84';
const places = { 'Houston': [270857.8, 3294589.3], 'a place 0.3 m from a line': [299999.7, 3294589.3] };
for (const [name, meters] of Object.entries(places)) {
  const [east, north] = proj4(utm, 'EPSG:4326', meters);
  for (const [size, digits] of [['1 m', 5], ['100 m', 3], ['10 km', 1]]) {
    console.log(`${name}, ${meters.join(' ')}, square of ${size}: usng.js ${converter.LLtoUSNG(north, east, digits + 1)}; mgrs ${mgrs.forward([east, north], digits)}`);
  }
}
const square = '15R TN 708 945';
const corner = converter.USNGtoLL(square, true);
const shown = (name, place) => console.log(`${square} by ${name}: ${proj4('EPSG:4326', utm, place).map((meter) => Math.round(meter)).join(' ')}`);
shown('usng.js', [corner.lon, corner.lat]);
shown('mgrs', mgrs.toPoint(square.replaceAll(' ', '')));
JS
seen=$(node try.cjs)
echo "$seen"
expected='Houston, 270857.8 3294589.3, square of 1 m: usng.js 15R TN 70858 94589; mgrs 15RTN7085794589
Houston, 270857.8 3294589.3, square of 100 m: usng.js 15R TN 708 945; mgrs 15RTN708945
Houston, 270857.8 3294589.3, square of 10 km: usng.js 15R TN 7 9; mgrs 15RTN79
a place 0.3 m from a line, 299999.7 3294589.3, square of 1 m: usng.js 15R UN 00000 94589; mgrs 15RTN9999994589
a place 0.3 m from a line, 299999.7 3294589.3, square of 100 m: usng.js 15R UN 000 945; mgrs 15RTN999945
a place 0.3 m from a line, 299999.7 3294589.3, square of 10 km: usng.js 15R UN 0 9; mgrs 15RTN99
15R TN 708 945 by usng.js: 270800 3294500
15R TN 708 945 by mgrs: 270850 3294550'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
