#!/usr/bin/env bash
# data-forge 1.10.5 computes with tables. One expects as many values of a column as there are rows. `toArray` of a column leaves out those
# that are null or undefined: of the hours 10, none and 9 of Ana, Bob and Carl it gives [10, 9], so that beside their names Bob has
# Carl's 9. So does `deflate`, while `count` is 3. An empty cell of a file is "", which stays until `parseFloats` makes it nothing, and
# then the 12 of Carl is Bob's. `parseFloats` makes 12 of "12x", and `parseInts` 1 of "1,250". No error. `toRows` of the table has all.
# A program goes by rows.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund data-forge@1.10.5
cat > try.cjs <<'JS'
const { DataFrame, fromCSV } = require('data-forge');
const table = new DataFrame([{ name: 'Ana', hours: 10 }, { name: 'Bob', hours: null }, { name: 'Carl', hours: 9 }]);
const hours = table.getSeries('hours');
const say = (name, value) => console.log(`${name}: ${JSON.stringify(value)}`);
say('names', table.getSeries('name').toArray());
say('hours', hours.toArray());
say('hours by row', hours.toPairs());
say('hours by deflate', table.deflate((row) => row.hours).toArray());
say('count', hours.count());
say('rows', table.toRows());
const file = fromCSV('name,hours,amount\nAna,10,"1,250"\nBob,,900\nCarl,12x,"12,500"\n');
say('hours of a file', file.getSeries('hours').toArray());
say('hours of a file, as numbers', file.parseFloats('hours').getSeries('hours').toArray());
say('amounts of a file, as numbers', file.parseInts('amount').getSeries('amount').toArray());
JS
seen=$(node try.cjs)
echo "$seen"
expected='names: ["Ana","Bob","Carl"]
hours: [10,9]
hours by row: [[0,10],[2,9]]
hours by deflate: [10,9]
count: 3
rows: [["Ana",10],["Bob",null],["Carl",9]]
hours of a file: ["10","","12x"]
hours of a file, as numbers: [10,12]
amounts of a file, as numbers: [1,900,12]'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
