#!/usr/bin/env bash
# csv-to-markdown-table 1.6.3, array-to-table 1.0.1, markdown-table-ts 1.0.3, tablemark 4.1.0: of a list with a size of 1|2
# inch, a name with a comma and a note of two lines one expects a table of Markdown that shows the same cells.
# csv-to-markdown-table, "Simple JavaScript CSV to Markdown Table Converter", keeps the quotes of CSV as letters of the
# cell, and where there is one inside cuts the cell at its comma (RFC 4180, 2.6 and 2.7), makes two rows of a note of two
# lines, and a row with nothing in it of the line end of the file. array-to-table and markdown-table-ts write the | as it
# is, so that "2 inch" stands in the column of the quantity and the quantity in none (GFM, 4.10: "the excess is ignored").
# All four leave the second line of a note as a row of its own, of which the README of tablemark warns; tablemark writes
# the | rightly. No error. Here marked 16.4.1 reads the tables. A program that makes such tables writes \| and <br> itself.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund csv-to-markdown-table@1.6.3 array-to-table@1.0.1 markdown-table-ts@1.0.3 tablemark@4.1.0 marked@16.4.1
cat > try.mjs <<'JS'
import arrayToTable from 'array-to-table';
import csvToMarkdown from 'csv-to-markdown-table';
import { marked } from 'marked';
import { getMarkdownTable } from 'markdown-table-ts';
import { tablemark } from 'tablemark';
const rows = { pipe: ['1|2 inch', '12'], comma: ['Garza, "Ana"', '13'], lines: ['north\nsouth', '14'] };
const quoted = (text) => (/[",\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const packages = {
  'csv-to-markdown-table': (cells) => csvToMarkdown(`size,count\n${cells.map(quoted).join(',')}\n`, ',', true),
  'array-to-table': ([size, count]) => arrayToTable([{ size, count }]),
  'markdown-table-ts': (cells) => getMarkdownTable({ table: { head: ['size', 'count'], body: [cells] } }),
  tablemark: ([size, count]) => tablemark([{ size, count }]),
};
const read = (markdown) => {
  const table = marked.lexer(markdown).find(({ type }) => type === 'table');
  return table.rows.map((row) => `[${row.map(({ text }) => text).join(' ; ')}]`).join(' ');
};
for (const [name, cells] of Object.entries(rows)) {
  console.log(`${name}: ${JSON.stringify(cells)}`);
  for (const [title, make] of Object.entries(packages)) console.log(`  ${title.padEnd(21)} ${read(make(cells))}`);
}
JS
seen=$(node try.mjs)
echo "$seen"
expected='pipe: ["1|2 inch","12"]
  csv-to-markdown-table [1|2 inch ; 12] [ ; ]
  array-to-table        [1 ; 2 inch]
  markdown-table-ts     [1 ; 2 inch]
  tablemark             [1|2 inch ; 12]
comma: ["Garza, \"Ana\"","13"]
  csv-to-markdown-table ["Garza ; ""Ana""" ; 13] [ ;  ; ]
  array-to-table        [Garza, "Ana" ; 13]
  markdown-table-ts     [Garza, "Ana" ; 13]
  tablemark             [Garza, "Ana" ; 13]
lines: ["north\nsouth","14"]
  csv-to-markdown-table ["north ; ] [south" ; 14] [ ; ]
  array-to-table        [north ; ] [south ; 14]
  markdown-table-ts     [north ; ] [south ; 14]
  tablemark             [north ; 14] [south ; ]'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
