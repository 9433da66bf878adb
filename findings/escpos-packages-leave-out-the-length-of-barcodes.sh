#!/usr/bin/env bash
# @node-escpos/core 0.6.0, @tillpos/xml-escpos-helper 0.3.1, react-thermal-printer 0.22.0, @point-of-sale/receipt-printer-encoder 4.0.1 write
# labels for receipt printers in ESC/POS. There a Code 128 is "GS k", 73, the number of bytes, and the text, which begins with "{A",
# "{B" or "{C" for its set of characters; without a set the printer breaks the command off and prints what follows as text (Epson's reference,
# GS k, function B). The last one writes "{B". The first three leave the set to the caller, without a word in their types. The first leaves out
# the number of bytes as well: the printer takes the "T" of TL-0417 for 84, and the lines after it, up to the total, for the barcode; with
# "{BTL-0417" it takes 123 bytes. So it is with a Code 93, where it takes 84 bytes as well. A Codabar ("NW7") comes without the letters
# that begin and end it. EAN-13 and Code 39 are right in all of them. No error. A program writes the bytes of GS k itself, or has the
# label read once by a scanner.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @node-escpos/core@0.6.0 @tillpos/xml-escpos-helper@0.3.1 react-thermal-printer@0.22.0 react@18.3.1 react-dom@18.3.1 @point-of-sale/receipt-printer-encoder@4.0.1
cat > try.mjs <<'JS'
import { createRequire } from 'node:module';
import { createElement } from 'react';
import { Barcode, Printer as Paper, render, Text } from 'react-thermal-printer';
const require = createRequire(import.meta.url);
const { Printer } = require('@node-escpos/core');
const { EscPos } = require('@tillpos/xml-escpos-helper');
const Encoder = require('@point-of-sale/receipt-printer-encoder');
const shown = (bytes) => JSON.stringify(Buffer.from(bytes).toString('latin1'));
// What a printer makes of GS k, by Epson's reference.
const print = (bytes) => {
  const start = bytes.indexOf(Buffer.from([0x1d, 0x6b]));
  if (start < 0) return `no barcode, ${shown(bytes.subarray(bytes.lastIndexOf(0x1d) + 3))}`;
  const kind = bytes[start + 2];
  if (kind <= 6) {
    const end = bytes.indexOf(0, start + 3);
    return `barcode ${kind} of ${shown(bytes.subarray(start + 3, end))}`;
  }
  const length = bytes[start + 3];
  const data = bytes.subarray(start + 4, start + 4 + length);
  const set = kind === 73 ? (/^\{[ABC]/.test(data.toString('latin1')) ? ', with a set' : ', without a set') : '';
  return `barcode ${kind} of ${length} bytes${set}: ${shown(data.length > 40 ? Buffer.concat([data.subarray(0, 40), Buffer.from('...')]) : data)}`;
};
const after = ['Coping bullnose, Oyster', '12 pieces', 'Lot TL-0417, north yard, rack 3, for job 1042', 'Total 1,250.00', 'Thank you'];
const core = async (text, kind) => {
  const written = [];
  const adapter = { open: (done) => done?.(null, adapter), write: (data, done) => (written.push(Buffer.from(data)), done?.(null), true), close: (done) => done?.(null) };
  const printer = new Printer(adapter, { encoding: 'CP437' });
  printer.barcode(text, kind, { width: 2, height: 80, position: 'OFF' });
  for (const line of after) printer.text(line);
  await printer.flush();
  return Buffer.concat(written);
};
const xml = (text, system) => Buffer.from(EscPos.getBufferFromTemplate(`<?xml version="1.0" encoding="UTF-8"?><document><barcode system="${system}">${text}</barcode>${after.map((line) => `<text-line>${line}</text-line>`).join('')}</document>`, {}));
const react = async (text, type) => Buffer.from(await render(createElement(Paper, { type: 'epson', width: 42 }, createElement(Barcode, { type, content: text }), ...after.map((line, key) => createElement(Text, { key }, line)))));
const encoder = (text, kind) => {
  const one = new (Encoder.default ?? Encoder)({ language: 'esc-pos', columns: 42 }).initialize().barcode(text, kind, { height: 60 });
  for (const line of after) one.line(line);
  return Buffer.from(one.encode());
};
for (const [name, write, kinds] of [
  ['@node-escpos/core', core, [['TL-0417', 'CODE128'], ['{BTL-0417', 'CODE128'], ['TL-0417', 'CODE93'], ['0417', 'NW7'], ['TL-0417', 'CODE39'], ['400638133393', 'EAN13']]],
  ['@tillpos/xml-escpos-helper', xml, [['TL-0417', 'CODE_128'], ['TL-0417', 'CODE_39']]],
  ['react-thermal-printer', react, [['TL-0417', 'CODE128'], ['TL-0417', 'CODE39']]],
  ['receipt-printer-encoder', encoder, [['TL-0417', 'code128'], ['TL-0417', 'code39']]],
]) {
  for (const [text, kind] of kinds) console.log(`${name} ${kind} ${text}: ${print(await write(text, kind))}`);
}
JS
seen=$(node try.mjs)
echo "$seen"
expected='@node-escpos/core CODE128 TL-0417: barcode 73 of 84 bytes, without a set: "L-0417\u0000Coping bullnose, Oyster\n12 pieces..."
@node-escpos/core CODE128 {BTL-0417: barcode 73 of 123 bytes, without a set: "BTL-0417\u0000Coping bullnose, Oyster\n12 piec..."
@node-escpos/core CODE93 TL-0417: barcode 72 of 84 bytes: "L-0417\u0000Coping bullnose, Oyster\n12 pieces..."
@node-escpos/core NW7 0417: barcode 6 of "0417"
@node-escpos/core CODE39 TL-0417: barcode 4 of "TL-0417"
@node-escpos/core EAN13 400638133393: barcode 2 of "4006381333931"
@tillpos/xml-escpos-helper CODE_128 TL-0417: barcode 73 of 7 bytes, without a set: "TL-0417"
@tillpos/xml-escpos-helper CODE_39 TL-0417: barcode 69 of 7 bytes: "TL-0417"
react-thermal-printer CODE128 TL-0417: barcode 73 of 7 bytes, without a set: "TL-0417"
react-thermal-printer CODE39 TL-0417: barcode 69 of 7 bytes: "TL-0417"
receipt-printer-encoder code128 TL-0417: barcode 73 of 9 bytes, with a set: "{BTL-0417"
receipt-printer-encoder code39 TL-0417: barcode 4 of "TL-0417"'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
