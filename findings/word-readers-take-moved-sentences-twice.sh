#!/usr/bin/env bash
# word-extractor 1.0.4 and any-text 1.2.0 give the text of a document of Word, and of words that were deleted while changes
# were tracked they give none, which is what one expects. Of a sentence that was moved Word keeps the old place too, in
# `w:moveFrom`, whose words stand in `w:t` as any others and not in `w:delText` (ECMA-376, part 1, 17.13.5.22): both give it
# at both places, so that a contract to which 500 dollars were added once reads as if twice. mammoth 1.13.0 and officeparser
# 8.1.1 leave the old place out. A text box, which Word writes in a new and in an old form, of which a reader takes one, comes
# twice in any-text. No error. A program that reads or compares contracts accepts all changes first, or takes one of the other
# two.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund word-extractor@1.0.4 officeparser@8.1.1 any-text@1.2.0 mammoth@1.13.0 pizzip@3.3.0
cat > try.cjs <<'JS'
const { writeFileSync } = require('node:fs');
const anyText = require('any-text');
const mammoth = require('mammoth');
const officeparser = require('officeparser');
const PizZip = require('pizzip');
const WordExtractor = require('word-extractor');
const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const document = (body) => {
  const zip = new PizZip();
  const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
  const office = 'http://schemas.openxmlformats.org';
  zip.file('[Content_Types].xml', `<?xml version="1.0"?><Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`);
  zip.file('_rels/.rels', `<?xml version="1.0"?><Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`);
  zip.file('word/document.xml', `<?xml version="1.0"?><w:document xmlns:w="${main}" xmlns:mc="${office}/markup-compatibility/2006" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" xmlns:v="urn:schemas-microsoft-com:vml"><w:body>${body}</w:body></w:document>`);
  return zip.generate({ type: 'nodebuffer' });
};
const run = (text) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
const line = (content) => `<w:p>${content}</w:p>`;
const who = 'w:author="A" w:date="2026-11-29T00:00:00Z"';
const deleted = (text) => `<w:del w:id="1" ${who}><w:r><w:delText xml:space="preserve">${text}</w:delText></w:r></w:del>`;
const from = (text) => `<w:moveFromRangeStart w:id="2" w:name="move1" ${who}/><w:moveFrom w:id="3" ${who}>${run(text)}</w:moveFrom><w:moveFromRangeEnd w:id="2"/>`;
const to = (text) => `<w:moveToRangeStart w:id="4" w:name="move1" ${who}/><w:moveTo w:id="5" ${who}>${run(text)}</w:moveTo><w:moveToRangeEnd w:id="4"/>`;
const box = (text) => `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:txbx><w:txbxContent>${line(run(text))}</w:txbxContent></wps:txbx></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape><v:textbox><w:txbxContent>${line(run(text))}</w:txbxContent></v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r>`;
const papers = {
  'deleted': line(run('Deck 800. ') + deleted('Spa 900.')),
  'moved': line(from('Add 500 dollars.') + run(' Deck 800. ') + to('Add 500 dollars.')),
  'in a text box': line(run('Deck 800. ') + box('Gate 12.')),
};
(async () => {
  for (const [name, body] of Object.entries(papers)) {
    const paper = document(body);
    writeFileSync('paper.docx', paper);
    const extracted = await new WordExtractor().extract(paper);
    const parsed = await (officeparser.OfficeParser ?? officeparser).parseOffice(paper);
    const texts = {
      'word-extractor': `${extracted.getBody()}${extracted.getTextboxes()}`,
      'officeparser': typeof parsed === 'string' ? parsed : await (parsed.to ? parsed.to('text').then(({ value }) => value) : parsed.toText()),
      'any-text': await anyText.getText('paper.docx'),
      'mammoth': (await mammoth.extractRawText({ buffer: paper })).value,
    };
    console.log(`${name}: ${Object.entries(texts).map(([reader, text]) => `${reader} ${JSON.stringify(text.replace(/\s+/g, ' ').trim())}`).join('; ')}`);
  }
})();
JS
seen=$(node try.cjs)
echo "$seen"
expected='deleted: word-extractor "Deck 800."; officeparser "Deck 800."; any-text "Deck 800."; mammoth "Deck 800."
moved: word-extractor "Add 500 dollars. Deck 800. Add 500 dollars."; officeparser "Deck 800. Add 500 dollars."; any-text "Add 500 dollars. Deck 800. Add 500 dollars."; mammoth "Deck 800. Add 500 dollars."
in a text box: word-extractor "Deck 800. Gate 12."; officeparser "Deck 800. Gate 12."; any-text "Deck 800. Gate 12.Gate 12."; mammoth "Deck 800. Gate 12."'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
