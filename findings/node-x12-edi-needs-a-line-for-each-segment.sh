#!/usr/bin/env bash
# node-x12-edi 1.0.15, node-x12 1.7.1: a file of ANSI X12, as suppliers send orders and invoices, says by its header ISA,
# which has a fixed length, which sign ends a segment and which stands between its elements. Most files have ~ and no line
# breaks, since these are for people. One expects the number of an order from all of them. node-x12-edi cuts the file at line
# breaks: of a file in one line it makes one segment, and `mapSegments` gives an order without a number, a day and items,
# `{}`, without an error, as of an order in which they are not said. With a line break after each ~ it reads the order. An
# element separator other than * it does not know, in lines as well. node-x12 reads all of these. A program that reads files
# of suppliers refuses an order without a number, and tests a file in one line.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund node-x12-edi@1.0.15 node-x12@1.7.1
cat > try.mjs <<'JS'
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
const { FieldMap, Transaction } = require('node-x12-edi');
const { X12Parser } = require('node-x12');
const file = (element, end) => [
  ['ISA', '00', ' '.repeat(10), '00', ' '.repeat(10), 'ZZ', 'TROWEL'.padEnd(15), 'ZZ', 'TILECENTER'.padEnd(15), '261130', '0730', 'U', '00401', '000000417', '0', 'P', '>'],
  ['GS', 'PO', 'TROWEL', 'TILECENTER', '20261130', '0730', '417', 'X', '004010'],
  ['ST', '850', '0001'],
  ['BEG', '00', 'NE', '00417', '', '20261130'],
  ['PO1', '1', '12', 'EA', '3.50', '', 'VN', '00417'],
  ['CTT', '1'],
  ['SE', '5', '0001'],
  ['GE', '1', '417'],
  ['IEA', '1', '000000417'],
].map((segment) => segment.join(element) + end).join('');
const order = { number: new FieldMap({ segmentIdentifier: 'BEG', valuePosition: 2 }), day: new FieldMap({ segmentIdentifier: 'BEG', valuePosition: 4 }) };
for (const [element, end] of [['*', '~\n'], ['*', '~'], ['|', '~\n'], ['|', '~'], ['*', '\n']]) {
  const transaction = new Transaction();
  transaction.generateSegments(file(element, end));
  transaction.runLoops();
  console.log(`elements ${JSON.stringify(element)}, segments ${JSON.stringify(end)}`);
  console.log(`  node-x12-edi: ${transaction.getSegments().length} segments, order ${JSON.stringify(transaction.mapSegments(order))}`);
  const [{ transactions: [{ segments }] }] = new X12Parser(true).parse(file(element, end)).functionalGroups;
  console.log(`  node-x12: ${segments.length} segments within the order, number ${segments.find(({ tag }) => tag === 'BEG').valueOf(3)}`);
}
JS
seen=$(node try.mjs)
echo "$seen"
expected='elements "*", segments "~\n"
  node-x12-edi: 10 segments, order {"number":"00417","day":"20261130"}
  node-x12: 3 segments within the order, number 00417
elements "*", segments "~"
  node-x12-edi: 1 segments, order {}
  node-x12: 3 segments within the order, number 00417
elements "|", segments "~\n"
  node-x12-edi: 10 segments, order {}
  node-x12: 3 segments within the order, number 00417
elements "|", segments "~"
  node-x12-edi: 1 segments, order {}
  node-x12: 3 segments within the order, number 00417
elements "*", segments "\n"
  node-x12-edi: 10 segments, order {"number":"00417","day":"20261130"}
  node-x12: 3 segments within the order, number 00417'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
