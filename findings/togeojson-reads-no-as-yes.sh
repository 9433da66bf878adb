#!/usr/bin/env bash
# @tmcw/togeojson 7.1.3: a KML file may give the kinds of its fields in a schema, among them bool for yes or no, and a value
# is of the kind of its field (OGC 07-147r2, 9.5.2). A boolean of KML, as `visibility`, is one of XML Schema: true, false, 1
# or 0. One expects false for "false" and "0". The package has true for both, as for any text that is not empty: a gate that
# is not locked is locked. `visibility` comes rightly as false for 0, and without a schema the field is the text "false". No
# error. Numbers of a schema (int, double) are numbers, and a text keeps its zeros. A program that takes fields from KML reads
# those of the kind bool out of the file itself, or leaves the schema out and reads texts.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @tmcw/togeojson@7.1.3 @xmldom/xmldom@0.8.15
cat > try.mjs <<'JS'
import { kml } from '@tmcw/togeojson';
import { DOMParser } from '@xmldom/xmldom';
const file = (schema, value) => `<?xml version="1.0" encoding="UTF-8"?>
<kml xmlns="http://www.opengis.net/kml/2.2"><Document>
<Schema name="lot" id="lot">${schema}</Schema>
<Placemark><name>Lot 12</name><visibility>0</visibility><ExtendedData><SchemaData schemaUrl="#lot">
<SimpleData name="locked">${value}</SimpleData><SimpleData name="depth">8.50</SimpleData><SimpleData name="zip">00417</SimpleData>
</SchemaData></ExtendedData><Point><coordinates>-95.3698,29.7604</coordinates></Point></Placemark>
</Document></kml>`;
const look = (name, text) => {
  const [{ properties }] = kml(new DOMParser().parseFromString(text, 'text/xml')).features;
  console.log(`${name}: locked ${JSON.stringify(properties.locked)}, depth ${JSON.stringify(properties.depth)}, zip ${JSON.stringify(properties.zip)}, visibility ${properties.visibility}`);
};
const schema = '<SimpleField type="bool" name="locked"/><SimpleField type="double" name="depth"/><SimpleField type="string" name="zip"/>';
for (const value of ['true', 'false', '1', '0']) look(`bool ${value}`, file(schema, value));
look('false without a schema', file('', 'false'));
JS
seen=$(node try.mjs)
echo "$seen"
expected='bool true: locked true, depth 8.5, zip "00417", visibility false
bool false: locked true, depth 8.5, zip "00417", visibility false
bool 1: locked true, depth 8.5, zip "00417", visibility false
bool 0: locked true, depth 8.5, zip "00417", visibility false
false without a schema: locked "false", depth "8.50", zip "00417", visibility false'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
