#!/usr/bin/env bash
# SheetJS (@e965/xlsx 0.20.3) with read-excel-file 9.3.17: a process that writes workbooks writes into each the number formats
# of all those before, and numbers them from 60 on, among those which the format keeps for itself. 71 to 81 are dates in Thai
# Excel, and read-excel-file takes them for dates. So eleven workbooks with a quantity in a format of its own are read well; of
# the twelfth, which has one cell and one format like them, 7.5 yards are read as January 6, 1900. exceljs 4.4.0 reads 7.5.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund exceljs@4.4.0 @e965/xlsx@0.20.3 read-excel-file@9.3.17 fflate@0.8.2
cat > try.cjs <<'JS'
const ExcelJS = require('exceljs');
const XLSX = require('@e965/xlsx');
const readExcelFile = require('read-excel-file/node');
const { strFromU8, unzipSync } = require('fflate');
const shown = (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value);
const units = ['yd', 'ft', 'in', 'lb', 'gal', 'bag', 'ton', 'load', 'sack', 'roll', 'box', 'pair'];
(async () => {
  for (const [index, unit] of units.entries()) {
    const sheet = { '!ref': 'A1', A1: { t: 'n', v: 7.5, z: `0.0" ${unit}"` } };
    const bytes = XLSX.write({ SheetNames: ['Take'], Sheets: { Take: sheet } }, { type: 'buffer', bookType: 'xlsx' });
    const formats = [...strFromU8(unzipSync(bytes)['xl/styles.xml']).matchAll(/<numFmt numFmtId="(\d+)" formatCode="0\.0/g)];
    const [{ data }] = await readExcelFile.default(bytes);
    const other = new ExcelJS.Workbook();
    await other.xlsx.load(bytes);
    if (index === 0 || index >= 10)
      console.log(
        `file ${index + 1}, ${unit}: formats ${formats[0][1]} to ${formats.at(-1)[1]}, read-excel-file ${shown(data[0][0])}, exceljs ${shown(other.worksheets[0].getCell('A1').value)}`,
      );
  }
})();
JS
seen=$(node try.cjs)
echo "$seen"
expected='file 1, yd: formats 60 to 60, read-excel-file 7.5, exceljs 7.5
file 11, box: formats 60 to 70, read-excel-file 7.5, exceljs 7.5
file 12, pair: formats 60 to 71, read-excel-file 1900-01-06, exceljs 7.5'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
