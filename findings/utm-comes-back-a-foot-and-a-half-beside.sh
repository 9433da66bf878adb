#!/usr/bin/env bash
# utm 1.1.1 changes latitude and longitude to the meters of UTM and back, and one expects to come back to where one was, as
# with utm-latlng 1.0.8 and proj4 2.22.0. The way there is right to the millimeter; the way back is off the more, the farther
# a place is from the middle of its zone, by the third power: nothing at -93, 14 mm at -94 and 0.38 meters, 15 inches, at -96
# and -90 in the latitude of Houston, and 0.45 meters in the south of Texas. At a meridian such as -96, just beside Houston,
# that is more than a setback may be off. No error, and the README says nothing of precision. A program that stores UTM keeps
# the degrees too, or goes back with proj4.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund utm@1.1.1 utm-latlng@1.0.8 proj4@2.22.0
cat > try.cjs <<'JS'
const proj4 = require('proj4');
const utm = require('utm');
const UtmLatLng = require('utm-latlng');
const other = new UtmLatLng('WGS 84');
const zone = '+proj=utm +zone=15 +datum=WGS84';
const millimeters = (latitude, longitude, easting, northing) => {
  const [x, y] = proj4('EPSG:4326', zone, [longitude, latitude]);
  return `${Math.round(Math.hypot(x - easting, y - northing) * 1000)} mm`;
};
for (const [latitude, longitude] of [[29.76, -93], [29.76, -94], [29.76, -95], [29.76, -96], [29.76, -90.001], [26, -96]]) {
  const [x, y] = proj4('EPSG:4326', zone, [longitude, latitude]);
  const there = utm.fromLatLon(latitude, longitude);
  const back = utm.toLatLon(there.easting, there.northing, there.zoneNum, there.zoneLetter);
  const otherThere = other.convertLatLngToUtm(latitude, longitude, 4);
  const otherBack = other.convertUtmToLatLng(otherThere.Easting, otherThere.Northing, otherThere.ZoneNumber, otherThere.ZoneLetter);
  const there_ = millimeters(latitude, longitude, there.easting, there.northing);
  console.log(`${latitude}, ${longitude}: there ${there_}, back ${millimeters(back.latitude, back.longitude, x, y)}; utm-latlng back ${millimeters(otherBack.lat, otherBack.lng, x, y)}`);
}
JS
seen=$(node try.cjs)
echo "$seen"
expected='29.76, -93: there 0 mm, back 0 mm; utm-latlng back 0 mm
29.76, -94: there 0 mm, back 14 mm; utm-latlng back 0 mm
29.76, -95: there 0 mm, back 113 mm; utm-latlng back 0 mm
29.76, -96: there 0 mm, back 382 mm; utm-latlng back 0 mm
29.76, -90.001: there 0 mm, back 382 mm; utm-latlng back 0 mm
26, -96: there 0 mm, back 454 mm; utm-latlng back 0 mm'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
