#!/usr/bin/env bash
# pdfmake 0.3.11: `tagged: true` says in the file that it is tagged (/Marked true) and gives it a structure tree without one
# element: no heading, list or table is in it, and no text of a page belongs to any. Whoever reads aloud by the structure is
# told that there is one, and finds nothing. Language and title, which need no structure, are written without it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund pdfmake@0.3.11
cat > try.cjs <<'JS'
const { dirname, join } = require('node:path');
const pdfMake = require('pdfmake');
const fonts = join(dirname(require.resolve('pdfmake/package.json')), 'fonts/Roboto');
pdfMake.setUrlAccessPolicy(() => false);
pdfMake.setLocalAccessPolicy((path) => path.startsWith(fonts));
pdfMake.setFonts({ Roboto: { normal: join(fonts, 'Roboto-Regular.ttf'), bold: join(fonts, 'Roboto-Medium.ttf') } });
const count = (text, what) => text.split(what).length - 1;
const look = async (tagged) => {
  const content = [{ text: 'Heading', headlineLevel: 1 }, { ul: ['one', 'two'] }, { table: { body: [['a', 'b']] } }];
  const paper = { compress: false, tagged, language: 'en-US', displayTitle: true, info: { title: 'Order' }, content };
  const text = (await pdfMake.createPdf(paper).getBuffer()).toString('latin1');
  console.log(
    `tagged ${tagged}: marked ${count(text, '/Marked true')}, tree ${count(text, '/Type /StructTreeRoot')}, elements ${count(text, '/Type /StructElem')}, marked texts ${count(text, '/MCID')}, language ${count(text, '/Lang (en-US)')}, title shown ${count(text, '/DisplayDocTitle true')}`,
  );
};
look(false).then(() => look(true));
JS
seen=$(node try.cjs)
echo "$seen"
expected='tagged false: marked 0, tree 0, elements 0, marked texts 0, language 1, title shown 1
tagged true: marked 1, tree 1, elements 0, marked texts 0, language 1, title shown 1'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
