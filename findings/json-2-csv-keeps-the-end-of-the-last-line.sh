#!/usr/bin/env bash
# json-2-csv 5.6.0 reads tables of comma-separated values, and RFC 4180 lets the last line end with a line break or without
# one. One expects the same cells. With a line break at the end, as nearly all programs write it, the last cell of the table
# has the break in it: the ZIP code "77002-0001" is "77002-0001\n", and of a crew "North\n" nothing is found. A number, a
# quoted cell or an empty one in the last place hides it. In files with \r\n the names and all last cells have "\r", since the
# end of a line is given and not looked for, and where it is given a row too many comes at the end, with an empty first cell.
# A column "P.O." is read as an object P with a column "O.". No error. csvtojson 2.0.14 reads all of these rightly. A program
# that takes it cuts off the end of the file first.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund json-2-csv@5.6.0 csvtojson@2.0.14
cat > try.cjs <<'JS'
const csvtojson = require('csvtojson');
const { csv2json } = require('json-2-csv');
const files = {
  'no break at the end': ['id,zip\n7,77002-0001'],
  'a break at the end': ['id,zip\n7,77002-0001\n'],
  'a quoted cell': ['id,zip\n7,"77002-0001"\n'],
  'a number': ['id,sacks\n7,12\n'],
  'breaks of two letters': ['id,zip\r\n7,77002-0001\r\n'],
  'the same, given': ['id,zip\r\n7,77002-0001\r\n', { delimiter: { eol: '\r\n' } }],
  'a column P.O.': ['id,P.O.\n7,A-7'],
};
(async () => {
  for (const [name, [file, options]] of Object.entries(files)) {
    console.log(`${name}: json-2-csv ${JSON.stringify(await csv2json(file, options))}; csvtojson ${JSON.stringify(await csvtojson({ flatKeys: true }).fromString(file))}`);
  }
})();
JS
seen=$(node try.cjs)
echo "$seen"
expected='no break at the end: json-2-csv [{"id":7,"zip":"77002-0001"}]; csvtojson [{"id":"7","zip":"77002-0001"}]
a break at the end: json-2-csv [{"id":7,"zip":"77002-0001\n"}]; csvtojson [{"id":"7","zip":"77002-0001"}]
a quoted cell: json-2-csv [{"id":7,"zip":"77002-0001"}]; csvtojson [{"id":"7","zip":"77002-0001"}]
a number: json-2-csv [{"id":7,"sacks":12}]; csvtojson [{"id":"7","sacks":"12"}]
breaks of two letters: json-2-csv [{"id":7,"zip\r":"77002-0001\r\n"}]; csvtojson [{"id":"7","zip":"77002-0001"}]
the same, given: json-2-csv [{"id":7,"zip":"77002-0001"},{"id":""}]; csvtojson [{"id":"7","zip":"77002-0001"}]
a column P.O.: json-2-csv [{"id":7,"P":{"O.":"A-7"}}]; csvtojson [{"id":"7","P.O.":"A-7"}]'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
