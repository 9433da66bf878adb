#!/usr/bin/env bash
# edi 1.1.0, edi-parser 1.0.1, edifact 1.2.12: they read orders in UN/EDIFACT, in which a field that is not given leaves its separators:
# "LIN+1++4000862141404:SRS" has nothing as its second field, and the number of the article as its third. One expects `element(3)` to be
# that number, as the standard counts and edifact has it. edi leaves out what is empty, so that the number is `element(2)`, where the
# action belongs, and `component(3)` of the text in "IMD+F++:::12 tile" is nothing, since the text has become the first. Which place a
# value has depends on which others were given. A quote mark that belongs to a name, "O?'Neil Pools", ends the segment, so that the street
# and the town after it are gone, and in "12?+3" the question mark stays. The last number of a batch is left out. edi-parser makes one
# list of fields and their parts: of "5412345000013::9++O'Neil" nothing tells what is a part and what a field. No error. A program
# takes a reader that keeps fields and parts, and tests it with empty ones.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund edi@1.1.0 edi-parser@1.0.1 edifact@1.2.12
cat > try.cjs <<'JS'
const EDI = require('edi');
const { Parser } = require('edifact');
const ediParser = require('edi-parser');
const text = "UNA:+.? 'UNB+UNOC:3+5412345000013:14+4012345000009:14+261130:0730+42'UNH+1+ORDERS:D:96A:UN'BGM+220+1042+9'NAD+BY+5412345000013::9++O?'Neil Pools+12 Oak St+Katy'LIN+1++4000862141404:SRS'IMD+F++:::12?+3 tile'QTY+21:12:PCE'UNS+S'UNT+7+1'UNZ+1+42'";
const [batch] = new EDI(text).bsegments();
const [message] = batch.msegments();
const fields = (segment, last) => Array.from({ length: last + 1 }, (_, index) => JSON.stringify(String(message.segment(segment).element(index)))).join(' ');
console.log(`edi LIN: ${fields('LIN', 3)}`);
console.log(`edi IMD: ${fields('IMD', 3)}, parts of the third ${JSON.stringify(String(message.segment('IMD').element(3).component(3)))}, of the second ${JSON.stringify(String(message.segment('IMD').element(2).component(0)))}`);
console.log(`edi NAD: ${fields('NAD+BY', 6)}`);
console.log(`edi end: ${String(batch).slice(-12)}`);
const parser = new Parser();
const segments = [];
parser.on('opensegment', (name) => segments.push([name]));
parser.on('element', () => segments.at(-1).push([]));
parser.on('component', (value) => segments.at(-1).at(-1).push(value));
parser.encoding('UNOC');
parser.write(text);
parser.end();
for (const [name, ...list] of segments) if (['LIN', 'IMD', 'NAD', 'UNZ'].includes(name)) console.log(`edifact ${name}: ${JSON.stringify(list)}`);
ediParser().from(text).on('data', (row) => {
  if (['LIN', 'IMD', 'NAD'].includes(row[0])) console.log(`edi-parser: ${JSON.stringify(row)}`);
});
JS
seen=$(node try.cjs)
echo "$seen"
expected='edi LIN: "LIN" "1" "4000862141404:SRS" ""
edi IMD: "IMD" "F" ":::12?+3 tile" "", parts of the third "", of the second "12?+3 tile"
edi NAD: "NAD" "BY" "5412345000013::9" "O?" "" "" ""
edi end: NT+7+1'\''UNZ+1
edifact NAD: [["BY"],["5412345000013","","9"],[""],["O'\''Neil Pools"],["12 Oak St"],["Katy"]]
edifact LIN: [["1"],[""],["4000862141404","SRS"]]
edifact IMD: [["F"],[""],["","","","12+3 tile"]]
edifact UNZ: [["1"],["42"]]
edi-parser: ["NAD","BY","5412345000013","","9","","O'\''Neil Pools","12 Oak St","Katy"]
edi-parser: ["LIN","1","","4000862141404","SRS"]
edi-parser: ["IMD","F","","","","","12+3 tile"]'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
