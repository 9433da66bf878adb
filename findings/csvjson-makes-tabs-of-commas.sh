#!/usr/bin/env bash
# csvjson 5.1.0, csv-string 4.1.1: of a list with a name that has a comma, a size in inches and a note of two lines one
# expects what was written when it is read again (RFC 4180, 2.6 and 2.7), as csv-string does it. csvjson writes a tab for a
# comma in a value, so that "Garza, Ana" is "Garza<tab> Ana", and for a line end; with `wrap` it puts quotes around each
# value and leaves those in it, which a reader then takes for the end. What is not there becomes the word null. Of a file
# as csv-string writes it, read with `quote`, the size '12" tile' is "tile", and a note of two lines is cut after the
# first, with a row of nothing for the second. No error. A program that writes lists for Excel leaves csvjson out, or looks
# for commas, quotes and line ends in its values first.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund csvjson@5.1.0 csv-string@4.1.1
cat > try.cjs <<'JS'
const csvjson = require('csvjson');
const { parse, stringify } = require('csv-string');
const rows = [
  { name: 'Garza, Ana', size: '12', note: 'north' },
  { name: 'Smith', size: '12" tile', note: 'call' },
  { name: 'Nguyen', size: '8', note: 'gate\nopen' },
  { name: 'Lee', size: null, note: 'dog' },
];
const shown = (value) => JSON.stringify(value);
const names = Object.keys(rows[0]);
const table = [names, ...rows.map((row) => names.map((name) => row[name] ?? ''))];
const written = table.map((cells) => stringify(cells, ',')).join('').replaceAll('\r\n', '\n');
console.log(`csv-string, written and read: ${JSON.stringify(parse(written)) === JSON.stringify(table)}`);
for (const wrap of [false, true]) {
  const text = csvjson.toCSV(rows, { wrap, headers: 'key' });
  console.log(`csvjson, wrap ${wrap}, writes ${shown(text)}`);
  console.log(`  csv-string reads ${parse(text).slice(1).map(shown).join(' ')}`);
}
for (const row of csvjson.toObject(written, { quote: true })) console.log(`csvjson reads ${shown(row)}`);
JS
seen=$(node try.cjs)
echo "$seen"
expected='csv-string, written and read: true
csvjson, wrap false, writes "name,size,note\nGarza\t Ana,12,north\nSmith,12\" tile,call\nNguyen,8,gate\topen\nLee,null,dog"
  csv-string reads ["Garza\t Ana","12","north"] ["Smith","12\" tile","call"] ["Nguyen","8","gate\topen"] ["Lee","null","dog"]
csvjson, wrap true, writes "\"name\",\"size\",\"note\"\n\"Garza, Ana\",\"12\",\"north\"\n\"Smith\",\"12\" tile\",\"call\"\n\"Nguyen\",\"8\",\"gate\topen\"\n\"Lee\",\"null\",\"dog\""
  csv-string reads ["Garza, Ana","12","north"] ["Smith"] ["tile\"","call"] ["Nguyen","8","gate\topen"] ["Lee","null","dog"]
csvjson reads {"name":"Garza, Ana","size":"12","note":"north"}
csvjson reads {"name":"Smith","size":"tile","note":"call"}
csvjson reads {"name":"Nguyen","size":"8","note":"gate"}
csvjson reads {"name":"","size":"","note":""}
csvjson reads {"name":"Lee","size":"","note":"dog"}'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
