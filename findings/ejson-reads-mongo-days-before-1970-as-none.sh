#!/usr/bin/env bash
# ejson 2.2.3, the JSON of Meteor, and bson 7.3.4, whose EJSON is that of MongoDB and of its exports: both write a Date under
# `$date`. One expects the days of one to be read by the other, as bson reads those of ejson, and ejson the "relaxed" ones of bson
# from 1970 on. A day before 1970, a birthday of 1965, is written by bson in another way, as `$numberLong`, also when relaxed, which
# ejson makes an invalid Date, without an error; so are all days in the canonical form, and its numbers are objects, `{
# '$numberInt': '5' }`. What a user entered under the name `$date` is escaped by ejson, which bson does not undo. A program that
# takes over such a file reads it by bson and hands the values on, and checks each Date.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund ejson@2.2.3 bson@7.3.4
cat > try.cjs <<'JS'
const { EJSON } = require('bson');
const ejson = require('ejson');
const writers = {
  ejson: ejson.stringify,
  'bson, relaxed': (value) => EJSON.stringify(value),
  'bson, canonical': (value) => EJSON.stringify(value, { relaxed: false }),
};
const shown = (value) => (value instanceof Date ? (Number.isNaN(value.getTime()) ? 'an invalid Date' : value.toISOString()) : JSON.stringify(value));
for (const value of [new Date('2026-11-30T13:30:00Z'), new Date('1970-01-01T00:00:00Z'), new Date('1965-07-04T00:00:00Z'), 5, 19.99, { $date: 'tomorrow' }]) {
  console.log(shown(value));
  for (const [name, write] of Object.entries(writers)) {
    const text = write({ value });
    console.log(`  ${name} writes ${text}: ejson reads ${shown(ejson.parse(text).value)}, bson ${shown(EJSON.parse(text).value)}`);
  }
}
JS
seen=$(node try.cjs)
echo "$seen"
expected='2026-11-30T13:30:00.000Z
  ejson writes {"value":{"$date":1796045400000}}: ejson reads 2026-11-30T13:30:00.000Z, bson 2026-11-30T13:30:00.000Z
  bson, relaxed writes {"value":{"$date":"2026-11-30T13:30:00Z"}}: ejson reads 2026-11-30T13:30:00.000Z, bson 2026-11-30T13:30:00.000Z
  bson, canonical writes {"value":{"$date":{"$numberLong":"1796045400000"}}}: ejson reads an invalid Date, bson 2026-11-30T13:30:00.000Z
1970-01-01T00:00:00.000Z
  ejson writes {"value":{"$date":0}}: ejson reads 1970-01-01T00:00:00.000Z, bson 1970-01-01T00:00:00.000Z
  bson, relaxed writes {"value":{"$date":"1970-01-01T00:00:00Z"}}: ejson reads 1970-01-01T00:00:00.000Z, bson 1970-01-01T00:00:00.000Z
  bson, canonical writes {"value":{"$date":{"$numberLong":"0"}}}: ejson reads an invalid Date, bson 1970-01-01T00:00:00.000Z
1965-07-04T00:00:00.000Z
  ejson writes {"value":{"$date":-141868800000}}: ejson reads 1965-07-04T00:00:00.000Z, bson 1965-07-04T00:00:00.000Z
  bson, relaxed writes {"value":{"$date":{"$numberLong":"-141868800000"}}}: ejson reads an invalid Date, bson 1965-07-04T00:00:00.000Z
  bson, canonical writes {"value":{"$date":{"$numberLong":"-141868800000"}}}: ejson reads an invalid Date, bson 1965-07-04T00:00:00.000Z
5
  ejson writes {"value":5}: ejson reads 5, bson 5
  bson, relaxed writes {"value":5}: ejson reads 5, bson 5
  bson, canonical writes {"value":{"$numberInt":"5"}}: ejson reads {"$numberInt":"5"}, bson 5
19.99
  ejson writes {"value":19.99}: ejson reads 19.99, bson 19.99
  bson, relaxed writes {"value":19.99}: ejson reads 19.99, bson 19.99
  bson, canonical writes {"value":{"$numberDouble":"19.99"}}: ejson reads {"$numberDouble":"19.99"}, bson 19.99
{"$date":"tomorrow"}
  ejson writes {"value":{"$escape":{"$date":"tomorrow"}}}: ejson reads {"$date":"tomorrow"}, bson {"$escape":null}
  bson, relaxed writes {"value":{"$date":"tomorrow"}}: ejson reads an invalid Date, bson an invalid Date
  bson, canonical writes {"value":{"$date":"tomorrow"}}: ejson reads an invalid Date, bson an invalid Date'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
