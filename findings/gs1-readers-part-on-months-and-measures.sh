#!/usr/bin/env bash
# bark-js 1.2.1, gs1js 0.0.2, gs1-barcode-parser-mod 1.2.1: a sack that is good to a month has in its barcode the day 00 (17
# 261100), to be taken for the last day of the month (GS1 General Specifications, 3.4.5), and one that is sold by weight or
# length a field of four digits, as 3103 for kilograms with three decimals. One expects November 30 and 1.250 kg.
# gs1-barcode-parser-mod reads both. bark-js, which gives days as 2026-11-30, gives "2026-11-00" for just these, an invalid
# date to JavaScript. gs1js knows the first two digits of a field alone, and finds in 3103 001250 a field 31 of "03001250",
# without an error. All three agree on a full date and on a lot. A program that receives goods by barcode takes day 00 for
# the end of the month, and tries its reader on a month and a measure first.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund bark-js@1.2.1 gs1js@0.0.2 gs1-barcode-parser-mod@1.2.1
cat > try.cjs <<'JS'
const bark = require('bark-js');
const { GS1Reader } = require('gs1js');
const { parseBarcode } = require('gs1-barcode-parser-mod');
const shown = (fields) => fields.map(([ai, value]) => `${ai} ${value instanceof Date ? value.toDateString() : value}`).join(', ');
for (const code of ['010950600013435217261130' + '10TL0417', '010950600013435217261100' + '10TL0417', '010950600013435231030012503111000500']) {
  console.log(code);
  console.log(`  gs1-barcode-parser-mod ${shown(parseBarcode(code).parsedCodeItems.map(({ ai, data }) => [ai, data]))}`);
  console.log(`  bark-js                ${shown(bark(code).elements.map(({ ai, value }) => [ai, value]))}`);
  console.log(`  gs1js                  ${shown(new GS1Reader(code).getApplicationIdentifiers().map(({ identifier, value }) => [identifier, value]))}`);
}
console.log(`a Date of bark-js' day: ${new Date('2026-11-00')}`);
JS
seen=$(TZ=UTC node try.cjs)
echo "$seen"
expected='01095060001343521726113010TL0417
  gs1-barcode-parser-mod 01 09506000134352, 17 Mon Nov 30 2026, 10 TL0417
  bark-js                01 09506000134352, 17 2026-11-30, 10 TL0417
  gs1js                  01 09506000134352, 17 261130, 10 TL0417
01095060001343521726110010TL0417
  gs1-barcode-parser-mod 01 09506000134352, 17 Mon Nov 30 2026, 10 TL0417
  bark-js                01 09506000134352, 17 2026-11-00, 10 TL0417
  gs1js                  01 09506000134352, 17 261100, 10 TL0417
010950600013435231030012503111000500
  gs1-barcode-parser-mod 01 09506000134352, 3103 1.25, 3111 50
  bark-js                01 09506000134352, 3103 001.250, 3111 00050.0
  gs1js                  01 09506000134352, 31 03001250, 31 11000500
a Date of bark-js'\'' day: Invalid Date'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
