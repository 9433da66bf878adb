#!/usr/bin/env bash
# drizzle-kit 0.31.11, unpdf 1.4.0 (pdf.js), pdfkit 0.17.2: `drizzle-kit/api` makes the tables of a test (generateDrizzleJson), and the
# same process reads a paper. One expects the two to have nothing to do with each other. The import alone, nothing called, gives all
# arrays of the process an enumerable method `random`, so that every `for (const key in list)` has one round more, and pdf.js, which
# looks for this, reads no paper any more: the same bytes had a text before. Tests that share a process fail in another file than the one
# that imports it, and in another one each time, by the order in which they run. Run as a program (`drizzle-kit export`), it changes
# nothing of its caller.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts drizzle-kit@0.31.11 drizzle-orm@0.45.4 unpdf@1.4.0 pdfkit@0.17.2
cat > try.mjs <<'JS'
import PDFDocument from 'pdfkit';
import { getDocumentProxy } from 'unpdf';
const bytes = await new Promise((resolve) => {
  const paper = new PDFDocument();
  const parts = [];
  paper.on('data', (part) => parts.push(part)).on('end', () => resolve(Buffer.concat(parts)));
  paper.text('Dig, steel, gunite');
  paper.end();
});
const textOf = async () => {
  const page = await (await getDocumentProxy(new Uint8Array(bytes))).getPage(1);
  return (await page.getTextContent()).items.map(({ str }) => str).join('');
};
const say = async (when) => {
  console.log(`${when}: ${await textOf().catch((error) => error.message)}`);
  const keys = [];
  for (const key in ['dig', 'steel']) keys.push(key);
  console.log(`  keys of a list of two: ${keys.join(', ')}`);
};
await say('before');
await import('drizzle-kit/api');
await say('after the import');
JS
seen=$(node try.mjs 2>/dev/null)
echo "$seen"
expected='before: Dig, steel, gunite
  keys of a list of two: 0, 1
after the import: The `Array.prototype` contains unexpected enumerable property "random", thus breaking e.g. `for...in` iteration of Arrays.
  keys of a list of two: 0, 1, random'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
