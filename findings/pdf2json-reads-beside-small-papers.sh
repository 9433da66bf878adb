#!/usr/bin/env bash
# pdf2json 4.1.0: `parseBuffer` reads a paper from a buffer, and one expects that it reads the bytes of that buffer. It reads
# those of the memory below it, from its beginning, and of a buffer that is a part of a larger piece of memory other bytes
# than its own. Node.js takes small buffers, up to 4 KiB, from a common pool (Buffer.poolSize, Buffer.from), so that a small
# paper that came by email in base64 ends in an error that says nothing of it, and a large one does not. Of two bills in one
# buffer the second is read as the first, with its amount, and without an error. pdf-parse 2.4.5 reads each. A program that
# gives papers to it copies them into memory of their own (`Buffer.alloc` and `set`), and tries a paper of less than 4 KiB.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund pdf2json@4.1.0 pdf-lib@1.17.1 pdf-parse@2.4.5
cat > try.mjs <<'JS'
import { createRequire } from 'node:module';
import { PDFDocument, StandardFonts } from 'pdf-lib';
const require = createRequire(import.meta.url);
const pdf2json = require('pdf2json');
const { PDFParse } = require('pdf-parse');
const Parser = pdf2json.default ?? pdf2json;
const paper = async (text, subject = '') => {
  const document = await PDFDocument.create();
  document.setSubject(subject);
  const page = document.addPage();
  page.drawText(text, { x: 50, y: 700, size: 10, font: await document.embedFont(StandardFonts.Helvetica) });
  return document.save({ useObjectStreams: false });
};
const first = (buffer) => new Promise((resolve) => {
  const parser = new Parser(null, 1);
  parser.on('pdfParser_dataError', () => resolve('an error'));
  parser.on('pdfParser_dataReady', () => resolve(parser.getRawTextContent().split('\r\n')[0]));
  parser.parseBuffer(buffer);
});
const second = (buffer) => new PDFParse({ data: buffer }).getText().then(({ pages }) => pages[0].text.trim());
const bills = await Promise.all(['Bill 1: 12.50', 'Bill 2: 99.00'].map((text) => paper(text)));
const alone = Buffer.alloc(bills[0].length);
alone.set(bills[0]);
const both = Buffer.concat([...bills, Buffer.alloc(8192)]);
const decode = () => Buffer.from(alone.toString('base64'), 'base64');
let pooled = decode();
while (pooled.byteOffset === 0) pooled = decode();
const large = Buffer.from(await paper('Bill 3: 7.00', 'x'.repeat(8000))).toString('base64');
const ways = {
  'alone in its memory': alone,
  'from base64, in the pool': pooled,
  'from base64, of more than 4 KiB': Buffer.from(large, 'base64'),
  'the second of two in one buffer': both.subarray(bills[0].length, bills[0].length + bills[1].length),
};
for (const [name, buffer] of Object.entries(ways)) console.log(`${name}: pdf2json ${await first(buffer)}, pdf-parse ${await second(Buffer.from(buffer))}`);
JS
seen=$(node try.mjs 2>/dev/null | grep ': pdf2json')
echo "$seen"
expected='alone in its memory: pdf2json Bill 1: 12.50, pdf-parse Bill 1: 12.50
from base64, in the pool: pdf2json an error, pdf-parse Bill 1: 12.50
from base64, of more than 4 KiB: pdf2json Bill 3: 7.00, pdf-parse Bill 3: 7.00
the second of two in one buffer: pdf2json Bill 1: 12.50, pdf-parse Bill 2: 99.00'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
