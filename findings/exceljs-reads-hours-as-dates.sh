#!/usr/bin/env bash
# exceljs 4.4.0: whether a number is a date it tells by the letters of its format, and it leaves out those in quotes but not
# those behind a backslash, which say the same (ECMA-376, 18.8.31), nor the one behind an underscore, which is a width of
# space. 7.5 hours in the format 0.0\h become January 6, 1900, noon, without an error; in the format 0.0"h" they stay 7.5. It is
# so too for what exceljs has written itself. SheetJS and read-excel-file 9.3.17 read 7.5 of all.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund exceljs@4.4.0 @e965/xlsx@0.20.3 read-excel-file@9.3.17
cat > try.cjs <<'JS'
const ExcelJS = require('exceljs');
const XLSX = require('@e965/xlsx');
const readExcelFile = require('read-excel-file/node');
const formats = ['0.0"h"', '0.0\\h', '0.0\\ \\y\\d', '0.0_d'];
const shown = (values) => values.map((value) => (value instanceof Date ? value.toISOString().slice(0, 16) : value)).join(' | ');
(async () => {
  const book = new ExcelJS.Workbook();
  const sheet = book.addWorksheet('Hours');
  for (const [index, format] of formats.entries()) Object.assign(sheet.getCell(1, index + 1), { value: 7.5, numFmt: format });
  const bytes = Buffer.from(await book.xlsx.writeBuffer());
  console.log(`formats ${formats.join(' | ')}`);
  const read = new ExcelJS.Workbook();
  await read.xlsx.load(bytes);
  console.log(`exceljs ${shown(read.worksheets[0].getRow(1).values.slice(1))}`);
  const cells = XLSX.read(bytes, { cellDates: true }).Sheets.Hours;
  console.log(`@e965/xlsx ${shown(XLSX.utils.sheet_to_json(cells, { header: 1 })[0])}`);
  console.log(`read-excel-file ${shown((await readExcelFile.default(bytes))[0].data[0])}`);
})();
JS
seen=$(node try.cjs)
echo "$seen"
expected='formats 0.0"h" | 0.0\h | 0.0\ \y\d | 0.0_d
exceljs 7.5 | 1900-01-06T12:00 | 1900-01-06T12:00 | 1900-01-06T12:00
@e965/xlsx 7.5 | 7.5 | 7.5 | 7.5
read-excel-file 7.5 | 7.5 | 7.5 | 7.5'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
