#!/usr/bin/env bash
# convert-excel-to-json 1.7.0, json2xls 0.1.2: of a sheet with the column "paid" one expects `false` where the cell says
# FALSE, a boolean (ECMA-376, Part 1, 18.18.11, ST_CellType, b), as exceljs 4.4.0 and xlsx 0.18.5 read it.
# convert-excel-to-json gives the text "FALSE", which counts as true, and "TRUE" the same; numbers and days it gives as
# such. json2xls, whose README has a `new Date()` in its example, writes a day as the sentence that JavaScript makes of it,
# "Sun Nov 29 2026 00:00:00 GMT-0600 (Central Standard Time)", a text that Excel can neither sort nor add to. json-as-xlsx
# 2.6.4 writes a day. No error. A program that takes sheets compares with the words as well, and one that makes them looks
# at a day of its own in Excel.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund convert-excel-to-json@1.7.0 exceljs@4.4.0 xlsx@0.18.5 json2xls@0.1.2 json-as-xlsx@2.6.4
cat > try.cjs <<'JS'
const { writeFileSync } = require('node:fs');
const convert = require('convert-excel-to-json');
const { Workbook } = require('exceljs');
const { read, utils, write } = require('xlsx');
const jsonAsXlsx = require('json-as-xlsx').default ?? require('json-as-xlsx');
const json2xls = require('json2xls');
const jobs = [{ name: 'deck', paid: false, hours: 7.5 }, { name: 'tile', paid: true, hours: 8 }];
const paid = (rows) => rows.map((row) => JSON.stringify(row.paid)).join(' ');
const look = async (writer, buffer) => {
  writeFileSync('jobs.xlsx', buffer);
  const { Jobs } = convert({ sourceFile: 'jobs.xlsx', header: { rows: 1 }, columnToKey: { '*': '{{columnHeader}}' } });
  const book = new Workbook();
  await book.xlsx.readFile('jobs.xlsx');
  const others = [2, 3].map((row) => ({ paid: book.getWorksheet('Jobs').getCell(`B${row}`).value }));
  console.log(`written by ${writer}: convert-excel-to-json ${paid(Jobs)}, unpaid ${Jobs.filter((job) => !job.paid).length}, hours ${JSON.stringify(Jobs[0].hours)}; exceljs ${paid(others)}; xlsx ${paid(utils.sheet_to_json(read(buffer).Sheets.Jobs))}`);
};
const start = async () => {
  const one = new Workbook();
  one.addWorksheet('Jobs').addRows([Object.keys(jobs[0]), ...jobs.map(Object.values)]);
  await look('exceljs', Buffer.from(await one.xlsx.writeBuffer()));
  const two = utils.book_new();
  utils.book_append_sheet(two, utils.json_to_sheet(jobs), 'Jobs');
  await look('xlsx', write(two, { type: 'buffer', bookType: 'xlsx' }));
  const rows = [{ day: new Date('2026-11-29T06:00:00Z') }];
  const shown = (buffer) => {
    const { Sheets, SheetNames } = read(buffer, { cellDates: true });
    const { t, v } = Sheets[SheetNames[0]].A2;
    return `${{ d: 'a day', s: 'a text', n: 'a number' }[t]}, ${t === 'd' ? 'as such' : v}`;
  };
  console.log(`November 29 by json2xls: ${shown(Buffer.from(json2xls(rows), 'binary'))}`);
  console.log(`November 29 by json-as-xlsx: ${shown(jsonAsXlsx([{ sheet: 'Jobs', columns: [{ label: 'day', value: 'day' }], content: rows }], { writeOptions: { type: 'buffer', bookType: 'xlsx' } }))}`);
};
start();
JS
seen=$(TZ=America/Chicago node try.cjs 2>/dev/null)
echo "$seen"
expected='written by exceljs: convert-excel-to-json "FALSE" "TRUE", unpaid 0, hours 7.5; exceljs false true; xlsx false true
written by xlsx: convert-excel-to-json "FALSE" "TRUE", unpaid 0, hours 7.5; exceljs false true; xlsx false true
November 29 by json2xls: a text, Sun Nov 29 2026 00:00:00 GMT-0600 (Central Standard Time)
November 29 by json-as-xlsx: a day, as such'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
