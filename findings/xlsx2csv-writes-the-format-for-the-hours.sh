#!/usr/bin/env bash
# xlsx2csv 0.7.8 (Debian 12, 0.7.8-1) writes a sheet of Excel as comma-separated values, with days and times in their form, and
# one expects the numbers. A number whose format has a word in quotes, such as hours in `0.0"h"` or sacks in `0" sacks"`, with
# an h, m, s, d or y in the word, is taken for a time: the cell has the format in it and the number is lost, "0" sacks"" for
# 12, "0.0"12"" for 7.5, with the hour of the day that would be. So 8.5 in `0.00 "yd³"` is "0.00 "y07³"". Of 7.5 in `0.0\h`,
# which means the same, 0.012 is left. Exit code 0, nothing on standard error. Percents, amounts and words without
# those letters come through as numbers. The file is written by exceljs 4.4.0. With `--ignore-formats date` the numbers are
# there, and days are numbers too. A program that takes it does so, or reads the sheet with another reader.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund exceljs@4.4.0
apt-get download xlsx2csv=1:0.7.8-1 >/dev/null 2>&1
dpkg-deb -x xlsx2csv_*.deb .
cat > try.cjs <<'JS'
const { Workbook } = require('exceljs');
const cells = [[7.5, '0.0"h"'], [7.5, '0.0\\h'], [12, '0" sacks"'], [3, '0 "days"'], [8.5, '0.00 "yd³"'], [4, '0" ft"'], [12.5, '$#,##0.00'], [0.0825, '0.00%']];
const book = new Workbook();
const sheet = book.addWorksheet('Hours');
for (const [number, format] of cells) sheet.addRow([number, format]).getCell(1).numFmt = format;
book.xlsx.writeFile('hours.xlsx');
JS
node try.cjs
try() { python3 usr/share/xlsx2csv/xlsx2csv.py hours.xlsx "$@"; }
seen=$(try; echo "exit code $?"; try hours.csv --ignore-formats date; cut -d , -f 1 hours.csv | paste -sd ' ')
echo "$seen"
expected='"0.0""12""","0.0""h"""
0.012,0.0\h
"0"" sacks""","0"" sacks"""
"0 ""02ays""","0 ""days"""
"0.00 ""y07³""","0.00 ""yd³"""
4,"0"" ft"""
12.5,"$#,##0.00"
0.0825,0.00%
exit code 0
7.5 7.5 12 3 8.5 4 12.5 0.0825'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
