#!/usr/bin/env bash
# catdoc 0.95 (Debian 12, 1:0.95-6~deb12u1) has xls2csv, which makes comma-separated values of an .xls file, here one of SheetJS
# (@e965/xlsx 0.20.3). Each such file has a record that says from which year its days are counted, 1 for 1904 and 0 for 1900. One
# expects the days of the sheet. xls2csv counts from 1904 as soon as the record is there: November 30, 2026 is December 1, 2030, four
# years and a day late, and with the record renamed it is right. In a format of one's own, such as m/d/yyyy, a day is 46356, and yes and
# no are both empty. No error. xlrd has all of it. A program reads .xls with xlrd or SheetJS.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download catdoc=1:0.95-6~deb12u1 python3-xlrd=1.2.0-3 >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" .; done
printf 'charset_path=%s\nmap_path=%s\n' "$folder/usr/share/catdoc" "$folder/usr/share/catdoc" > .catdocrc
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @e965/xlsx@0.20.3
cat > try.cjs <<'JS'
const { readFileSync, writeFileSync } = require('node:fs');
const xlsx = require('@e965/xlsx');
const day = new Date(Date.UTC(2026, 10, 30));
const sheet = xlsx.utils.aoa_to_sheet([['00417', day, day, day, true, 7.5], ['A-1', day, day, day, false, 0.3125]], { UTC: true });
for (const [cell, format] of Object.entries({ B1: 'm/d/yy', B2: 'm/d/yy', C1: 'd-mmm-yy', C2: 'd-mmm-yy', D1: 'm/d/yyyy', D2: 'm/d/yyyy', F2: 'h:mm' })) sheet[cell].z = format;
xlsx.writeFile(xlsx.utils.book_new(sheet, 'Jobs'), 'jobs.xls', { bookType: 'biff8' });
const bytes = readFileSync('jobs.xls');
const record = bytes.indexOf(Buffer.from('22000200', 'hex'));
console.log(`The record of the year is ${bytes.readUInt16LE(record + 4)}.`);
bytes[record] = 0x40;
writeFileSync('renamed.xls', bytes);
JS
seen=$(
  node try.cjs
  for file in jobs renamed; do
    echo "$file.xls"
    HOME=$folder usr/bin/xls2csv -d utf-8 $file.xls | tr -d '\f'
  done
  PYTHONPATH=usr/lib/python3/dist-packages python3 -c "
import xlrd
book = xlrd.open_workbook('jobs.xls')
print('xlrd', [[str(xlrd.xldate_as_datetime(cell.value, book.datemode)) if cell.ctype == 3 else bool(cell.value) if cell.ctype == 4 else cell.value for cell in row] for row in book.sheet_by_index(0).get_rows()])"
)
echo "$seen"
expected='The record of the year is 0.
jobs.xls
"00417","12-01-30","01-Dec-30","46356",,"7.5"
"A-1","12-01-30","01-Dec-30","46356",,"07:30"
renamed.xls
"00417","11-30-26","30-Nov-26","46356",,"7.5"
"A-1","11-30-26","30-Nov-26","46356",,"07:30"
xlrd [['\''00417'\'', '\''2026-11-30 00:00:00'\'', '\''2026-11-30 00:00:00'\'', '\''2026-11-30 00:00:00'\'', True, 7.5], ['\''A-1'\'', '\''2026-11-30 00:00:00'\'', '\''2026-11-30 00:00:00'\'', '\''2026-11-30 00:00:00'\'', False, '\''1899-12-31 07:30:00'\'']]'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
