#!/usr/bin/env bash
# @signpdf/placeholder-pdf-lib 3.3.0 and @signpdf/placeholder-plain 3.3.0 put the place for a signature into a PDF, with the reason and
# the name of who signs; pdf-lib 1.17.1 made the paper, mupdf 1.28.1 reads it. One expects to read the texts that were given. In a text of
# PDF a bracket without its partner, and a backslash, need a backslash before them. The first package writes none: with the reason "1) deck
# 2) spa" the whole entry of the signature cannot be read any more, neither reason nor name nor day, and "C:\new" is read as "C:", a line
# break and "ew". Of a dash, as programs of letters put it, it writes half, so that "Katy – TX" has a control character. The second
# writes these right, and for a name with a letter outside of ASCII writes UTF-16 as if it were UTF-8: "Ana Núñez" is read as "þÿ" and
# nothing more, or as each letter beside a zero. No error when it is written and signed. A program reads the texts back before it keeps
# a signed paper, or leaves brackets and such letters out.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @signpdf/placeholder-pdf-lib@3.3.0 @signpdf/placeholder-plain@3.3.0 pdf-lib@1.17.1 mupdf@1.28.1
cat > try.mjs <<'JS'
import * as mupdf from 'mupdf';
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
const { pdflibAddPlaceholder } = require('@signpdf/placeholder-pdf-lib');
const { plainAddPlaceholder } = require('@signpdf/placeholder-plain');
const { PDFDocument } = require('pdf-lib');
const paper = async () => {
  const document = await PDFDocument.create();
  document.addPage([612, 792]);
  return document;
};
const bytes = async (document) => Buffer.from(await document.save({ useObjectStreams: false }));
for (const [reason, name, location] of [['Approved (net 30)', 'Ana Nunez', 'Katy, TX'], ['1) deck 2) spa', 'Ana Nunez', 'Katy, TX'], ['C:\\new', 'Ana Núñez', 'Katy – TX']]) {
  console.log(`given: ${JSON.stringify([reason, name, location])}`);
  const options = { reason, name, location, contactInfo: 'ana@example.com', signingTime: new Date('2026-11-30T13:30:00Z') };
  const one = await paper();
  pdflibAddPlaceholder({ pdfDoc: one, ...options });
  for (const [kind, file] of [['pdf-lib', await bytes(one)], ['plain', plainAddPlaceholder({ pdfBuffer: await bytes(await paper()), ...options })]]) {
    const signature = mupdf.Document.openDocument(file, 'application/pdf').asPDF().getTrailer().get('Root', 'AcroForm', 'Fields', 0, 'V');
    console.log(`  placeholder-${kind}: ${JSON.stringify(['Reason', 'Name', 'Location'].map((key) => (signature.get(key).isString() ? signature.get(key).asString() : null)))}`);
  }
}
JS
seen=$(node try.mjs 2>/dev/null | grep -v '^syntax error\|^warning')
echo "$seen"
expected='given: ["Approved (net 30)","Ana Nunez","Katy, TX"]
  placeholder-pdf-lib: ["Approved (net 30)","Ana Nunez","Katy, TX"]
  placeholder-plain: ["Approved (net 30)","Ana Nunez","Katy, TX"]
given: ["1) deck 2) spa","Ana Nunez","Katy, TX"]
  placeholder-pdf-lib: [null,null,null]
  placeholder-plain: ["1) deck 2) spa","Ana Nunez","Katy, TX"]
given: ["C:\\new","Ana Núñez","Katy – TX"]
  placeholder-pdf-lib: ["C:\new","Ana Núñez","Katy \u0013 TX"]
  placeholder-plain: ["C:\\new","þÿ","þÿ"]'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
