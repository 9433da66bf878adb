#!/usr/bin/env bash
# @jspreadsheet/formula 2.0.2, the engine of Jspreadsheet CE, @formulajs/formulajs 4.6.1: the first computes formulas of a spreadsheet.
# One expects the letters of a text in quotes. It turns operators into those of JavaScript there as well: "Pool & Spa" is "Pool + Spa",
# "5'<>6'" is "5'!=6'", and A1&" ft^2" is "12 ft**2". A month after January 31 is March 3, where Excel has February 28, -2.5 without
# decimals is -2 instead of -3, and "North" is not "NORTH", where Excel makes no difference; formulajs has the values of Excel for the first two.
# Percents and -2^2, which is 4 in Excel, end in a SyntaxError. A program keeps texts in cells and names the cells, whose values stay as
# they are.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @jspreadsheet/formula@2.0.2 @formulajs/formulajs@4.6.1
cat > try.cjs <<'JS'
const formula = require('@jspreadsheet/formula');
const { EDATE, ROUND } = require('@formulajs/formulajs');
const cells = { A1: 12, A2: JSON.stringify('Pool & Spa') };
const day = (value) => (value instanceof Date ? [value.getFullYear(), value.getMonth() + 1, value.getDate()].join('-') : JSON.stringify(value));
for (const text of ['"Pool & Spa"', '"5\'<>6\'"', 'A1&" ft^2"', 'A2', 'EDATE(DATE(2026,1,31),1)', 'ROUND(-2.5,0)', '"North"="NORTH"', 'A1*8.25%', '-2^2', 'A1^2']) {
  try {
    console.log(`${text}: ${day(formula(text, cells))}`);
  } catch (error) {
    console.log(`${text}: ${error.name}`);
  }
}
console.log(`formulajs: ${day(EDATE(new Date(2026, 0, 31), 1))} ${ROUND(-2.5, 0)}`);
JS
seen=$(node try.cjs)
echo "$seen"
expected='"Pool & Spa": "Pool + Spa"
"5'\''<>6'\''": "5'\''!=6'\''"
A1&" ft^2": "12 ft**2"
A2: "Pool & Spa"
EDATE(DATE(2026,1,31),1): 2026-3-3
ROUND(-2.5,0): -2
"North"="NORTH": false
A1*8.25%: SyntaxError
-2^2: SyntaxError
A1^2: 144
formulajs: 2026-2-28 -3'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
