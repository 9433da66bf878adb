#!/usr/bin/env bash
# @terraformer/wkt 2.2.2, wkx 0.5.0, wellknown 0.5.0: in well-known text "LINESTRING M" gives with each point a measure beside x
# and y, as the station along a pipe or the minutes of a truck, and "LINESTRING Z" a height. The third number of a position in
# GeoJSON is the height (RFC 7946, 3.1.1), and there is no place for a measure, so one expects it to be left out, as wkx does.
# terraformer writes it as the third number: station 150 lies 150 meters up. wellknown answers null, without an error. Heights
# fare no better there: it reads them, but writes them without the Z, "LINESTRING (0 0 3, 1 1 4)", which wkx refuses. A program
# that takes routes and pipes from such text looks for M and Z itself, and writes them with a library that keeps the letter.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @terraformer/wkt@2.2.2 wkx@0.5.0 wellknown@0.5.0
cat > try.mjs <<'JS'
import { wktToGeoJSON } from '@terraformer/wkt';
import wkx from 'wkx';
import wellknown from 'wellknown';
const shown = (geometry) => (geometry ? JSON.stringify(geometry.coordinates) : String(geometry));
const tried = (read) => {
  try {
    return read();
  } catch (error) {
    return `not read (${error.message})`;
  }
};
for (const text of ['LINESTRING M (0 0 100, 1 1 150)', 'LINESTRING Z (0 0 3, 1 1 4)', 'LINESTRING ZM (0 0 3 100, 1 1 4 150)']) {
  console.log(text);
  console.log(`  terraformer: ${shown(wktToGeoJSON(text))}`);
  console.log(`  wkx:         ${shown(wkx.Geometry.parse(text).toGeoJSON())}`);
  console.log(`  wellknown:   ${shown(wellknown.parse(text))}`);
}
const written = wellknown.stringify({ type: 'LineString', coordinates: [[0, 0, 3], [1, 1, 4]] });
console.log(`wellknown writes ${written}, wkx: ${tried(() => shown(wkx.Geometry.parse(written).toGeoJSON()))}`);
JS
seen=$(node try.mjs)
echo "$seen"
expected='LINESTRING M (0 0 100, 1 1 150)
  terraformer: [[0,0,100],[1,1,150]]
  wkx:         [[0,0],[1,1]]
  wellknown:   null
LINESTRING Z (0 0 3, 1 1 4)
  terraformer: [[0,0,3],[1,1,4]]
  wkx:         [[0,0,3],[1,1,4]]
  wellknown:   [[0,0,3],[1,1,4]]
LINESTRING ZM (0 0 3 100, 1 1 4 150)
  terraformer: [[0,0,3,100],[1,1,4,150]]
  wkx:         [[0,0,3],[1,1,4]]
  wellknown:   null
wellknown writes LINESTRING (0 0 3, 1 1 4), wkx: not read (Expected group end)'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
