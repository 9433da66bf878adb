#!/usr/bin/env bash
# @placemarkio/tokml 0.3.9, tokml 0.4.0: a position of GeoJSON may have a height as its third number (RFC 7946, 3.1.1), and
# one of KML too, after longitude and latitude (OGC 07-147r2, example of 10.7.4). One expects the grade stakes of a lot to
# come out of a KML writer with their heights. tokml writes them. @placemarkio/tokml, the newer one, writes longitude and
# latitude alone: all stakes lie on the ground, without an error and without a word in its read-me. @tmcw/togeojson 7.1.3
# reads the heights of KML, so that a file loses them on the way there and back. Names and other properties are kept by both.
# A program that gives out levels writes them as a property besides, and reads its own file back.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @placemarkio/tokml@0.3.9 tokml@0.4.0 @tmcw/togeojson@7.1.3 @xmldom/xmldom@0.8.15
cat > try.mjs <<'JS'
import { toKML } from '@placemarkio/tokml';
import { kml } from '@tmcw/togeojson';
import { DOMParser } from '@xmldom/xmldom';
import tokml from 'tokml';
const feature = (name, geometry) => ({ type: 'Feature', properties: { name }, geometry });
const given = {
  type: 'FeatureCollection',
  features: [
    feature('Stake 1', { type: 'Point', coordinates: [-95.3698, 29.7604, 13.41] }),
    feature('Drain', { type: 'LineString', coordinates: [[-95.3698, 29.7604, 13.41], [-95.3697, 29.7604, 13.25]] }),
  ],
};
for (const [name, text] of [['tokml', tokml(given)], ['@placemarkio/tokml', toKML(given)]]) {
  const back = kml(new DOMParser().parseFromString(text, 'text/xml')).features;
  console.log(name);
  for (const written of text.match(/<coordinates>[^<]*/gu)) console.log(`  writes ${written.slice(13).replaceAll(/\s+/gu, ' ')}`);
  console.log(`  read back ${back.map(({ properties, geometry }) => `${properties.name} ${JSON.stringify(geometry.coordinates)}`).join(', ')}`);
}
JS
seen=$(node try.mjs)
echo "$seen"
expected='tokml
  writes -95.3698,29.7604,13.41
  writes -95.3698,29.7604,13.41 -95.3697,29.7604,13.25
  read back Stake 1 [-95.3698,29.7604,13.41], Drain [[-95.3698,29.7604,13.41],[-95.3697,29.7604,13.25]]
@placemarkio/tokml
  writes -95.3698,29.7604
  writes -95.3698,29.7604 -95.3697,29.7604
  read back Stake 1 [-95.3698,29.7604], Drain [[-95.3698,29.7604],[-95.3697,29.7604]]'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
