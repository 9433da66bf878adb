#!/usr/bin/env bash
# aamva-parser 1.7.0: it reads the barcode of a driver's license, of "US and Canadian driver's licenses" by its README. A
# date there is MMDDCCYY in the United States and CCYYMMDD in Canada (AAMVA DL/ID Card Design Standard, annex D, elements
# DBA, DBB and DBD), and the country is the element DCG. One expects November 29, 1980 and 2030 of "19801129" and
# "20301129" from Ontario. aamva-parser takes the month first there too: born on September 18, 1130, the license ended in
# August of that year, `expired`. And it looks for the names of elements anywhere in the text, not at the start of a line:
# of the last name DACOSTA, which comes before the first name, it makes the first name OSTA (DAC is the name of that
# element), and of the street "12 DAJ ST" the state ST. No error. aamvajs 0.1.1 reads all of it. A program that reads
# licenses takes dates by the country, and elements from the start of a line.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund aamva-parser@1.7.0 aamvajs@0.1.1
cat > try.cjs <<'JS'
const { parse } = require('aamva-parser');
const aamvajs = require('aamvajs');
const license = (issuer, fields) => {
  const body = `DL${Object.entries(fields).map(([name, value]) => name + value).join('\n')}\r`;
  const header = `@\n\x1e\rANSI ${issuer}080001DL`;
  return `${header}${String(header.length + 8).padStart(4, '0')}${String(body.length).padStart(4, '0')}${body}`;
};
const fields = (last, street, state, country, born, ends) => ({
  DAQ: '12345678', DCS: last, DDE: 'N', DAC: 'ANA', DDF: 'N', DAD: 'MARIA', DDG: 'N', DCA: 'C', DCB: 'NONE', DCD: 'NONE', DBD: born, DBB: born,
  DBA: ends, DBC: '2', DAU: '064 in', DAY: 'BRO', DAG: street, DAI: 'KATY', DAJ: state, DAK: '774490000', DCF: '00001', DCG: country,
});
const day = (date) => (date instanceof Date ? `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}` : date);
for (const [name, issuer, rest] of [
  ['Texas', '636015', ['GARZA', '1 OAK ST', 'TX', 'USA', '11291980', '11292030']],
  ['Ontario', '636012', ['GARZA', '1 OAK ST', 'ON', 'CAN', '19801129', '20301129']],
  ['Texas', '636015', ['DACOSTA', '12 DAJ ST', 'TX', 'USA', '11291980', '11292030']],
]) {
  const text = license(issuer, fields(...rest));
  const one = parse(text);
  const other = aamvajs.raw(text).data;
  console.log(`${name}, ${rest.join(' ')}`);
  console.log(`  aamva-parser ${one.firstName} ${one.lastName}, ${one.state}, born ${day(one.dateOfBirth)}, ends ${day(one.expirationDate)}${name === 'Ontario' ? `, expired ${one.expired}` : ''}`);
  console.log(`  aamvajs      ${other.firstName} ${other.familyName}, ${other.state}, born ${day(other.dateOfBirth)}, ends ${day(other.expirationDate)}`);
}
JS
seen=$(node try.cjs)
echo "$seen"
expected='Texas, GARZA 1 OAK ST TX USA 11291980 11292030
  aamva-parser ANA GARZA, TX, born 1980-11-29, ends 2030-11-29
  aamvajs      ANA GARZA, TX, born 1980-11-29, ends 2030-11-29
Ontario, GARZA 1 OAK ST ON CAN 19801129 20301129
  aamva-parser ANA GARZA, ON, born 1130-09-18, ends 1130-08-30, expired true
  aamvajs      ANA GARZA, ON, born 1980-11-29, ends 2030-11-29
Texas, DACOSTA 12 DAJ ST TX USA 11291980 11292030
  aamva-parser OSTA DACOSTA, ST, born 1980-11-29, ends 2030-11-29
  aamvajs      ANA DACOSTA, TX, born 1980-11-29, ends 2030-11-29'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
