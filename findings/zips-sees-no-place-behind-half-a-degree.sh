#!/usr/bin/env bash
# zips 1.1.3: `getByLocation` gives, by its README, the closest place of the United States to a latitude and longitude. One expects the
# ZIP code whose place is the nearest. It looks at those alone whose whole degrees are the same when rounded, so that nothing is seen
# behind a line at half a degree, which runs through Houston at 95.5 degrees west: at 29.76, -95.49 it gives 77068, 17.1 miles away,
# instead of 77057, 1.2 miles away, and at 29.51, -95.37 Bacliff instead of Manvel. It measures in degrees as well, in which east and
# west count too much. Of 2,191 points in and around Texas that have a place within 10 miles, 1,120 get another than the nearest, up to
# 51 miles further off. A number that is no ZIP code is read as if it had been one of base 8: 513 is 01001, Agawam in Massachusetts,
# so 997 numbers. No error. A program measures the distance itself.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund zips@1.1.3
cat > try.cjs <<'JS'
const { index } = require('zips/data/loc-tree.json');
const zips = require('zips');
const radians = Math.PI / 180;
const miles = (lat, long, place) => {
  const [north, east] = [(place.lat - lat) * radians, (place.long - long) * radians];
  return 7917.6 * Math.asin(Math.sqrt(Math.sin(north / 2) ** 2 + Math.cos(lat * radians) * Math.cos(place.lat * radians) * Math.sin(east / 2) ** 2));
};
const nearest = (lat, long) => index.reduce((best, place) => (miles(lat, long, place) < miles(lat, long, best) ? place : best));
const said = (lat, long, place) => `${place.zip} ${place.city}, ${miles(lat, long, place).toFixed(1)} miles`;
for (const [lat, long] of [[29.76, -95.49], [29.76, -95.51], [29.51, -95.37], [29.49, -95.37]]) {
  console.log(`${lat}, ${long}: zips ${said(lat, long, zips.getByLocation(lat, long))}; nearest ${said(lat, long, nearest(lat, long))}`);
}
let [points, others, most] = [0, 0, 0];
for (let step = 0; step < 4000; step += 1) {
  const [lat, long] = [25.9 + ((step * 0.6180339887) % 1) * 10.5, -106.5 + ((step * 0.7548776662) % 1) * 13];
  const best = miles(lat, long, nearest(lat, long));
  if (best > 10) continue;
  points += 1;
  const more = miles(lat, long, zips.getByLocation(lat, long)) - best;
  if (more > 0.01) others += 1;
  most = Math.max(most, more);
}
console.log(`of ${points} points ${others} get another place, up to ${Math.round(most)} miles further off`);
const eight = Array.from({ length: 4096 }, (_, number) => number).filter((number) => !zips.getByZipCode(String(number)) && zips.getByZipCode(number));
console.log(`'513': ${JSON.stringify(zips.getByZipCode('513'))}, 513: ${zips.getByZipCode(513).zip} ${zips.getByZipCode(513).city}; so ${eight.length} numbers`);
JS
seen=$(node try.cjs)
echo "$seen"
expected="29.76, -95.49: zips 77068 Houston, 17.1 miles; nearest 77057 Houston, 1.2 miles
29.76, -95.51: zips 77024 Houston, 0.9 miles; nearest 77024 Houston, 0.9 miles
29.51, -95.37: zips 77518 Bacliff, 22.9 miles; nearest 77578 Manvel, 3.0 miles
29.49, -95.37: zips 77578 Manvel, 1.9 miles; nearest 77578 Manvel, 1.9 miles
of 2191 points 1120 get another place, up to 51 miles further off
'513': null, 513: 01001 Agawam; so 997 numbers"
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
