#!/usr/bin/env bash
# exceljs 4.4.0: a date cell in ISO form (t="d"), which SheetJS writes with cellDates, is read by its year alone, as a day
# number: March 5, 2026 becomes July 18, 1905, without an error. read-excel-file 9.3.17 and SheetJS itself read the date.
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
const day = (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : String(value));
(async () => {
  const book = XLSX.utils.book_new();
  const rows = [['Pour', new Date(Date.UTC(2026, 2, 5))]];
  XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet(rows, { cellDates: true, UTC: true }), 'Schedule');
  const bytes = XLSX.write(book, { type: 'buffer', bookType: 'xlsx', cellDates: true });
  const sheet = XLSX.read(bytes, { cellDates: true, UTC: true }).Sheets.Schedule;
  console.log('@e965/xlsx', day(XLSX.utils.sheet_to_json(sheet, { header: 1, UTC: true })[0][1]));
  const [{ data }] = await readExcelFile.default(bytes);
  console.log('read-excel-file', day(data[0][1]));
  const read = new ExcelJS.Workbook();
  await read.xlsx.load(bytes);
  console.log('exceljs', day(read.worksheets[0].getCell('B1').value));
})();
JS
seen=$(node try.cjs)
echo "$seen"
expected='@e965/xlsx 2026-03-05
read-excel-file 2026-03-05
exceljs 1905-07-18'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
