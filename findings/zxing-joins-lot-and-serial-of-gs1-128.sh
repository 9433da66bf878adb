#!/usr/bin/env bash
# bwip-js 4.11.4, @zxing/library 0.21.3, zxing-wasm 3.1.6, gs1-barcode-parser-mod 1.2.1: in a GS1-128 the lot of a sack has no
# fixed length, and FNC1 stands between it and what follows (GS1 General Specifications, 7.8). One expects of a reader the
# separator as the character 29, as it gives it for a GS1 DataMatrix or QR code. @zxing/library leaves it out of a GS1-128,
# and gives the text without a sign that it was one: lot TL0417 with the serial number 7 is "...10TL0417217", which
# gs1-barcode-parser-mod takes for the lot TL0417217. Of the DataMatrix with the same fields it gives the separators, and a
# separator at the beginning, which the parser refuses. With the hint ASSUME_GS1 it gives "]C1" and the separators. zxing-wasm
# writes parentheses around the numbers, (10)TL0417(21)7, as printed below a barcode. No error. A program that scans sacks
# gives the hint, and tests a lot before another field.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund bwip-js@4.11.4 @zxing/library@0.21.3 zxing-wasm@3.1.6 gs1-barcode-parser-mod@1.2.1
cat > try.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
const bwip = require('bwip-js');
const { BarcodeFormat, BinaryBitmap, DecodeHintType, HybridBinarizer, MultiFormatReader, RGBLuminanceSource } = require('@zxing/library');
const { prepareZXingModule, readBarcodes } = await import('zxing-wasm/full');
const { parseBarcode } = require('gs1-barcode-parser-mod');
const wasm = readFileSync(require.resolve('zxing-wasm/full/zxing_full.wasm'));
await prepareZXingModule({ overrides: { wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.length) }, fireImmediately: true });
/** The barcode in black on white, four dots a module, with a margin of ten modules. */
const picture = (bcid, text) => {
  const [{ pixs, pixx, pixy, sbs }] = bwip.raw({ bcid, text });
  const bars = sbs?.flatMap((width, index) => Array(width).fill(index % 2 ? 0 : 1));
  const [across, down] = bars ? [bars.length, 40] : [pixx, pixy];
  const [width, height] = [(across + 20) * 4, (down + 20) * 4];
  const gray = new Uint8ClampedArray(width * height).fill(255);
  for (let y = 0; y < down * 4; y += 1) {
    for (let x = 0; x < across * 4; x += 1) {
      const [column, row] = [Math.floor(x / 4), Math.floor(y / 4)];
      if (bars ? bars[column] : pixs[row * pixx + column]) gray[(y + 40) * width + x + 40] = 0;
    }
  }
  return { width, height, gray };
};
const byLibrary = ({ width, height, gray }, gs1) => {
  const hints = new Map([[DecodeHintType.TRY_HARDER, true], [DecodeHintType.POSSIBLE_FORMATS, [BarcodeFormat.CODE_128, BarcodeFormat.DATA_MATRIX]]]);
  if (gs1) hints.set(DecodeHintType.ASSUME_GS1, true);
  return new MultiFormatReader().decode(new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(gray, width, height))), hints).getText();
};
const byWasm = async ({ width, height, gray }) => {
  const data = new Uint8ClampedArray(gray.length * 4).map((_, index) => (index % 4 === 3 ? 255 : gray[index >> 2]));
  return (await readBarcodes({ width, height, data, colorSpace: 'srgb' }, {}))[0].text;
};
const fields = (text) => {
  try { return parseBarcode(text).parsedCodeItems.map(({ ai, data }) => `${ai}=${data}`).join(' '); } catch (error) { return `refused`; }
};
for (const bcid of ['gs1-128', 'gs1datamatrix']) {
  for (const text of ['(01)00036000291452(10)TL0417(21)7', '(01)00036000291452(10)TL0417']) {
    const drawn = picture(bcid, text);
    console.log(`${bcid} ${text}`);
    for (const [said, read] of [['@zxing/library', byLibrary(drawn)], ['@zxing/library, ASSUME_GS1', byLibrary(drawn, true)], ['zxing-wasm', await byWasm(drawn)]]) console.log(`  ${said}: ${JSON.stringify(read)}, fields ${fields(read)}`);
  }
}
JS
seen=$(node try.mjs)
echo "$seen"
expected='gs1-128 (01)00036000291452(10)TL0417(21)7
  @zxing/library: "010003600029145210TL0417217", fields 01=00036000291452 10=TL0417217
  @zxing/library, ASSUME_GS1: "]C1010003600029145210TL0417\u001d217", fields 01=00036000291452 10=TL0417 21=7
  zxing-wasm: "(01)00036000291452(10)TL0417(21)7", fields 01=00036000291452 10=TL0417 21=7
gs1-128 (01)00036000291452(10)TL0417
  @zxing/library: "010003600029145210TL0417", fields 01=00036000291452 10=TL0417
  @zxing/library, ASSUME_GS1: "]C1010003600029145210TL0417", fields 01=00036000291452 10=TL0417
  zxing-wasm: "(01)00036000291452(10)TL0417", fields 01=00036000291452 10=TL0417
gs1datamatrix (01)00036000291452(10)TL0417(21)7
  @zxing/library: "\u001d010003600029145210TL0417\u001d217", fields refused
  @zxing/library, ASSUME_GS1: "\u001d010003600029145210TL0417\u001d217", fields refused
  zxing-wasm: "(01)00036000291452(10)TL0417(21)7", fields 01=00036000291452 10=TL0417 21=7
gs1datamatrix (01)00036000291452(10)TL0417
  @zxing/library: "\u001d010003600029145210TL0417", fields refused
  @zxing/library, ASSUME_GS1: "\u001d010003600029145210TL0417", fields refused
  zxing-wasm: "(01)00036000291452(10)TL0417", fields 01=00036000291452 10=TL0417'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
