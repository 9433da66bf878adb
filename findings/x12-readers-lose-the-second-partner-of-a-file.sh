#!/usr/bin/env bash
# node-x12 1.7.1, x12-parser 1.3.0: a mailbox hands out invoices of several partners in one file of X12, each in an
# interchange of its own, whose header (ISA) names the separators that it uses, by its fourth letter and its last ones
# (X12.5). One expects both invoices, also where the second partner writes + and | instead of * and ~. node-x12 gives the
# first interchange alone: the invoice of the second is lost, without an error, and with its strict checks switched on.
# x12-parser keeps the separators of the first, and gives the whole second interchange as the name of one segment; nothing
# that looks for an invoice finds it. With the same separators both read both. x12-parser finds the separators in the first
# piece of a stream alone besides: if that is shorter than the 106 letters of the header, all that comes of the file is one
# ISA. A program that takes X12 cuts the file at each ISA first, and counts interchanges before it and after.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund node-x12@1.7.1 x12-parser@1.3.0
cat > try.cjs <<'JS'
const { Readable } = require('node:stream');
const { X12Parser } = require('node-x12');
const { X12parser } = require('x12-parser');
const interchange = (element, end, number) =>
  [
    ['ISA', '00', ' '.repeat(10), '00', ' '.repeat(10), 'ZZ', `PARTNER${number}`.padEnd(15), 'ZZ', 'POOLS'.padEnd(15), '261129', '1200', '^', '00501', `00000000${number}`, '0', 'P', '>'],
    ['GS', 'IN', `PARTNER${number}`, 'POOLS', '20261129', '1200', number, 'X', '005010'],
    ['ST', '810', '0001'],
    ['BIG', '20261129', `INV${number}`, '20261101', '4500123'],
    ['TDS', '11753'],
    ['CTT', '1'],
    ['SE', '5', '0001'],
    ['GE', '1', number],
    ['IEA', '1', `00000000${number}`],
  ]
    .map((segment) => segment.join(element) + end)
    .join('');
const first = interchange('*', '~', '1');
const streamed = async (pieces) => {
  const names = [];
  await new Promise((resolve, reject) => {
    Readable.from(pieces.map((piece) => Buffer.from(piece))).pipe(new X12parser()).on('data', (segment) => names.push(segment.name === 'BIG' ? `BIG ${segment['2']}` : segment.name)).on('end', resolve).on('error', reject);
  });
  return names.map((name) => (name.length > 12 ? `"${name.slice(0, 12)}..." of ${name.length} letters` : name)).join(' ');
};
const look = async (name, file) => {
  const interchanges = [new X12Parser(true).parse(file)].flatMap((read) => read.interchanges ?? [read]);
  const invoices = interchanges.flatMap((one) => one.functionalGroups.flatMap((group) => group.transactions.flatMap(({ segments }) => segments.filter(({ tag }) => tag === 'BIG').map(({ elements }) => elements[1].value))));
  console.log(name);
  console.log(`  node-x12   invoices ${invoices.join(' ')}`);
  console.log(`  x12-parser ${await streamed([file])}`);
};
const start = async () => {
  await look('two partners with the same separators', first + interchange('*', '~', '2'));
  await look('the second with separators of its own', first + interchange('+', '|', '2'));
  console.log(`one partner, in pieces of 100 letters: ${await streamed(first.match(/.{1,100}/gu))}`);
};
start();
JS
seen=$(node try.cjs)
echo "$seen"
expected='two partners with the same separators
  node-x12   invoices INV1 INV2
  x12-parser ISA GS ST BIG INV1 TDS CTT SE GE IEA ISA GS ST BIG INV2 TDS CTT SE GE IEA
the second with separators of its own
  node-x12   invoices INV1
  x12-parser ISA GS ST BIG INV1 TDS CTT SE GE IEA "ISA+00+     ..." of 248 letters
one partner, in pieces of 100 letters: ISA'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
