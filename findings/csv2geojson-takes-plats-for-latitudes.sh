#!/usr/bin/env bash
# csv2geojson 5.1.2: it looks for the columns of latitude and longitude by their names, and takes the one of whose name "lat" is the
# largest part. In a table of lots the plat, under which a lot is recorded, is such a name: "Plat" has three of its four letters,
# "Latitude (deg)" eight of fourteen. One expects the latitude. The lot is put at 12 degrees north, since its plat is 12, and the
# latitude stays behind as a property, with "lat_wgs84" too; with "Latitude" alone as a name it is right. Of the plat "12-A" 12
# is read. No error. And `toPolygon`, which makes an area of a list of corners, does not close its ring, which RFC 7946 (3.1.6) asks
# for: @terraformer/wkt 2.2.2 writes an open ring, and @turf/helpers 7.4.0 refuses three corners. A program names both columns
# (`latfield`, `lonfield`), and closes the ring.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund csv2geojson@5.1.2 @turf/helpers@7.4.0 @terraformer/wkt@2.2.2
cat > try.cjs <<'JS'
const { csv2geojson, toPolygon } = require('csv2geojson');
const { polygon } = require('@turf/helpers');
const { geojsonToWKT } = require('@terraformer/wkt');
const read = (text, options = {}) => {
  let seen;
  csv2geojson(text, options, (errors, collection) => (seen = { errors: errors?.length ?? 0, ...collection }));
  return seen;
};
for (const header of ['Lot,Plat,Latitude,Longitude', 'Lot,Plat,Latitude (deg),Longitude (deg)', 'Lot,Plat,lat_wgs84,lon_wgs84']) {
  for (const plat of ['12', '12-A']) {
    const { errors, features } = read(`${header}\n3,${plat},29.76,-95.36\n`);
    console.log(`${header}, plat ${plat}: ${errors} errors, ${JSON.stringify(features.map(({ geometry, properties }) => [geometry.coordinates, properties]))}`);
  }
}
const { features } = read('Plat,Latitude (deg),Longitude (deg)\n12,29.76,-95.36\n', { latfield: 'Latitude (deg)', lonfield: 'Longitude (deg)' });
console.log(`with the names given: ${JSON.stringify(features[0].geometry.coordinates)}`);
const area = toPolygon(read('corner,lat,lon\n1,29.76,-95.36\n2,29.76,-95.35\n3,29.77,-95.35\n')).features[0];
console.log(`an area of three corners: ${geojsonToWKT(area.geometry)}`);
try {
  polygon(area.geometry.coordinates);
} catch (error) {
  console.log(`@turf/helpers: ${error.message}`);
}
JS
seen=$(node try.cjs)
echo "$seen"
expected='Lot,Plat,Latitude,Longitude, plat 12: 0 errors, [[[-95.36,29.76],{"Lot":"3","Plat":"12"}]]
Lot,Plat,Latitude,Longitude, plat 12-A: 0 errors, [[[-95.36,29.76],{"Lot":"3","Plat":"12-A"}]]
Lot,Plat,Latitude (deg),Longitude (deg), plat 12: 0 errors, [[[-95.36,12],{"Lot":"3","Latitude (deg)":"29.76"}]]
Lot,Plat,Latitude (deg),Longitude (deg), plat 12-A: 0 errors, [[[-95.36,12],{"Lot":"3","Latitude (deg)":"29.76"}]]
Lot,Plat,lat_wgs84,lon_wgs84, plat 12: 0 errors, [[[-95.36,12],{"Lot":"3","lat_wgs84":"29.76"}]]
Lot,Plat,lat_wgs84,lon_wgs84, plat 12-A: 0 errors, [[[-95.36,12],{"Lot":"3","lat_wgs84":"29.76"}]]
with the names given: [-95.36,29.76]
an area of three corners: POLYGON ((-95.36 29.76, -95.35 29.76, -95.35 29.77))
@turf/helpers: Each LinearRing of a Polygon must have 4 or more Positions.'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
