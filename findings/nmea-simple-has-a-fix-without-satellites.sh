#!/usr/bin/env bash
# nmea-simple 3.3.0, gps 0.9.0, @signalk/nmea0183-signalk 3.20.1: a receiver that has no position, as at the start or under a
# roof, leaves fields of its sentences empty, as NMEA 0183 has it where a value is not at hand (null fields). One expects no
# position of them, gps gives null, and nmea0183-signalk null or nothing. nmea-simple gives zeros: latitude 0, longitude 0 and
# height 0, a place in the Gulf of Guinea, a course of 0, due north, and a dilution of 0, better than any that a receiver can
# have, so that a check of the precision lets it through. Of a fix the age of a correction that is not there is 0 as well, as
# if it had just come. `fixType: "none"` and `status: "warning"` are the only signs, and a fix is read alike by all. No error.
# A program that follows trucks by such sentences looks at the status first, and takes a zero that stands for nothing for
# nothing.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund nmea-simple@3.3.0 gps@0.9.0 @signalk/nmea0183-signalk@3.20.1
cat > try.mjs <<'JS'
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
const { GPS } = require('gps');
const { parseNmeaSentence } = require('nmea-simple');
const SignalK = require('@signalk/nmea0183-signalk');
const checked = (text) => `$${text}*${[...text].reduce((sum, letter) => sum ^ letter.charCodeAt(0), 0).toString(16).toUpperCase().padStart(2, '0')}`;
const signalk = new SignalK();
for (const [name, text] of [
  ['no position', 'GNGGA,130000.00,,,,,0,00,99.99,,,,,,'],
  ['no position, dilution empty', 'GNGGA,130000.00,,,,,0,,,,,,,,'],
  ['no position', 'GNRMC,130000.00,V,,,,,,,301126,,,N'],
  ['a position', 'GNGGA,130000.00,2945.62400,N,09522.18800,W,1,12,0.7,13.4,M,-27.4,M,,'],
]) {
  const sentence = checked(text);
  console.log(`${name}: ${sentence}`);
  const one = parseNmeaSentence(sentence);
  console.log(`  nmea-simple ${one.latitude}, ${one.longitude}, height ${one.altitudeMeters}, course ${one.trackTrue}, dilution ${one.horizontalDilution}, correction ${one.differentialAge}, ${one.fixType ?? one.status}`);
  const two = GPS.Parse(sentence);
  console.log(`  gps         ${two.lat}, ${two.lon}, height ${two.alt}, course ${two.track}, dilution ${two.hdop}, correction ${two.age}`);
  const values = signalk.parse(sentence)?.updates[0].values ?? [];
  const place = values.find(({ path }) => path === 'navigation.position')?.value;
  console.log(`  signalk     ${place ? `${place.latitude}, ${place.longitude}` : place}`);
}
JS
seen=$(node try.mjs)
echo "$seen"
expected='no position: $GNGGA,130000.00,,,,,0,00,99.99,,,,,,*7A
  nmea-simple 0, 0, height 0, course undefined, dilution 99.99, correction 0, none
  gps         null, null, height null, course undefined, dilution 99.99, correction null
  signalk     undefined
no position, dilution empty: $GNGGA,130000.00,,,,,0,,,,,,,,*54
  nmea-simple 0, 0, height 0, course undefined, dilution 0, correction 0, none
  gps         null, null, height null, course undefined, dilution null, correction null
  signalk     undefined
no position: $GNRMC,130000.00,V,,,,,,,301126,,,N*66
  nmea-simple 0, 0, height undefined, course 0, dilution undefined, correction undefined, warning
  gps         null, null, height undefined, course null, dilution undefined, correction undefined
  signalk     null
a position: $GNGGA,130000.00,2945.62400,N,09522.18800,W,1,12,0.7,13.4,M,-27.4,M,,*7B
  nmea-simple 29.7604, -95.3698, height 13.4, course undefined, dilution 0.7, correction 0, fix
  gps         29.7604, -95.3698, height 13.4, course undefined, dilution 0.7, correction null
  signalk     29.7604, -95.3698'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
