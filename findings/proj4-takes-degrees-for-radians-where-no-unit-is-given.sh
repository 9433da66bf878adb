#!/usr/bin/env bash
# proj4 2.22.0: in the newer well-known text for coordinate systems (WKT2, ISO 19162 and OGC 18-010r7) a parameter of a map
# projection may leave out its unit; it is then in degrees or in meters (9.3.4; the unit is there "an optional attribute, for
# reasons of backward compatibility"). One expects the state plane of South Central Texas, given with and without these units,
# to put Houston at one place. Without the units of the angles the package takes 27.83 degrees for radians: the easting is
# 13,768 kilometers instead of 951, and the northing no number, without an error and without a word on the text. Lengths
# without a unit are taken for meters rightly, also where the axes are in feet. A program that takes a coordinate system from
# a survey writes the units into the text first, and tries it on a known point before it moves a lot line.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund proj4@2.22.0
cat > try.cjs <<'JS'
const proj4 = require('proj4');
const degree = ',ANGLEUNIT["degree",0.0174532925199433]';
const meter = ',LENGTHUNIT["metre",1]';
const foot = ',LENGTHUNIT["US survey foot",0.304800609601219]';
const system = (angle, length, axes) => [
  'PROJCRS["NAD83 / Texas South Central",BASEGEOGCRS["NAD83",DATUM["North American Datum 1983",',
  'ELLIPSOID["GRS 1980",6378137,298.257222101,LENGTHUNIT["metre",1]]]],',
  'CONVERSION["SPCS83 Texas South Central zone",METHOD["Lambert Conic Conformal (2SP)"],',
  `PARAMETER["Latitude of false origin",27.8333333333333${angle}],PARAMETER["Longitude of false origin",-99${angle}],`,
  `PARAMETER["Latitude of 1st standard parallel",30.2833333333333${angle}],PARAMETER["Latitude of 2nd standard parallel",28.3833333333333${angle}],`,
  `PARAMETER["Easting at false origin",600000${length}],PARAMETER["Northing at false origin",4000000${length}]],`,
  `CS[Cartesian,2],AXIS["easting (X)",east],AXIS["northing (Y)",north]${axes}]`,
].join('');
const look = (name, text) => {
  const [easting, northing] = proj4('EPSG:4326', text, [-95.3698, 29.7604]);
  console.log(`${name}: ${easting.toFixed(2)} east, ${northing.toFixed(2)} north`);
};
look('all units, in meters', system(degree, meter, meter));
look('lengths without a unit', system(degree, '', meter));
look('lengths without a unit, axes in feet', system(degree, '', foot));
look('angles without a unit', system('', meter, meter));
look('neither with a unit', system('', '', meter));
JS
seen=$(node try.cjs)
echo "$seen"
expected='all units, in meters: 951008.10 east, 4219019.82 north
lengths without a unit: 951008.10 east, 4219019.82 north
lengths without a unit, axes in feet: 3120099.09 east, 13841900.86 north
angles without a unit: 13768418.57 east, NaN north
neither with a unit: 13768418.57 east, NaN north'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
