#!/usr/bin/env bash
# natural-orderby 5.0.0, javascript-natural-sort 0.7.1, natsort 2.0.3 and natural-sort 1.0.0 order as people do, and one
# expects the items of an estimate as 1.2, 1.9, 1.10. They give 1.10, 1.2, 1.9, since a text that is a number as a whole is
# one, and 1.10 is 1.1; A1.2, A1.9, A1.10 are in the expected order, so that one letter before all of them turns them round.
# In the same way the part "0x10" is 16 and comes after 12. javascript-natural-sort and natural-sort put 00417 before 0042,
# which is 42, and Lot 2 with two spaces after Lot 10. alphanum-sort 1.1.0 and `Intl.Collator` with `numeric` order 1.2, 1.9,
# 1.10. No error. A program that orders numbers of items, sheets and lots tries lists with and without a letter before them.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund natural-orderby@5.0.0 javascript-natural-sort@0.7.1 natsort@2.0.3 natural-sort@1.0.0 alphanum-sort@1.1.0
cat > try.cjs <<'JS'
const { orderBy } = require('natural-orderby');
const javascriptNaturalSort = require('javascript-natural-sort');
const natsort = require('natsort');
const naturalSort = require('natural-sort');
const alphanumSort = require('alphanum-sort');
const sorts = {
  'natural-orderby': (list) => orderBy(list),
  'javascript-natural-sort': (list) => list.toSorted(javascriptNaturalSort),
  natsort: (list) => list.toSorted((natsort.default ?? natsort)()),
  'natural-sort': (list) => list.toSorted(naturalSort()),
  'alphanum-sort': (list) => alphanumSort([...list]),
  'Intl.Collator': (list) => list.toSorted(new Intl.Collator('en', { numeric: true }).compare),
};
const lists = [['1.2', '1.10', '1.9'], ['A1.2', 'A1.10', 'A1.9'], ['9', '0x10', '12'], ['42', '00417', '418', '0042'], ['Lot 10', 'Lot  2', 'Lot 1']];
for (const list of lists) {
  console.log(list.map((item) => JSON.stringify(item)).join(', '));
  for (const [name, sort] of Object.entries(sorts)) console.log(`  ${name}: ${sort(list).map((item) => JSON.stringify(item)).join(', ')}`);
}
JS
seen=$(node try.cjs)
echo "$seen"
expected='"1.2", "1.10", "1.9"
  natural-orderby: "1.10", "1.2", "1.9"
  javascript-natural-sort: "1.10", "1.2", "1.9"
  natsort: "1.10", "1.2", "1.9"
  natural-sort: "1.10", "1.2", "1.9"
  alphanum-sort: "1.2", "1.9", "1.10"
  Intl.Collator: "1.2", "1.9", "1.10"
"A1.2", "A1.10", "A1.9"
  natural-orderby: "A1.2", "A1.9", "A1.10"
  javascript-natural-sort: "A1.2", "A1.9", "A1.10"
  natsort: "A1.2", "A1.9", "A1.10"
  natural-sort: "A1.2", "A1.9", "A1.10"
  alphanum-sort: "A1.2", "A1.9", "A1.10"
  Intl.Collator: "A1.2", "A1.9", "A1.10"
"9", "0x10", "12"
  natural-orderby: "9", "12", "0x10"
  javascript-natural-sort: "12", "0x10", "9"
  natsort: "9", "12", "0x10"
  natural-sort: "12", "0x10", "9"
  alphanum-sort: "0x10", "9", "12"
  Intl.Collator: "0x10", "9", "12"
"42", "00417", "418", "0042"
  natural-orderby: "42", "0042", "00417", "418"
  javascript-natural-sort: "00417", "0042", "42", "418"
  natsort: "42", "0042", "00417", "418"
  natural-sort: "00417", "0042", "42", "418"
  alphanum-sort: "0042", "42", "00417", "418"
  Intl.Collator: "42", "0042", "00417", "418"
"Lot 10", "Lot  2", "Lot 1"
  natural-orderby: "Lot 1", "Lot  2", "Lot 10"
  javascript-natural-sort: "Lot 1", "Lot 10", "Lot  2"
  natsort: "Lot 1", "Lot  2", "Lot 10"
  natural-sort: "Lot 1", "Lot 10", "Lot  2"
  alphanum-sort: "Lot 1", "Lot  2", "Lot 10"
  Intl.Collator: "Lot  2", "Lot 1", "Lot 10"'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
