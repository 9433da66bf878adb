#!/usr/bin/env bash
# mr-excel 6.0.1, exceljs 4.4.0, SheetJS (@e965/xlsx 0.20.3): `generateExcel` writes rows of objects into a sheet of Excel. One expects
# a Date to be a day, true to be yes, and null to be an empty cell, or an error. Each of them is written as a number whose value is no
# number, "Mon Nov 30 2026 12:00:00 GMT+0000 (Coordinated Universal Time)", "true" and "null", against ECMA-376, and exceljs and SheetJS
# read NaN in all of these cells, so that a sum over the column is NaN. What is not given (undefined) is an empty text, and texts, "00417"
# too, and numbers are right. No error. A program writes days and yes as texts, leaves null out, or takes another writer.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund mr-excel@6.0.1 exceljs@4.4.0 @e965/xlsx@0.20.3 jszip@3.10.1
cat > try.mjs <<'JS'
import ExcelJS from 'exceljs';
import JSZip from 'jszip';
import { generateExcel } from 'mr-excel';
import * as XLSX from '@e965/xlsx';
const values = { text: '00417', number: 7.5, day: new Date('2026-11-30T12:00:00Z'), yes: true, no: false, nothing: null, 'not given': undefined };
const file = await generateExcel({
  backend: true, generateType: 'nodebuffer',
  sheet: [{ headers: [{ label: 'name', text: 'Name' }, { label: 'value', text: 'Value' }], data: Object.entries(values).map(([name, value]) => ({ name, value })) }],
});
const cells = await (await JSZip.loadAsync(file)).file('xl/worksheets/sheet1.xml').async('string');
const book = new ExcelJS.Workbook();
await book.xlsx.load(file);
const sheet = Object.values(XLSX.read(file).Sheets)[0];
Object.keys(values).forEach((name, index) => {
  const at = `B${index + 2}`;
  const [, type, written] = cells.match(new RegExp(`<c r="${at}"(?: t="(\\w+)")? *>(?:<v>([^<]*)</v>)?`)) ?? [];
  console.log(`${name}: written as ${written === undefined ? 'nothing' : `${type === 's' ? 'text' : 'number'} ${type === 's' ? `no. ${written}` : written}`}; exceljs ${book.worksheets[0].getCell(at).value}, SheetJS ${sheet[at]?.v}`);
});
JS
seen=$(TZ=UTC node try.mjs)
echo "$seen"
expected='text: written as text no. 3; exceljs 00417, SheetJS 00417
number: written as number 7.5; exceljs 7.5, SheetJS 7.5
day: written as number Mon Nov 30 2026 12:00:00 GMT+0000 (Coordinated Universal Time); exceljs NaN, SheetJS NaN
yes: written as number true; exceljs NaN, SheetJS NaN
no: written as number false; exceljs NaN, SheetJS NaN
nothing: written as number null; exceljs NaN, SheetJS NaN
not given: written as text no. 10; exceljs , SheetJS '
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
