#!/usr/bin/env bash
# exceljs 4.4.0, read-excel-file 9.3.17: a sheet whose cells have no reference (`<c>` in place of `<c r="A1">`), which the
# schema of ECMA-376 allows (r is optional) and some writers leave out, is refused with a TypeError from within. SheetJS
# counts the cells of the row. read-excel-file tells of a boolean `true` in place of `1` (both are xsd:boolean) that it is
# invalid; the two others read it.
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
const SHEET = 'xl/worksheets/sheet1.xml';
const book = XLSX.utils.book_new();
XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet([['Pour', 42.5, true]]), 'Schedule');
const parts = unzipSync(XLSX.write(book, { type: 'buffer', bookType: 'xlsx' }));
const plain = strFromU8(parts[SHEET]);
const changed = (edit) => Buffer.from(zipSync({ ...parts, [SHEET]: strToU8(edit(plain)) }));
const readers = {
  '@e965/xlsx': async (bytes) => XLSX.utils.sheet_to_json(XLSX.read(bytes).Sheets.Schedule, { header: 1 })[0],
  exceljs: async (bytes) => {
    const read = new ExcelJS.Workbook();
    await read.xlsx.load(bytes);
    return read.worksheets[0].getRow(1).values.slice(1);
  },
  'read-excel-file': async (bytes) => (await readExcelFile.default(bytes))[0].data[0],
};
(async () => {
  const files = {
    'as written': changed((xml) => xml),
    'without references': changed((xml) => xml.replaceAll(/<c r="[A-Z]+\d+"/g, '<c')),
    'with true': changed((xml) => xml.replace('t="b"><v>1</v>', 't="b"><v>true</v>')),
  };
  for (const [how, bytes] of Object.entries(files))
    for (const [name, read] of Object.entries(readers))
      console.log(how, name, await read(bytes).then(JSON.stringify, (error) => error.constructor.name));
})();
JS
seen=$(node try.cjs)
echo "$seen"
expected='as written @e965/xlsx ["Pour",42.5,true]
as written exceljs ["Pour",42.5,true]
as written read-excel-file ["Pour",42.5,true]
without references @e965/xlsx ["Pour",42.5,true]
without references exceljs TypeError
without references read-excel-file TypeError
with true @e965/xlsx ["Pour",42.5,true]
with true exceljs ["Pour",42.5,true]
with true read-excel-file InvalidSpreadsheetError'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
