#!/usr/bin/env bash
# pdf-merger-js 5.1.2 makes one paper of several, and one expects that forms which a customer has filled in are forms in it
# as well. The boxes are drawn on its pages with what was in them, so that it looks complete, and as a form it has no field
# at all: the list of fields belongs to the document and not to its pages (ISO 32000-1, 12.7.2, AcroForm), and `copyPages` of
# pdf-lib 1.17.1, which it uses, copies pages. A program that reads the gate code out of the merged paper finds none, and
# nobody can correct one any more; two papers with the same names of fields would have come into conflict. No error, and its
# README does not speak of it. A program that reads what was filled in does so before it merges, or keeps the papers
# themselves.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund pdf-merger-js@5.1.2 pdf-lib@1.17.1
cat > try.mjs <<'JS'
import { PDFDocument } from 'pdf-lib';
import PDFMerger from 'pdf-merger-js';
const filled = async (gate) => {
  const document = await PDFDocument.create();
  const page = document.addPage([612, 792]);
  const form = document.getForm();
  const text = form.createTextField('gate');
  text.setText(gate);
  text.addToPage(page, { x: 50, y: 700, width: 200, height: 20 });
  const box = form.createCheckBox('dog');
  box.addToPage(page, { x: 50, y: 650, width: 20, height: 20 });
  box.check();
  return document.save();
};
const show = async (title, bytes) => {
  const document = await PDFDocument.load(bytes);
  const fields = document.getForm().getFields().map((field) => `${field.getName()} ${field.getText?.() ?? field.isChecked()}`);
  const drawn = document.getPages().map((page) => page.node.Annots()?.size() ?? 0);
  console.log(`${title}: fields ${fields.join(', ') || 'none'}; on the pages ${drawn.join(' and ')} boxes`);
};
const papers = [await filled('00417'), await filled('4711')];
await show('one paper', papers[0]);
const merger = new PDFMerger();
for (const paper of papers) await merger.add(paper);
await show('both by pdf-merger-js', await merger.saveAsBuffer());
const copied = await PDFDocument.create();
for (const paper of papers) {
  const source = await PDFDocument.load(paper);
  for (const page of await copied.copyPages(source, source.getPageIndices())) copied.addPage(page);
}
await show('both by copyPages of pdf-lib', await copied.save());
JS
seen=$(node try.mjs)
echo "$seen"
expected='one paper: fields gate 00417, dog true; on the pages 2 boxes
both by pdf-merger-js: fields none; on the pages 2 and 2 boxes
both by copyPages of pdf-lib: fields none; on the pages 2 and 2 boxes'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
