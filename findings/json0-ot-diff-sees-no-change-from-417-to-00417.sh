#!/usr/bin/env bash
# json0-ot-diff 1.1.2 makes the operations of ot-json0 1.1.0, as ShareDB sends them, from a document before and after. One
# expects that what differs in the document is in the operations. It compares by deep-equal 1, which compares as == does: the
# part number 417 that becomes the text "00417", an amount that was empty, "", and becomes 0, a box that goes from 0 to false,
# or a list whose "5" becomes 5, are no change, so that there is no operation and everybody else keeps the value of before;
# with another change in the same row the operations have that change alone. From null to 0 and from 417 to 418 there are
# operations. No error. rfc6902 5.4.0 has a patch for each. A program that sends differences compares the result with what was
# to come out.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund json0-ot-diff@1.1.2 ot-json0@1.1.0 rfc6902@5.4.0
cat > try.cjs <<'JS'
const diff = require('json0-ot-diff');
const { type } = require('ot-json0');
const { createPatch } = require('rfc6902');
for (const [before, after] of [[417, 418], [null, 0], [417, '00417'], ['', 0], [0, false], [['5'], [5]]]) {
  const row = { value: before };
  const operations = diff(row, { value: after });
  const received = type.apply(structuredClone(row), operations).value;
  console.log(`${JSON.stringify(before)} to ${JSON.stringify(after)}: ${operations.length} operations, received ${JSON.stringify(received)}; rfc6902 ${createPatch(row, { value: after }).length}`);
}
const row = { part: 417, quantity: 12 };
const next = { part: '00417', quantity: 13 };
console.log(`with another change: ${JSON.stringify(type.apply(structuredClone(row), diff(row, next)))}`);
JS
seen=$(node try.cjs)
echo "$seen"
expected='417 to 418: 1 operations, received 418; rfc6902 1
null to 0: 2 operations, received 0; rfc6902 1
417 to "00417": 0 operations, received 417; rfc6902 1
"" to 0: 0 operations, received ""; rfc6902 1
0 to false: 0 operations, received 0; rfc6902 1
["5"] to [5]: 0 operations, received ["5"]; rfc6902 1
with another change: {"part":417,"quantity":13}'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
