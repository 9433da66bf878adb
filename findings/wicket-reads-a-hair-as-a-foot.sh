#!/usr/bin/env bash
# wicket 1.3.8: a place that is reckoned is often not 0 but a hair beside it, such as -1e-7, and JavaScript writes small numbers with a
# power of ten. The grammar of Well-Known Text allows an exponent (OGC 06-103r4), and one expects a reader to take it. Of a point
# wicket reads the digits before the "e" alone: -1e-7 is -1, a foot or a degree away, and 2.5E3 is 2.5; of numbers without a zero
# before the point it reads what follows the point: .5 is 5, and so is -.5. No error. The corners of an area are read rightly, which
# is where one tries it. Of GeoJSON with a height it writes a point without. wkt 0.1.1 and betterknown 1.2.0 have all of these. A
# program that takes it rounds its numbers and writes them in full.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund wicket@1.3.8 wkt@0.1.1 betterknown@1.2.0
cat > try.mjs <<'JS'
import { geoJSONToWkt, wktToGeoJSON } from 'betterknown';
import wicket from 'wicket';
import wkt from 'wkt';
const read = (text) => new wicket.Wkt().read(text).toJson();
const write = (geometry) => new wicket.Wkt().read(JSON.stringify(geometry)).write();
const area = ({ coordinates: [ring] }) => Math.abs(ring.slice(1).reduce((sum, [x, y], at) => sum + ring[at][0] * y - x * ring[at][1], 0) / 2).toFixed(2);
// Four sides by bearing and length, as a deed describes a lot
let [east, north] = [0, 0];
const ring = [[0, 0]];
for (const [degrees, feet] of [[0, 60], [90, 100], [180, 60], [270, 100]]) {
  east += feet * Math.sin((degrees * Math.PI) / 180);
  north += feet * Math.cos((degrees * Math.PI) / 180);
  ring.push([east, north]);
}
ring[4] = [0, 0];
const lot = { type: 'Polygon', coordinates: [ring] };
console.log(`written by wicket: ${write(lot)}`);
console.log(`area before ${area(lot)}; read by wicket ${area(read(write(lot)))}, by wkt ${area(wkt.parse(write(lot)))}, by betterknown ${area(wktToGeoJSON(write(lot)))}`);
for (const text of ['POINT(2.5E3 -1e-7)', 'POINT(.5 -.5)', 'POINT(0.5 -0.5)']) {
  console.log(`${text}: wicket ${JSON.stringify(read(text).coordinates)}, wkt ${JSON.stringify(wkt.parse(text)?.coordinates)}, betterknown ${JSON.stringify(wktToGeoJSON(text).coordinates)}`);
}
const place = { type: 'Point', coordinates: [-95.36, 29.76, 12.5] };
console.log(`a place with a height: wicket ${write(place)}, wkt ${wkt.stringify(place)}, betterknown ${geoJSONToWkt(place)}`);
JS
seen=$(node try.mjs)
echo "$seen"
expected='written by wicket: POLYGON((0 0,0 60,100 60.00000000000001,100.00000000000001 7.105427357601002e-15,0 0))
area before 6000.00; read by wicket 6000.00, by wkt 6000.00, by betterknown 6000.00
POINT(2.5E3 -1e-7): wicket [2.5,-1], wkt [2500,-1e-7], betterknown [2500,-1e-7]
POINT(.5 -.5): wicket [5,5], wkt [0.5,-0.5], betterknown [0.5,-0.5]
POINT(0.5 -0.5): wicket [0.5,-0.5], wkt [0.5,-0.5], betterknown [0.5,-0.5]
a place with a height: wicket POINT(-95.36 29.76), wkt POINT Z (-95.36 29.76 12.5), betterknown POINT Z (-95.36 29.76 12.5)'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
