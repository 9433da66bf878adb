#!/usr/bin/env bash
# docx-tables 0.3.0 and @thasmorato/docx-parser 1.4.0 read tables of Word, here of docx 9.15.2. One expects the words of each cell. Each
# text of docx has the attribute xml:space, which Word writes too wherever a text begins or ends with a space, and of such a text
# docx-tables has nothing: all cells are there and empty. Of a cell in which one word is bold, so that it has two runs, it has nothing
# either, whoever wrote it, and a table of one row is answered with an error as the value, not thrown. @thasmorato/docx-parser has the
# words, with `&amp;` for "&" and `&quot;` for inches, "4 .25" where the cents are bold, and what was taken out while changes were
# tracked beside what was put in, "8.50 9.25"; a total over two columns stands in the second, and behind a table in a cell the rest of
# the table around it is lost. No error. mammoth 1.13.0 has all of it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund docx-tables@0.3.0 @thasmorato/docx-parser@1.4.0 docx@9.15.2 mammoth@1.13.0 jszip@3.10.1
cat > try.cjs <<'JS'
const { writeFileSync } = require('node:fs');
const { parseDocx } = require('@thasmorato/docx-parser');
const { DeletedTextRun, Document, InsertedTextRun, Packer, Paragraph, Table, TableCell, TableRow, TextRun } = require('docx');
const docxTables = require('docx-tables');
const JSZip = require('jszip');
const mammoth = require('mammoth');
const date = '2026-11-30T12:00:00Z';
const cell = (...runs) => new TableCell({ children: [new Paragraph({ children: runs.map((run) => (typeof run === 'string' ? new TextRun(run) : run)) })] });
const row = (...cells) => new TableRow({ children: cells });
const table = (...rows) => new Table({ rows });
const total = new TableCell({ columnSpan: 2, children: [new Paragraph('Total')] });
const letters = {
  'a bill': table(row(cell('Item'), cell('Pieces'), cell('Price')), row(cell('Tile 12" & grout'), cell('12'), cell('8.50')), row(total, cell('102.00'))),
  'a changed price': table(row(cell('Tile'), cell(new DeletedTextRun({ id: 1, author: 'Ana', date, text: '8.50' }), new InsertedTextRun({ id: 2, author: 'Ana', date, text: '9.25' })))),
  'a table in a cell': table(row(cell('Dig'), cell('1,250.00')), row(new TableCell({ children: [table(row(cell('60'), cell('yards'))), new Paragraph('Haul')] }), cell('900.00')), row(cell('Total'), cell('2,150.00'))),
};
const text = (html) => html.replace(/<\/?strong>/g, '').replace(/<\/tr>/g, '; ').replace(/<\/t[dh]>/g, ' | ').replace(/<[^>]+>/g, ' ').replace(/&quot;/g, '"').replace(/&amp;/g, '&').replace(/\s+/g, ' ').trim();
const show = async (name, file) => {
  writeFileSync('letter.docx', file);
  const found = await docxTables({ file: 'letter.docx' });
  if (found instanceof Error) console.log(`${name}: docx-tables answers with a ${found.name} as its value`);
  else for (const one of found) console.log(`${name}: docx-tables ${JSON.stringify(Object.values(one).map((cells) => cells.map(({ data }) => data.trim())))}`);
  for await (const element of parseDocx(file)) if (element.type === 'table') console.log(`${name}: docx-parser ${JSON.stringify(element.content.map(({ cells }) => cells.map(({ content }) => content)))}`);
  console.log(`${name}: mammoth ${text((await mammoth.convertToHtml({ buffer: file })).value)}`);
};
(async () => {
  for (const [name, content] of Object.entries(letters)) await show(name, await Packer.toBuffer(new Document({ sections: [{ children: [content] }] })));
  const plain = await JSZip.loadAsync(await Packer.toBuffer(new Document({ sections: [{ children: [table(row(cell('Tile'), cell('8.50')), row(cell('Grout'), cell('4', new TextRun({ bold: true, text: '.25' }))))] }] })));
  plain.file('word/document.xml', (await plain.file('word/document.xml').async('string')).replaceAll(' xml:space="preserve"', ''));
  await show('without xml:space', await plain.generateAsync({ type: 'nodebuffer' }));
})();
JS
seen=$(node try.cjs)
echo "$seen"
expected='a bill: docx-tables [["","",""],["","",""],["",""]]
a bill: docx-parser [["Item","Pieces","Price"],["Tile 12&quot; &amp; grout","12","8.50"],["Total","102.00"]]
a bill: mammoth Item | Pieces | Price | ; Tile 12" & grout | 12 | 8.50 | ; Total | 102.00 | ;
a changed price: docx-tables answers with a TypeError as its value
a changed price: docx-parser [["Tile","8.50 9.25"]]
a changed price: mammoth Tile | 9.25 | ;
a table in a cell: docx-tables [["",""],["",""],["",""]]
a table in a cell: docx-parser [["Dig","1,250.00"],["60","yards"]]
a table in a cell: mammoth Dig | 1,250.00 | ; 60 | yards | ; Haul | 900.00 | ; Total | 2,150.00 | ;
without xml:space: docx-tables [["Tile","8.50"],["Grout",""]]
without xml:space: docx-parser [["Tile","8.50"],["Grout","4 .25"]]
without xml:space: mammoth Tile | 8.50 | ; Grout | 4.25 | ;'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
