#!/usr/bin/env bash
# jszpl 2.0.1 writes the language of label printers, ZPL II, from texts and barcodes, and one expects that a text is printed
# as it was given. In ZPL ^ and ~ begin a command wherever they stand, also within the data of a field, and are printed by
# their numbers in hex after ^FH (Zebra, ZPL II Programming Guide, ^FD and ^FH); the half of "3½" needs a code page by ^CI.
# The package writes "~12 ft of coping" and "5^2 psi" as they are, without ^FH and ^CI, so that the printer takes what
# follows for a command. In the data of a Code 128 ">" begins a code of its own (^BC, where ">0" is ">" itself), and it
# writes ">0417" as it is too: the barcode has other letters than the text. No error. A program that prints labels writes
# these letters in hex, or refuses them where they are entered.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund jszpl@2.0.1
cat > try.cjs <<'JS'
const { Barcode, BarcodeType, BarcodeTypeName, Label, PrintDensity, PrintDensityName, Text } = require('jszpl');
const written = (content) => {
  const label = new Label();
  label.printDensity = new PrintDensity(PrintDensityName['8dpmm']);
  label.width = 100;
  label.height = 50;
  label.content.push(content);
  return label.generateZPL();
};
const text = (value) => written(Object.assign(new Text(), { text: value }));
const barcode = (value) => written(Object.assign(new Barcode(), { data: value, type: new BarcodeType(BarcodeTypeName.Code128) }));
const said = (zpl) => `${zpl.match(/\^FD.*/)[0]}, by hex ${zpl.includes('^FH')}, code page ${zpl.match(/\^CI\d+/)?.[0] ?? 'none'}`;
for (const value of ['12 ft of coping', '~12 ft of coping', 'Bond 5^2 psi', 'Tile 3½ in']) console.log(`${value}: ${said(text(value))}`);
for (const value of ['TL0417', 'TL>0417', 'TL^0417']) console.log(`Code 128 of ${value}: ${said(barcode(value))}`);
JS
seen=$(node try.cjs)
echo "$seen"
expected='12 ft of coping: ^FD12 ft of coping^FS, by hex false, code page none
~12 ft of coping: ^FD~12 ft of coping^FS, by hex false, code page none
Bond 5^2 psi: ^FDBond 5^2 psi^FS, by hex false, code page none
Tile 3½ in: ^FDTile 3½ in^FS, by hex false, code page none
Code 128 of TL0417: ^FDTL0417^FS, by hex false, code page none
Code 128 of TL>0417: ^FDTL>0417^FS, by hex false, code page none
Code 128 of TL^0417: ^FDTL^0417^FS, by hex false, code page none'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
