#!/usr/bin/env bash
# pdf-signature-reader 1.4.3 checks the signatures of a PDF and says who signed it and why; @signpdf/signpdf 3.3.0 and pdf-lib 1.17.1
# made it, and pdf-lib reads the texts back whole. The package takes letters, figures, spaces, dots, commas and "@" of them and stops
# before anything else: "Change order 1042: $1,250.00 (net 30)" is "Change order 1042", "12-foot deck" is "12", O'Neil is O, "Smith & Sons"
# is "Smith ", and "Ana Núñez" "Ana N", as if these had been signed. The name is the last "/Name (" of the file, whatever it belongs
# to: with a layer "Plan" in the paper, the signer is "Plan". The signature itself is found unbroken each time. No error. A program that
# shows who signed reads it with a reader of PDFs, or from the certificate.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund pdf-signature-reader@1.4.3 @signpdf/signpdf@3.3.0 @signpdf/signer-p12@3.3.0 @signpdf/placeholder-pdf-lib@3.3.0 pdf-lib@1.17.1 node-forge@1.4.3
cat > try.cjs <<'JS'
const forge = require('node-forge');
const { PDFDict, PDFDocument, PDFName, PDFString } = require('pdf-lib');
const { pdflibAddPlaceholder } = require('@signpdf/placeholder-pdf-lib');
const { P12Signer } = require('@signpdf/signer-p12');
const signpdf = require('@signpdf/signpdf').default;
const verify = require('pdf-signature-reader');
const { privateKey, publicKey } = forge.pki.rsa.generateKeyPair(2048);
const certificate = forge.pki.createCertificate();
Object.assign(certificate, { publicKey, serialNumber: '01' });
certificate.validity.notBefore = new Date('2026-01-01');
certificate.validity.notAfter = new Date('2056-01-01');
const names = [{ name: 'commonName', value: 'Pools' }];
certificate.setSubject(names);
certificate.setIssuer(names);
certificate.sign(privateKey, forge.md.sha256.create());
const p12 = Buffer.from(forge.asn1.toDer(forge.pkcs12.toPkcs12Asn1(privateKey, [certificate], 'key', { algorithm: '3des' })).getBytes(), 'binary');
const signatureOf = (document) => document.context.enumerateIndirectObjects().map(([, object]) => object).find((object) => object instanceof PDFDict && object.get(PDFName.of('Type')) === PDFName.of('Sig'));
const make = async ({ reason, name, layer }) => {
  const document = await PDFDocument.create();
  document.addPage([612, 792]);
  pdflibAddPlaceholder({ pdfDoc: document, reason, name, contactInfo: 'ana@example.com', location: 'Katy, TX' });
  if (layer) {
    const group = document.context.register(document.context.obj({ Type: 'OCG', Name: PDFString.of(layer) }));
    document.catalog.set(PDFName.of('OCProperties'), document.context.obj({ OCGs: [group], D: { ON: [group] } }));
  }
  return signpdf.sign(Buffer.from(await document.save({ useObjectStreams: false })), new P12Signer(p12, { passphrase: 'key' }));
};
(async () => {
  for (const given of [
    { reason: 'Change order 1042', name: 'Ana Garza' },
    { reason: 'Change order 1042: $1,250.00 (net 30)', name: "O'Neil, Ana" },
    { reason: '12-foot deck', name: 'Smith & Sons' },
    { reason: 'Approved', name: 'Ana Núñez' },
    { reason: 'Approved', name: 'Ana Garza', layer: 'Plan' },
  ]) {
    const file = await make(given);
    const { integrity, signatures } = verify(file);
    const { reason, name } = signatures[0].meta.signatureMeta;
    const signature = signatureOf(await PDFDocument.load(file));
    const texts = ['Reason', 'Name'].map((key) => signature.lookup(PDFName.of(key)).decodeText());
    console.log(`${JSON.stringify(given)}\n  pdf-lib ${JSON.stringify(texts)}, pdf-signature-reader ${JSON.stringify([reason, name])}, unbroken ${integrity}`);
  }
})();
JS
seen=$(node try.cjs)
echo "$seen"
expected='{"reason":"Change order 1042","name":"Ana Garza"}
  pdf-lib ["Change order 1042","Ana Garza"], pdf-signature-reader ["Change order 1042","Ana Garza"], unbroken true
{"reason":"Change order 1042: $1,250.00 (net 30)","name":"O'\''Neil, Ana"}
  pdf-lib ["Change order 1042: $1,250.00 (net 30)","O'\''Neil, Ana"], pdf-signature-reader ["Change order 1042","O"], unbroken true
{"reason":"12-foot deck","name":"Smith & Sons"}
  pdf-lib ["12-foot deck","Smith & Sons"], pdf-signature-reader ["12","Smith "], unbroken true
{"reason":"Approved","name":"Ana Núñez"}
  pdf-lib ["Approved","Ana Núñez"], pdf-signature-reader ["Approved","Ana N"], unbroken true
{"reason":"Approved","name":"Ana Garza","layer":"Plan"}
  pdf-lib ["Approved","Ana Garza"], pdf-signature-reader ["Approved","Plan"], unbroken true'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
