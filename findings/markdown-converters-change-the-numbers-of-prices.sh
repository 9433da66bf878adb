#!/usr/bin/env bash
# node-html-markdown 2.0.0, turndown 7.2.5 with turndown-plugin-gfm 1.0.2: of a price list in HTML one expects Markdown
# that shows the same numbers, as html-to-md 0.8.8 has most of them. node-html-markdown leaves out the break in a cell, so
# that 12 and 8.50 below each other are read as 128.50 (html-to-md keeps the `<br />`, which GFM allows in a table); begins
# a list of work that goes on with `start="3"` at 1 again; and puts what stands beside a cell of two columns, the 500 of a
# total, into the column of the prices, as turndown does. turndown writes "1|2" into a table as it is, a column more (GFM,
# 4.10: "It is possible to include a pipe in a cell's content by escaping it"), and breaks the row at a break. Here marked
# 16.4.1 reads what was written. No error. A program that makes Markdown of mails replaces breaks in cells and starts of
# lists first.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund node-html-markdown@2.0.0 turndown@7.2.5 turndown-plugin-gfm@1.0.2 html-to-md@0.8.8 marked@16.4.1
cat > try.mjs <<'JS'
import htmlToMd from 'html-to-md';
import { marked } from 'marked';
import { NodeHtmlMarkdown } from 'node-html-markdown';
import Turndown from 'turndown';
import gfm from 'turndown-plugin-gfm';
const turndown = new Turndown();
turndown.use(gfm.gfm);
const converters = {
  'node-html-markdown': (html) => NodeHtmlMarkdown.translate(html),
  turndown: (html) => turndown.turndown(html),
  'html-to-md': (html) => htmlToMd(html),
};
const shown = (html) => html.replaceAll(/<br ?\/?>/gu, ' / ').replaceAll(/<\/t[dh]>\s*<t[dh][^>]*>/gu, ' | ').replaceAll(/<(ol|li)( start="\d+")?>/gu, '<$1$2>').replaceAll(/<(?!\/?(?:ol|li|sup)\b)[^>]*>/gu, ' ').replaceAll(/\s+/gu, ' ').trim();
const table = (...rows) => `<table><thead><tr><th>Item</th><th>Each</th><th>Total</th></tr></thead><tbody>${rows.map((cells) => `<tr>${cells}</tr>`).join('')}</tbody></table>`;
const cases = {
  'break in a cell': table('<td>Tile</td><td>12<br>8.50</td><td>20.50</td>'),
  'two columns': table('<td colspan="2">Total</td><td>500</td>'),
  pipe: table('<td>1|2 inch</td><td>12</td><td>24</td>'),
  start: '<ol start="3"><li>Coping</li><li>Tile</li></ol>',
};
for (const [name, html] of Object.entries(cases)) {
  console.log(`${name}: ${shown(html)}`);
  for (const [converter, convert] of Object.entries(converters)) console.log(`  ${converter.padEnd(18)} ${shown(marked.parse(convert(html)))}`);
}
JS
seen=$(node try.mjs)
echo "$seen"
expected='break in a cell: Item | Each | Total Tile | 12 / 8.50 | 20.50
  node-html-markdown Item | Each | Total Tile | 128.50 | 20.50
  turndown           Item | Each | Total Tile | 12 | 8.50 | 20.50 |
  html-to-md         Item | Each | Total Tile | 12 / 8.50 | 20.50
two columns: Item | Each | Total Total | 500
  node-html-markdown Item | Each | Total Total | 500 |
  turndown           Item | Each | Total Total | 500 |
  html-to-md         |Item|Each|Total| |---|---| |Total|500|
pipe: Item | Each | Total 1|2 inch | 12 | 24
  node-html-markdown Item | Each | Total 1|2 inch | 12 | 24
  turndown           Item | Each | Total 1 | 2 inch | 12
  html-to-md         Item | Each | Total 1|2 inch | 12 | 24
start: <ol start="3"><li>Coping</li><li>Tile</li></ol>
  node-html-markdown <ol> <li>Coping</li> <li>Tile</li> </ol>
  turndown           <ol start="3"> <li>Coping</li> <li>Tile</li> </ol>
  html-to-md         <ol start="3"> <li>Coping</li> <li>Tile</li> </ol>'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
