#!/usr/bin/env bash
# bark-js 1.2.1, gs1-barcode-parser-mod 1.2.1, gs1-barcode-parser-mod2 1.0.6 and gs1js 0.0.2 read what a scanner gives of a GS1
# barcode of a maker of tile or chemicals. One expects one answer. A day 00 is the last day of the month by the GS1 General
# Specifications, which bark-js writes as 2031-03-00, no date at all. Of a year 51 to 75 as seen in 2026, up to 50 years ahead,
# bark-js and mod2 make the last century, so that a guarantee to January 2051 ended in 1951. gs1js knows identifiers of two
# digits alone: 1.750 kg, 3103001750, are the field "31" with 03001750, and a customer's order 400 is "40" with 0PO-417. No
# error. A program has a table of the identifiers that it needs, and counts the century by the rule.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund bark-js@1.2.1 gs1-barcode-parser-mod@1.2.1 gs1-barcode-parser-mod2@1.0.6 gs1js@0.0.2
cat > try.cjs <<'JS'
const bark = require('bark-js');
const { GS1Reader } = require('gs1js');
const day = (value) => (Object.prototype.toString.call(value) === '[object Date]' ? `${value.getFullYear()}-${String(value.getMonth() + 1).padStart(2, '0')}-${String(value.getDate()).padStart(2, '0')}` : value);
const parser = (name) => (code) => require(name).parseBarcode(code).parsedCodeItems.map(({ ai, data, unit }) => `${ai} ${day(data)}${unit ? ` ${unit}` : ''}`);
const readers = {
  'bark-js': (code) => bark(code).elements.map(({ ai, value }) => `${ai} ${value}`),
  'gs1-barcode-parser-mod': parser('gs1-barcode-parser-mod'),
  'gs1-barcode-parser-mod2': parser('gs1-barcode-parser-mod2'),
  gs1js: (code) => new GS1Reader(code).getApplicationIdentifiers().map(({ identifier, value }) => `${identifier} ${value}`),
};
for (const [said, code] of [
  ['good to the last day of March 2031', '0110061414100734' + '17310300'],
  ['good to January 15, 2051', '0110061414100734' + '17510115'],
  ['1.750 kg', '0110061414100734' + '3103001750'],
  ['order PO-417', '400PO-417'],
]) {
  console.log(`${said}: ${code}`);
  for (const [name, read] of Object.entries(readers)) console.log(`  ${name}: ${read(code).join(', ')}`);
}
JS
seen=$(node try.cjs)
echo "$seen"
expected='good to the last day of March 2031: 011006141410073417310300
  bark-js: 01 10061414100734, 17 2031-03-00
  gs1-barcode-parser-mod: 01 10061414100734, 17 2031-03-31
  gs1-barcode-parser-mod2: 01 10061414100734, 17 2031-03-31
  gs1js: 01 10061414100734, 17 310300
good to January 15, 2051: 011006141410073417510115
  bark-js: 01 10061414100734, 17 1951-01-15
  gs1-barcode-parser-mod: 01 10061414100734, 17 2051-01-15
  gs1-barcode-parser-mod2: 01 10061414100734, 17 1951-01-15
  gs1js: 01 10061414100734, 17 510115
1.750 kg: 01100614141007343103001750
  bark-js: 01 10061414100734, 3103 001.750
  gs1-barcode-parser-mod: 01 10061414100734, 3103 1.75 KGM
  gs1-barcode-parser-mod2: 01 10061414100734, 3103 1.75 KGM
  gs1js: 01 10061414100734, 31 03001750
order PO-417: 400PO-417
  bark-js: 400 PO-417
  gs1-barcode-parser-mod: 400 PO-417
  gs1-barcode-parser-mod2: 400 PO-417
  gs1js: 40 0PO-417'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
