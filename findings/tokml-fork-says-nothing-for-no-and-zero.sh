#!/usr/bin/env bash
# @maphubs/tokml 0.6.1, which goes on from tokml 0.4.0, writes the properties of GeoJSON as data of KML, and one expects each
# value as it is (RFC 7946, 3.2: a property is any JSON value; KML 2.2, ExtendedData: the value is a text). It takes 0 and
# false for nothing: a lot with no leaks and without a dog has the fields "leaks" and "dog" with an empty value, as if nobody
# had looked, and cannot be told from an empty gate code. No error. tokml 0.4.0, @placemarkio/tokml 0.3.9 and geojson-to-kml
# 0.0.1 write "0" and "false". Of null the third makes the text "null", and of a list of 3 and 4 "[3,4]" where the others
# have "3,4". A program that gives its lots to a map writes its values as texts of its own first.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @maphubs/tokml@0.6.1 tokml@0.4.0 @placemarkio/tokml@0.3.9 geojson-to-kml@0.0.1
cat > try.mjs <<'JS'
import { createRequire } from 'node:module';
import { toKML } from '@placemarkio/tokml';
const require = createRequire(import.meta.url);
const writers = {
  '@maphubs/tokml': require('@maphubs/tokml'),
  tokml: require('tokml'),
  '@placemarkio/tokml': toKML,
  'geojson-to-kml': require('geojson-to-kml'),
};
const properties = { name: 'Lot 12', leaks: 0, dog: false, gate: '', depth: 3.5, note: null, sizes: [3, 4] };
const lots = { type: 'FeatureCollection', features: [{ type: 'Feature', properties, geometry: { type: 'Point', coordinates: [-95.37, 29.76] } }] };
for (const [name, module] of Object.entries(writers)) {
  const write = module.default ?? module;
  const kml = write(lots);
  const values = [...kml.matchAll(/<Data name="(\w+)">\s*(?:<value>([^<]*)<\/value>|<value\s*\/>)/g)].map(([, key, value]) => `${key} "${value ?? ''}"`);
  console.log(`${name}: ${values.join(', ')}`);
}
JS
seen=$(node try.mjs)
echo "$seen"
expected='@maphubs/tokml: name "Lot 12", leaks "", dog "", gate "", depth "3.5", note "", sizes "3,4"
tokml: name "Lot 12", leaks "0", dog "false", gate "", depth "3.5", note "", sizes "3,4"
@placemarkio/tokml: leaks "0", dog "false", gate "", depth "3.5", note "null", sizes "[3,4]"
geojson-to-kml: name "Lot 12", leaks "0", dog "false", gate "", depth "3.5", note "", sizes "3,4"'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
