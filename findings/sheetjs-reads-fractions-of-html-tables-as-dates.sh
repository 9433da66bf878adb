#!/usr/bin/env bash
# SheetJS (@e965/xlsx 0.20.3): in a table of HTML, as programs put it on the clipboard, a measure of inches "3 1/2" becomes
# March 1, 2002, and "1/2" January 2, 2001. A cell that says it is a text, as Excel says it (`mso-number-format:'\@'`), loses
# the zeros of "00417" all the same; only its own `t="s"`, which no spreadsheet writes, keeps them.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @e965/xlsx@0.20.3
cat > try.cjs <<'JS'
const XLSX = require('@e965/xlsx');
const texts = `style="mso-number-format:'\\@'"`;
const cells = [`<td>3 1/2</td>`, `<td>1/2</td>`, `<td ${texts}>3 1/2</td>`, `<td ${texts}>00417</td>`, `<td t="s">00417</td>`];
for (const cell of cells) {
  const book = XLSX.read(`<table><tr>${cell}</tr></table>`, { type: 'string' });
  const { t, v, z } = book.Sheets[book.SheetNames[0]].A1;
  const day = z === 'm/d/yy' ? ` (${XLSX.SSF.format('yyyy-mm-dd', v)})` : '';
  console.log(`${cell}: ${t === 'n' ? 'number' : 'text'} ${v}${day}`);
}
JS
seen=$(TZ=UTC node try.cjs)
echo "$seen"
expected="<td>3 1/2</td>: number 37316 (2002-03-01)
<td>1/2</td>: number 36893 (2001-01-02)
<td style=\"mso-number-format:'\\@'\">3 1/2</td>: number 37316 (2002-03-01)
<td style=\"mso-number-format:'\\@'\">00417</td>: number 417
<td t=\"s\">00417</td>: text 00417"
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
