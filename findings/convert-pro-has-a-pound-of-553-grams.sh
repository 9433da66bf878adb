#!/usr/bin/env bash
# convert-pro 1.3.2: a pound is 453.59237 grams (NIST Handbook 44, Appendix C), and 16 ounces. In the package it is 553.592
# grams, so that a 50 pound bucket of chlorine weighs 27.68 kg instead of 22.68, and a pound has 19.53 of its own ounces,
# which are right, as are its stone and its kilogram. convert-units 2.3.4 has 453.592. Of degrees, minutes and seconds it
# takes as its read-me shows them ("10.2d1.2'1.3''") it passes over the minus, and even over that of "-29.5d": 95 degrees
# west becomes 95 degrees east, without an error, where geo-coordinates-parser 1.7.4 keeps the side; of other units "-40 F"
# is refused. A program that takes a library of units tries each unit that it needs both ways before it believes it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund convert-pro@1.3.2 convert-units@2.3.4 geo-coordinates-parser@1.7.4
cat > try.cjs <<'JS'
const { default: pro } = require('convert-pro');
const units = require('convert-units');
const { convert } = require('geo-coordinates-parser');
const weighed = (text, unit) => pro.mass(text, unit).toFixed(3);
console.log(`a pound in grams: convert-units ${units(1).from('lb').to('g')}, convert-pro ${weighed('1 lb', 'g')}`);
console.log(`a pound in ounces: convert-units ${units(1).from('lb').to('oz')}, convert-pro ${weighed('1 lb', 'oz')}`);
console.log(`50 pounds in kilograms: convert-units ${units(50).from('lb').to('kg').toFixed(3)}, convert-pro ${weighed('50 lb', 'kg')}`);
console.log(`10 kilograms in pounds: convert-units ${units(10).from('kg').to('lb').toFixed(3)}, convert-pro ${weighed('10 kg', 'lb')}`);
console.log(`an ounce and a stone in grams: convert-pro ${weighed('1 oz', 'g')}, ${weighed('1 stone', 'g')}`);
const west = convert(`29°45'37'' -95°22'11''`).decimalLongitude;
console.log(`-95°22'11'': geo-coordinates-parser ${west.toFixed(4)}, convert-pro ${pro.degrees("-95°22'11''", 'd').toFixed(4)}`);
for (const text of ['-95d22\'', '-29.5d']) console.log(`${text}: convert-pro ${pro.degrees(text, 'd').toFixed(4)}`);
try {
  console.log(`-40 F: ${pro.temperature('-40 F', 'C')}`);
} catch (error) {
  console.log(`-40 F: ${error.message}`);
}
JS
seen=$(node try.cjs)
echo "$seen"
expected='a pound in grams: convert-units 453.592, convert-pro 553.592
a pound in ounces: convert-units 16, convert-pro 19.527
50 pounds in kilograms: convert-units 22.680, convert-pro 27.680
10 kilograms in pounds: convert-units 22.046, convert-pro 18.064
an ounce and a stone in grams: convert-pro 28.349, 6350.290
-95°22'\''11'\'''\'': geo-coordinates-parser -95.3697, convert-pro 95.3697
-95d22'\'': convert-pro 95.3667
-29.5d: convert-pro 29.5000
-40 F: Invalid String: `-40 F` at range 0:1'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
