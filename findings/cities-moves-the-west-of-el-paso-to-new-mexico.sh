#!/usr/bin/env bash
# cities 2.0.0 gives the city and the state of a ZIP code, with its position, and one expects the state in which the city is.
# For 26 codes along the borders of states it is the neighbor: 79922 is "El Paso, New Mexico", 99362 "Walla Walla, Oregon",
# 10004 in Manhattan "New York, New Jersey". The city is right. zipcodes 8.0.0 has the state of the city for all of them. (One
# in four of the codes of zipcodes is not there at all, such as 88510 and 73301, and gives undefined.) A program that fills in
# an address, or a sales tax, from a ZIP code takes zipcodes, and lets people change the state.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund cities@2.0.0 zipcodes@8.0.0
cat > try.cjs <<'JS'
const cities = require('cities');
const zipcodes = require('zipcodes');
const american = Object.values(zipcodes.codes).filter(({ country }) => country === undefined || country === 'US');
const there = american.filter(({ zip }) => cities.zip_lookup(zip) !== undefined);
const elsewhere = there.filter(({ zip, state }) => cities.zip_lookup(zip).state_abbr !== state);
console.log(`of ${american.length} codes ${american.length - there.length} are not there, and ${elsewhere.length} in another state`);
for (const zip of ['77002', '79922', '79051', '99362', '10004', '88510']) {
  const found = cities.zip_lookup(zip);
  const other = zipcodes.lookup(zip);
  console.log(`${zip}: cities ${found && `${found.city}, ${found.state}`}; zipcodes ${other.city}, ${other.state}`);
}
JS
seen=$(node try.cjs)
echo "$seen"
expected='of 42555 codes 10701 are not there, and 26 in another state
77002: cities Houston, Texas; zipcodes Houston, TX
79922: cities El Paso, New Mexico; zipcodes El Paso, TX
79051: cities Kerrick, Oklahoma; zipcodes Kerrick, TX
99362: cities Walla Walla, Oregon; zipcodes Walla Walla, WA
10004: cities New York, New Jersey; zipcodes New York, NY
88510: cities undefined; zipcodes El Paso, TX'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
