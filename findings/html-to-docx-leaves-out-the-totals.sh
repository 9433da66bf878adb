#!/usr/bin/env bash
# html-to-docx 1.8.0 and @turbodocx/html-to-docx 1.23.1, which goes on from it, make a letter of Word from HTML, and one
# expects that words whose form is not known are at least there. The foot of a table (`tfoot`) is left out, and with it the
# total of an estimate; so are its caption with the number of the order and the words in `time`, `small`, `kbd` and `q`:
# "Pour on Monday at 7:30" is "Pour on at 7:30", and "$90 per square foot" is "$90". Of a price that is struck out by `s` the
# former leaves the price and not the line, so that $100 stands beside $90; the latter strikes it out. `mark` and `b` come
# through. No error, and their READMEs name no list of elements. A program that makes letters so compares the words of what
# it gave with those of the letter.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund html-to-docx@1.8.0 @turbodocx/html-to-docx@1.23.1 pizzip@3.2.0
cat > try.cjs <<'JS'
const htmlToDocx = require('html-to-docx');
const turbo = require('@turbodocx/html-to-docx');
const PizZip = require('pizzip');
const shown = async (write, html) => {
  const body = new PizZip(Buffer.from(await write(html))).file('word/document.xml').asText().split('<w:body>')[1];
  const texts = [...body.matchAll(/<w:r[ >].*?<\/w:r>/gs)].map(([run]) => {
    const text = run.match(/<w:t[ >][^<]*/)?.[0].replace(/<w:t[^>]*>/, '') ?? '';
    return /<w:strike(?! w:val="false")/.test(run) ? `-${text}-` : text;
  });
  return texts.filter((text) => text.trim() !== '').join('|') || 'nothing';
};
const papers = {
  'a table with a foot': '<table><thead><tr><th>Tile</th><th>12</th></tr></thead><tbody><tr><td>Coping</td><td>8</td></tr></tbody><tfoot><tr><td>Total</td><td>20</td></tr></tfoot></table>',
  'a table with a caption': '<table><caption>Order 417</caption><tr><td>Tile</td></tr></table>',
  'a price struck out': '<p>Was <s>$100</s>, is $90.</p>',
  'a time': '<p>Pour on <time datetime="2026-11-30">Monday</time> at 7:30.</p>',
  'small print': '<p>$90 <small>per square foot</small></p>',
  'a key and a quote': '<p>Press <kbd>2</kbd> and say <q>pool</q>.</p>',
  'marked words': '<p><mark>Gate</mark> <b>12</b></p>',
};
(async () => {
  for (const [name, html] of Object.entries(papers)) console.log(`${name}: html-to-docx ${await shown(htmlToDocx, html)}; @turbodocx/html-to-docx ${await shown(turbo.default ?? turbo, html)}`);
})();
JS
seen=$(node try.cjs)
echo "$seen"
expected='a table with a foot: html-to-docx Tile|12|Coping|8; @turbodocx/html-to-docx Tile|12|Coping|8
a table with a caption: html-to-docx Tile; @turbodocx/html-to-docx Tile
a price struck out: html-to-docx Was |$100|, is $90.; @turbodocx/html-to-docx Was |-$100-|, is $90.
a time: html-to-docx Pour on | at 7:30.; @turbodocx/html-to-docx Pour on | at 7:30.
small print: html-to-docx $90 ; @turbodocx/html-to-docx $90 
a key and a quote: html-to-docx Press | and say |.; @turbodocx/html-to-docx Press | and say |.
marked words: html-to-docx Gate|12; @turbodocx/html-to-docx Gate|12'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
