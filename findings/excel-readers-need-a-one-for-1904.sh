#!/usr/bin/env bash
# exceljs 4.4.0 and read-excel-file 9.3.17: a workbook that counts its days from 1904, as Excel lets one choose, says so by
# date1904="1" or date1904="true" (xsd:boolean in the schema of ECMA-376; SheetJS writes the word). Both readers look for the
# digit alone, and read a workbook that says the word four years and a day too early, without an error: March 5, 2026 becomes
# March 4, 2022. With the digit in its place both read the day that SheetJS reads of either.
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
const { strFromU8, strToU8, unzipSync, zipSync } = require('fflate');
const BOOK = 'xl/workbook.xml';
const day = (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : String(value));
const book = XLSX.utils.book_new();
book.Workbook = { WBProps: { date1904: true } };
const rows = [['Pour', new Date(Date.UTC(2026, 2, 5))]];
XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet(rows, { UTC: true, date1904: true }), 'Schedule');
const written = XLSX.write(book, { type: 'buffer', bookType: 'xlsx' });
const parts = unzipSync(written);
const digit = strToU8(strFromU8(parts[BOOK]).replace('date1904="true"', 'date1904="1"'));
(async () => {
  const files = { 'as written': written, 'with the digit': Buffer.from(zipSync({ ...parts, [BOOK]: digit })) };
  for (const [how, bytes] of Object.entries(files)) {
    const says = strFromU8(unzipSync(bytes)[BOOK]).match(/date1904="\w+"/)[0];
    const cells = XLSX.read(bytes, { cellDates: true, UTC: true }).Sheets.Schedule;
    const read = new ExcelJS.Workbook();
    await read.xlsx.load(bytes);
    const [{ data }] = await readExcelFile.default(bytes);
    console.log(
      `${how}, ${says}: @e965/xlsx ${day(XLSX.utils.sheet_to_json(cells, { header: 1, UTC: true })[0][1])}, exceljs ${day(read.worksheets[0].getCell('B1').value)}, read-excel-file ${day(data[0][1])}`,
    );
  }
})();
JS
seen=$(node try.cjs)
echo "$seen"
expected='as written, date1904="true": @e965/xlsx 2026-03-05, exceljs 2022-03-04, read-excel-file 2022-03-04
with the digit, date1904="1": @e965/xlsx 2026-03-05, exceljs 2026-03-05, read-excel-file 2026-03-05'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
