#!/usr/bin/env bash
# easy-template-x 7.2.8, docx-templates 4.15.0 and docxtemplater 3.71.0 fill a letter of Word with values, and one expects a
# note of two lines where its tag stood. easy-template-x puts the second line to the end of the text in which the tag stands:
# of "Note: {note}. Price: {price} each." it makes "Note: Gate 12. Price: 1250.00 each." and then "Dog in the yard". Alone in
# its paragraph the note is right. docx-templates writes the line break within the text element (`w:t`), which has letters
# alone by ECMA-376 (17.3.3.31); mammoth 1.13.0, which reads such letters, ends with "Not implemented". Both without an error
# of their own. docxtemplater with `linebreaks` is right. A program that fills letters gives each note its own paragraph, or
# each line its own tag, and reads what it has written once more.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund easy-template-x@7.2.8 docx-templates@4.15.0 docxtemplater@3.71.0 pizzip@3.2.0 mammoth@1.13.0
cat > try.cjs <<'JS'
const { createReport } = require('docx-templates');
const Docxtemplater = require('docxtemplater');
const { TemplateHandler } = require('easy-template-x');
const { extractRawText } = require('mammoth');
const PizZip = require('pizzip');
const OFFICE = 'http://schemas.openxmlformats.org';
const MAIN = `${OFFICE}/wordprocessingml/2006/main`;
const letter = (...lines) => {
  const zip = new PizZip();
  const types = [['rels', 'application/vnd.openxmlformats-package.relationships+xml'], ['xml', 'application/xml']];
  const part = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
  zip.file('[Content_Types].xml', `<?xml version="1.0"?><Types xmlns="${OFFICE}/package/2006/content-types">${types.map(([name, type]) => `<Default Extension="${name}" ContentType="${type}"/>`).join('')}<Override PartName="/word/document.xml" ContentType="${part}"/></Types>`);
  zip.file('_rels/.rels', `<?xml version="1.0"?><Relationships xmlns="${OFFICE}/package/2006/relationships"><Relationship Id="r1" Type="${OFFICE}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`);
  const paragraphs = lines.map((line) => `<w:p><w:r><w:t xml:space="preserve">${line}</w:t></w:r></w:p>`).join('');
  zip.file('word/document.xml', `<?xml version="1.0"?><w:document xmlns:w="${MAIN}"><w:body>${paragraphs}</w:body></w:document>`);
  return zip.generate({ type: 'nodebuffer' });
};
const shown = (file) => {
  const xml = new PizZip(file).file('word/document.xml').asText().replace(/^.*?<w:body>/s, '').replace(/>\s+</g, '><');
  const pieces = [...xml.matchAll(/<w:t(?: [^>]*)?>(.*?)<\/w:t>|<w:br\/>/gs)];
  return pieces.map(([whole, text]) => (text === undefined ? '<br>' : text.replace('<w:br/>', '<br within the text>').replaceAll('\n', '<line end>'))).join('');
};
const data = { note: 'Gate 12\nDog in the yard', price: '1250.00' };
const fills = {
  'easy-template-x': (line) => new TemplateHandler().process(letter(line('{', '}')), data),
  'docx-templates': (line) => createReport({ template: letter(line('+++= ', '+++')), data, cmdDelimiter: '+++' }),
  docxtemplater: (line) => new Docxtemplater(new PizZip(letter(line('{', '}'))), { linebreaks: true }).render(data).getZip().generate({ type: 'nodebuffer' }),
};
const templates = {
  'the note alone': (open, close) => `${open}note${close}`,
  'the note, then the price': (open, close) => `Note: ${open}note${close}. Price: ${open}price${close} each.`,
};
(async () => {
  for (const [title, line] of Object.entries(templates)) {
    console.log(title);
    for (const [name, fill] of Object.entries(fills)) {
      const file = Buffer.from(await fill(line));
      console.log(`  ${name}: ${shown(file)}`);
      const read = await extractRawText({ buffer: file }).then(({ value }) => JSON.stringify(value), ({ message }) => `error, ${message}`);
      console.log(`    as mammoth reads it: ${read}`);
    }
  }
})();
JS
seen=$(node try.cjs)
echo "$seen"
expected='the note alone
  easy-template-x: Gate 12<br>Dog in the yard
    as mammoth reads it: "Gate 12Dog in the yard\n\n"
  docx-templates: Gate 12<br within the text>Dog in the yard
    as mammoth reads it: error, Not implemented
  docxtemplater: Gate 12<br>Dog in the yard
    as mammoth reads it: "Gate 12Dog in the yard\n\n"
the note, then the price
  easy-template-x: Note: Gate 12. Price: 1250.00 each.<br>Dog in the yard
    as mammoth reads it: "Note: Gate 12. Price: 1250.00 each.Dog in the yard\n\n"
  docx-templates: Note: Gate 12<br within the text>Dog in the yard. Price: 1250.00 each.
    as mammoth reads it: error, Not implemented
  docxtemplater: Note: Gate 12<br>Dog in the yard. Price: 1250.00 each.
    as mammoth reads it: "Note: Gate 12Dog in the yard. Price: 1250.00 each.\n\n"'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
