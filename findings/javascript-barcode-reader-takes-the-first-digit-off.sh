#!/usr/bin/env bash
# javascript-barcode-reader 1.0.0, bwip-js 4.11.4, @undecaf/zbar-wasm 0.11.0: the second draws barcodes, which the third reads as they
# were written. The first reads the 13 digits of an EAN-13 without the first one, which stands in no bars of its own but in the kinds
# of the others: 4006381333931 and 9006381333936, goods of two countries, are both 006381333931 and ...936 with 12 digits, of which the
# check digit is wrong for a UPC. Of a UPC-E "00000NaN" is left. The letters that begin and end a Codabar, as on the tickets of
# depots, are changed: B is read as C and C as B. Of a GS1-128 the mark that ends the lot is the word "FNC 1" within the text, so that
# lot TL0417 with an expiry is "FNC 110TL0417FNC 117261130". Code 128, Code 39, EAN-8, UPC-A and ITF come as written. No error. A
# program compares the check digit, or takes another reader.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund javascript-barcode-reader@1.0.0 bwip-js@4.11.4 @undecaf/zbar-wasm@0.11.0
cat > try.cjs <<'JS'
const bwip = require('bwip-js');
const loaded = require('javascript-barcode-reader');
const { scanGrayBuffer } = require('@undecaf/zbar-wasm');
const read = loaded.default ?? loaded;
const draw = (bcid, text) => {
  const [{ sbs }] = bwip.raw({ bcid, text });
  const bars = sbs.map((width, index) => (index % 2 ? '0' : '1').repeat(width)).join('');
  const [module, quiet, height] = [3, 12, 60];
  const width = (bars.length + 2 * quiet) * module;
  const gray = new Uint8Array(width * height).fill(255);
  for (let y = 5; y < height - 5; y += 1) {
    for (let x = 0; x < bars.length * module; x += 1) if (bars[Math.floor(x / module)] === '1') gray[y * width + quiet * module + x] = 0;
  }
  return { width, height, gray };
};
(async () => {
  for (const [bcid, text, barcode, barcodeType] of [
    ['ean13', '4006381333931', 'ean-13'],
    ['ean13', '9006381333936', 'ean-13'],
    ['upce', '01234565', 'upc-e'],
    ['rationalizedCodabar', 'B0417C', 'codabar'],
    ['rationalizedCodabar', 'A0417D', 'codabar'],
    ['gs1-128', '(10)TL0417(17)261130', 'code-128'],
    ['code128', 'TL-0417', 'code-128'],
    ['code39', 'TL-0417', 'code-39'],
    ['ean8', '96385074', 'ean-8'],
    ['upca', '012345678905', 'upc-a'],
    ['itf14', '10012345678902', 'code-2of5', 'interleaved'],
  ]) {
    const { width, height, gray } = draw(bcid, text);
    const data = new Uint8ClampedArray(4 * gray.length).fill(255);
    gray.forEach((value, index) => data.fill(value, 4 * index, 4 * index + 3));
    const one = await read({ image: { data, width, height }, barcode, barcodeType });
    const two = (await scanGrayBuffer(gray.buffer, width, height)).map((symbol) => JSON.stringify(symbol.decode()));
    console.log(`${bcid} ${text}: javascript-barcode-reader ${JSON.stringify(one)}, zbar ${two}`);
  }
})();
JS
seen=$(node try.cjs)
echo "$seen"
expected='ean13 4006381333931: javascript-barcode-reader "006381333931", zbar "4006381333931"
ean13 9006381333936: javascript-barcode-reader "006381333936", zbar "9006381333936"
upce 01234565: javascript-barcode-reader "00000NaN", zbar "0012345000065"
rationalizedCodabar B0417C: javascript-barcode-reader "C0417B", zbar "B0417C"
rationalizedCodabar A0417D: javascript-barcode-reader "A0417D", zbar "A0417D"
gs1-128 (10)TL0417(17)261130: javascript-barcode-reader "FNC 110TL0417FNC 117261130", zbar "10TL0417\u001d17261130"
code128 TL-0417: javascript-barcode-reader "TL-0417", zbar "TL-0417"
code39 TL-0417: javascript-barcode-reader "TL-0417", zbar "TL-0417"
ean8 96385074: javascript-barcode-reader "96385074", zbar "96385074"
upca 012345678905: javascript-barcode-reader "012345678905", zbar "0012345678905"
itf14 10012345678902: javascript-barcode-reader "10012345678902", zbar "10012345678902"'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
