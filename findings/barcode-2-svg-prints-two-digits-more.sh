#!/usr/bin/env bash
# barcode-2-svg 0.4.0, jsbarcode 3.12.3, @undecaf/zbar-wasm 0.11.0: "interleaved 2 of 5" holds an even number of digits as they are, and on
# cartons it is the ITF-14 of GS1, whose last digit is its check digit. One expects the digits that were given, as jsbarcode writes them and
# the last package reads. barcode-2-svg adds a check digit, and a zero before it where the number is odd then: the carton 10012345678902
# is read as 0100123456789028, sixteen digits, which is no GTIN, job 001042 as 00010429, and part 01042 as 010429, another part of six
# digits. Its README has no setting for it; it takes `{ code, crc: false }` instead of a text. Code 128, Code 39 and EAN-13 are printed as
# given. No error. A program reads a label back before it prints a thousand of them.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund barcode-2-svg@0.4.0 jsbarcode@3.12.3 @undecaf/zbar-wasm@0.11.0
cat > try.cjs <<'JS'
const barcode = require('barcode-2-svg');
const jsbarcode = require('jsbarcode');
const { scanGrayBuffer } = require('@undecaf/zbar-wasm');
const read = async (bars, width) => {
  const [quiet, height, full] = [40, 60, Math.ceil(width) + 80];
  const gray = new Uint8Array(full * height).fill(255);
  for (const [from, to] of bars) for (let y = 5; y < height - 5; y += 1) gray.fill(0, y * full + quiet + Math.round(from), y * full + quiet + Math.round(to));
  return (await scanGrayBuffer(gray.buffer, full, height)).map((symbol) => symbol.decode()).join();
};
const svg = (code, kind) => {
  const text = barcode(code, kind, { width: 2000, barWidth: 1, barHeight: 50 });
  const bars = [...text.matchAll(/<rect width="([\d.]+)" height="50" x="([\d.]+)"/g)].map(([, width, x]) => [Number(x), Number(x) + Number(width)]);
  return read(bars, Math.max(...bars.map(([, to]) => to)));
};
const js = (text, format) => {
  const result = {};
  jsbarcode(result, text, { format });
  const bits = result.encodings.map(({ data }) => data).join('');
  return read([...bits].flatMap((bit, index) => (bit === '1' ? [[3 * index, 3 * index + 3]] : [])), 3 * bits.length);
};
(async () => {
  for (const [text, kind, format] of [['10012345678902', 'int25', 'ITF'], ['001042', 'int25', 'ITF'], ['01042', 'int25'], ['010422', 'int25', 'ITF'], ['TL-0417', 'code128', 'CODE128'], ['TL-0417', 'code39', 'CODE39'], ['4006381333931', 'ean13', 'EAN13']]) {
    console.log(`${kind} ${text}: barcode-2-svg ${await svg(text, kind)}${format ? `, jsbarcode ${await js(text, format)}` : ''}`);
  }
  console.log(`int25 { code: '001042', crc: false }: barcode-2-svg ${await svg({ code: '001042', crc: false }, 'int25')}`);
})();
JS
seen=$(node try.cjs)
echo "$seen"
expected='int25 10012345678902: barcode-2-svg 0100123456789028, jsbarcode 10012345678902
int25 001042: barcode-2-svg 00010429, jsbarcode 001042
int25 01042: barcode-2-svg 010429
int25 010422: barcode-2-svg 00104227, jsbarcode 010422
code128 TL-0417: barcode-2-svg TL-0417, jsbarcode TL-0417
code39 TL-0417: barcode-2-svg TL-0417, jsbarcode TL-0417
ean13 4006381333931: barcode-2-svg 4006381333931, jsbarcode 4006381333931
int25 { code: '\''001042'\'', crc: false }: barcode-2-svg 001042'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
