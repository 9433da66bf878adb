#!/usr/bin/env bash
# get-epsg-code 1.2.0: it gives the EPSG code of a description of a coordinate system, a string of PROJ here. Surveys in Texas are in
# NAD83, zone 15 of UTM is EPSG:26915, and PROJ, as GDAL writes it, says "+proj=utm +zone=15 +datum=NAD83 +units=m +no_defs". The package
# answers 32615, which is WGS 84, and so for NAD27, whose numbers are 180 meters from those of WGS 84 here, and for a zone in US survey
# feet, of which each number means a third of a meter: it goes by the zone alone. It is right where the ellipsoid is given instead of the
# datum. Of NAD83 in degrees it knows nothing, and of the state plane of Texas, EPSG:2278, neither. No error. proj4 2.22.0 tells these
# apart. A program keeps the code from where the plan came from.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund get-epsg-code@1.2.0 proj4@2.22.0
cat > try.cjs <<'JS'
const getEPSGCode = require('get-epsg-code');
const proj4 = require('proj4');
for (const [name, text] of Object.entries({
  'WGS 84, zone 15, EPSG:32615': '+proj=utm +zone=15 +datum=WGS84 +units=m +no_defs',
  'NAD83, zone 15, EPSG:26915': '+proj=utm +zone=15 +datum=NAD83 +units=m +no_defs',
  'NAD83 by its ellipsoid': '+proj=utm +zone=15 +ellps=GRS80 +towgs84=0,0,0,0,0,0,0 +units=m +no_defs',
  'NAD83, zone 14, EPSG:26914': '+proj=utm +zone=14 +datum=NAD83 +units=m +no_defs',
  'NAD27, zone 15, EPSG:26715': '+proj=utm +zone=15 +datum=NAD27 +units=m +no_defs',
  'NAD83, zone 15, in feet': '+proj=utm +zone=15 +datum=NAD83 +units=us-ft +no_defs',
  'WGS 84, EPSG:4326': '+proj=longlat +datum=WGS84 +no_defs',
  'NAD27, EPSG:4267': '+proj=longlat +datum=NAD27 +no_defs',
  'NAD83, EPSG:4269': '+proj=longlat +datum=NAD83 +no_defs',
  'Texas South Central, EPSG:2278': '+proj=lcc +lat_0=27.8333333333333 +lon_0=-99 +lat_1=30.2833333333333 +lat_2=28.3833333333333 +x_0=600000 +y_0=3999999.9998984 +datum=NAD83 +units=us-ft +no_defs',
})) {
  const [x, y] = proj4(text, [-95.37, 29.76]);
  console.log(`${name}: ${getEPSGCode(text)}; 95.37 west, 29.76 north is ${x.toFixed(2)}, ${y.toFixed(2)}`);
}
JS
seen=$(node try.cjs)
echo "$seen"
expected='WGS 84, zone 15, EPSG:32615: 32615; 95.37 west, 29.76 north is 270837.58, 3294545.31
NAD83, zone 15, EPSG:26915: 32615; 95.37 west, 29.76 north is 270837.58, 3294545.31
NAD83 by its ellipsoid: 26915; 95.37 west, 29.76 north is 270837.58, 3294545.31
NAD83, zone 14, EPSG:26914: 32614; 95.37 west, 29.76 north is 851064.43, 3297716.65
NAD27, zone 15, EPSG:26715: 32615; 95.37 west, 29.76 north is 270832.98, 3294366.30
NAD83, zone 15, in feet: 32615; 95.37 west, 29.76 north is 888572.96, 10808854.09
WGS 84, EPSG:4326: 4326; 95.37 west, 29.76 north is -95.37, 29.76
NAD27, EPSG:4267: 4267; 95.37 west, 29.76 north is -95.37, 29.76
NAD83, EPSG:4269: undefined; 95.37 west, 29.76 north is -95.37, 29.76
Texas South Central, EPSG:2278: undefined; 95.37 west, 29.76 north is 3120040.18, 13841753.50'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
