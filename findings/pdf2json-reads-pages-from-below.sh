#!/usr/bin/env bash
# pdf2json 4.1.0 with what pdfkit 0.20.2 and pdf-lib 1.17.1 write: `getRawTextContent` gives the text of a PDF, and its
# read-me shows it written to a text file. One expects the first line of a page first. It sorts the lines by their height, the
# lowest first, as if that were counted from the top of the page: each page is given from its last line to its first, the
# pages themselves in order. The total of a bill stands above its lines, and a sentence that goes on in the next line begins
# in its middle. It is so with a package that counts from the top of the page and with one that counts from below. The list
# `Pages` of the same reading has the texts from above, with their places. No error. pdf-parse 2.4.5 gives the lines in order.
# A program that reads bills of vendors with it takes `Pages`, sorts by y and then by x, and joins the lines itself.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund pdf2json@4.1.0 pdf-parse@2.4.5 pdfkit@0.20.2 pdf-lib@1.17.1
cat > try.mjs <<'JS'
import { once } from 'node:events';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import PDFKit from 'pdfkit';
import { PDFParse } from 'pdf-parse';
import PDFParser from 'pdf2json';
const pages = [['Bill 417', 'Coping 12', 'Total 102.00'], ['Pay within', 'thirty days']];
const byKit = async () => {
  const document = new PDFKit({ autoFirstPage: false });
  const pieces = [];
  document.on('data', (piece) => pieces.push(piece));
  for (const lines of pages) {
    document.addPage();
    for (const line of lines) document.text(line);
  }
  document.end();
  await once(document, 'end');
  return Buffer.concat(pieces);
};
const byLib = async () => {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (const lines of pages) {
    const page = document.addPage([612, 792]);
    for (const [index, line] of lines.entries()) page.drawText(line, { x: 72, y: 700 - index * 20, size: 12, font });
  }
  return Buffer.from(await document.save());
};
const withoutPool = (bytes) => { const own = Buffer.alloc(bytes.length); bytes.copy(own); return own; };
const oneLine = (text) => text.trim().split(/[\r\n]+/).filter((line) => !/^-+ ?Page|^-- /.test(line)).map((line) => line.trim()).join(' | ');
for (const [name, write] of [['pdfkit', byKit], ['pdf-lib', byLib]]) {
  const bytes = await write();
  const parser = new PDFParser(null, 1);
  const ready = once(parser, 'pdfParser_dataReady');
  parser.parseBuffer(withoutPool(bytes));
  const [{ Pages }] = await ready;
  console.log(`written by ${name}`);
  console.log(`  pdf2json, text   ${oneLine(parser.getRawTextContent())}`);
  console.log(`  pdf2json, Pages  ${Pages.flatMap(({ Texts }) => Texts.map(({ R }) => decodeURIComponent(R[0].T))).join(' | ')}`);
  const { text } = await new PDFParse({ data: new Uint8Array(bytes) }).getText();
  console.log(`  pdf-parse        ${oneLine(text)}`);
}
JS
seen=$(node try.mjs 2>/dev/null | grep -v '^Warning')
echo "$seen"
expected='written by pdfkit
  pdf2json, text   Total 102.00 | Coping 12 | Bill 417 | thirty days | Pay within
  pdf2json, Pages  Bill 417 | Coping 12 | Total 102.00 | Pay within | thirty days
  pdf-parse        Bill 417 | Coping 12 | Total 102.00 | Pay within | thirty days
written by pdf-lib
  pdf2json, text   Total 102.00 | Coping 12 | Bill 417 | thirty days | Pay within
  pdf2json, Pages  Bill 417 | Coping 12 | Total 102.00 | Pay within | thirty days
  pdf-parse        Bill 417 | Coping 12 | Total 102.00 | Pay within | thirty days'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
