#!/usr/bin/env bash
# officegen 0.6.5 writes a sheet of Excel from rows of values, numbers or texts by its README, and one expects that it
# refuses another value or leaves its cell empty. It writes 0 for it: true and false are both 0, a day is 0, a null, which
# stands for "not known" in each row of a database, is 0, and so is 12n, which drivers of databases give for a large number.
# In a sum such a row counts as nothing, in an average as one more. No error. An empty text and "00417" are right. exceljs
# 4.4.0 reads the file. A program that writes sheets with it turns each value into a number or a text first, and an unknown
# one into an empty text.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund officegen@0.6.5 exceljs@4.4.0
cat > try.cjs <<'JS'
const { PassThrough } = require('node:stream');
const { Workbook } = require('exceljs');
const officegen = require('officegen');
const rows = [['00417', 7.5, true, false, new Date('2026-11-29T12:00:00Z'), null, '', 'a & b', 12n]];
const book = officegen('xlsx');
const sheet = book.makeNewSheet();
sheet.name = 'Jobs';
sheet.data = rows;
const parts = [];
const out = new PassThrough();
out.on('data', (part) => parts.push(part));
out.on('end', async () => {
  const read = new Workbook();
  await read.xlsx.load(Buffer.concat(parts));
  rows[0].forEach((value, index) => console.log(`${typeof value} ${value instanceof Date ? value.toISOString() : String(value)}: ${JSON.stringify(read.getWorksheet('Jobs').getRow(1).getCell(index + 1).value)}`));
});
book.on('error', (error) => console.log(`error: ${error.message}`));
book.generate(out);
JS
seen=$(node try.cjs)
echo "$seen"
expected='string 00417: "00417"
number 7.5: 7.5
boolean true: 0
boolean false: 0
object 2026-11-29T12:00:00.000Z: 0
object null: 0
string : ""
string a & b: "a & b"
bigint 12: 0'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
