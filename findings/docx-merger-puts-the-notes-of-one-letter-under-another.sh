#!/usr/bin/env bash
# docx-merger 1.2.2, docx 9.7.1, mammoth 1.13.0: the second writes Word files, the first makes one of several, and the third reads them. One
# expects the text of each. A footnote of the second file shows the text of the first one's: "net 30 days" under both, where the second
# has "net 10 days". Numbered lists are paragraphs without numbers, since they ask for numbering 2 and the merger renames it to 20 and 21.
# A sheet across is upright, and the header of the second file is that of the first. No error. The paragraphs are right. A
# program writes one file from the start, or joins PDFs.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund docx-merger@1.2.2 docx@9.7.1 mammoth@1.13.0 jszip@3.10.1
cat > try.cjs <<'JS'
const docx = require('docx');
const Merger = require('docx-merger');
const JSZip = require('jszip');
const { convertToHtml } = require('mammoth');
const letter = (name, orientation, ...words) => docx.Packer.toBuffer(new docx.Document({
  numbering: { config: [{ reference: 'steps', levels: [{ level: 0, format: 'decimal', text: '%1.' }] }] },
  footnotes: { 1: { children: [new docx.Paragraph(`net ${words[0]} days`)] } },
  sections: [{
    properties: { page: { size: { orientation } } },
    headers: { default: new docx.Header({ children: [new docx.Paragraph(`Header of ${name}`)] }) },
    children: [
      new docx.Paragraph({ children: [new docx.TextRun(name), new docx.FootnoteReferenceRun(1)] }),
      ...words.slice(1).map((text) => new docx.Paragraph({ text, numbering: { reference: 'steps', level: 0 } })),
    ],
  }],
}));
const say = async (name, buffer) => {
  const zip = await JSZip.loadAsync(buffer);
  const { value } = await convertToHtml({ buffer });
  const headers = await Promise.all(Object.keys(zip.files).filter((file) => /word.header[0-9]*.xml$/.test(file)).map((file) => zip.file(file).async('string')));
  console.log(`${name}: ${value.replace(/<a [^>]*>|<.a>|<.?sup>/g, '')}`);
  console.log(`  ${(await zip.file('word/document.xml').async('string')).match(/w:orient="[a-z]*"/g).join(', ')}; ${headers.map((text) => text.replace(/<[^>]*>/g, '')).join(', ')}`);
};
(async () => {
  const letters = [await letter('Estimate', 'portrait', 30, 'Dig', 'Steel'), await letter('Plan', 'landscape', 10, 'Tile', 'Deck')];
  await say('first', letters[0]);
  await say('second', letters[1]);
  new Merger({}, letters.map((buffer) => buffer.toString('binary'))).save('nodebuffer', (merged) => say('both', merged));
})();
JS
seen=$(node try.cjs)
echo "$seen"
expected='first: <p>Estimate[1]</p><ol><li>Dig</li><li>Steel</li></ol><ol><li id="footnote-1"><p>net 30 days ↑</p></li></ol>
  w:orient="portrait"; Header of Estimate
second: <p>Plan[1]</p><ol><li>Tile</li><li>Deck</li></ol><ol><li id="footnote-1"><p>net 10 days ↑</p></li></ol>
  w:orient="landscape"; Header of Plan
both: <p>Estimate[1]</p><p>Dig</p><p>Steel</p><p>Plan[2]</p><p>Tile</p><p>Deck</p><ol><li id="footnote-1"><p>net 30 days ↑</p></li><li id="footnote-1"><p>net 30 days ↑</p></li></ol>
  w:orient="portrait"; Header of Estimate'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
