#!/usr/bin/env bash
# pdf-lib 1.17.1, mupdf 1.28.1, pdfjs-dist 5.6.205: a form asks for the phase by radio buttons, "dig", "steel" or "gunite", made and chosen
# with pdf-lib. One expects a reader of forms to say "gunite". pdf-lib names the buttons 0, 1 and 2 and keeps the words in a list beside
# them (Opt, PDF 1.7, 12.7.4.2.4), which it reads itself; the value of the field is the name "2", and so say mupdf and pdf.js. Which word
# it is depends on the order in which the buttons were put on the paper: with "plan" before them "2" is steel, so that a form of last
# year and one of this year say the same for other phases. Of a list in which two tools are chosen mupdf gives "", pdf.js and pdf-lib both of
# them. Lists of one choice are read alike. No error. A program reads the choices of a form with the package that made it, or looks the
# number up in Opt.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts pdf-lib@1.17.1 mupdf@1.28.1 pdfjs-dist@5.6.205
cat > try.mjs <<'JS'
import * as mupdf from 'mupdf';
import { createRequire } from 'node:module';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
const { PDFDocument } = createRequire(import.meta.url)('pdf-lib');
const make = async (phases, chosen) => {
  const document = await PDFDocument.create();
  const page = document.addPage([612, 792]);
  const form = document.getForm();
  const phase = form.createRadioGroup('phase');
  phases.forEach((word, index) => phase.addOptionToPage(word, page, { x: 50 + 40 * index, y: 700 }));
  phase.select(chosen);
  const tools = form.createOptionList('tools');
  tools.setOptions(['pump', 'saw', 'hose']);
  tools.select(['pump', 'hose'], false);
  tools.addToPage(page, { x: 50, y: 600, width: 100, height: 60 });
  const crew = form.createDropdown('crew');
  crew.setOptions(['North', 'South']);
  crew.select('South');
  crew.addToPage(page, { x: 50, y: 500, width: 100, height: 20 });
  return document.save();
};
const read = {
  'pdf-lib': async (bytes) => (await PDFDocument.load(bytes)).getForm().getFields().map((field) => [field.getName(), field.getSelected()]),
  mupdf: async (bytes) => mupdf.Document.openDocument(bytes, 'application/pdf').loadPage(0).getWidgets().map((widget) => [widget.getName(), widget.getValue()]),
  'pdf.js': async (bytes) => (await (await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise.then((document) => document.getPage(1))).getAnnotations()).map(({ fieldName, fieldValue }) => [fieldName, fieldValue]),
};
for (const [phases, chosen] of [[['dig', 'steel', 'gunite'], 'gunite'], [['plan', 'dig', 'steel', 'gunite'], 'steel']]) {
  const bytes = await make(phases, chosen);
  console.log(`of ${phases.join(', ')} ${chosen} is chosen`);
  for (const [name, reader] of Object.entries(read)) console.log(`  ${name}: ${[...new Map(await reader(bytes))].map(([field, value]) => `${field} ${JSON.stringify(value)}`).join(', ')}`);
}
JS
seen=$(node try.mjs 2>/dev/null)
echo "$seen"
expected='of dig, steel, gunite gunite is chosen
  pdf-lib: phase "gunite", tools ["pump","hose"], crew ["South"]
  mupdf: phase "2", tools "", crew "South"
  pdf.js: phase "2", tools ["pump","hose"], crew ["South"]
of plan, dig, steel, gunite steel is chosen
  pdf-lib: phase "steel", tools ["pump","hose"], crew ["South"]
  mupdf: phase "2", tools "", crew "South"
  pdf.js: phase "2", tools ["pump","hose"], crew ["South"]'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
