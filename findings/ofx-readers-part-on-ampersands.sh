#!/usr/bin/env bash
# node-ofx-parser 0.5.1, ofx-data-extractor 1.5.0, ofx-js 1.1.1: OFX 1.x is SGML, so a bank writes the payee "SMITH & SONS"
# as "SMITH &amp; SONS", and one expects to read "SMITH & SONS". ofx-js does. ofx-data-extractor leaves the "&amp;".
# node-ofx-parser escapes what is escaped already, and more than once, on its way to XML: the name comes with
# "&amp;amp;amp;", without an error. Amounts, dates and numbers are read alike by all three, so that it shows only where a
# payee is matched to a vendor, or is written out again and grows. A program that imports bank files undoes entities until
# nothing changes, and matches vendors by that text.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund node-ofx-parser@0.5.1 ofx-data-extractor@1.5.0 ofx-js@1.1.1
cat > try.cjs <<'JS'
const header = ['OFXHEADER:100', 'DATA:OFXSGML', 'VERSION:102', 'SECURITY:NONE', 'ENCODING:USASCII', 'CHARSET:1252', 'COMPRESSION:NONE', 'OLDFILEUID:NONE', 'NEWFILEUID:NONE', ''];
const lines = [
  '<OFX>', '<SIGNONMSGSRSV1>', '<SONRS>', '<STATUS>', '<CODE>0', '<SEVERITY>INFO', '</STATUS>', '<DTSERVER>20261105120000',
  '<LANGUAGE>ENG', '</SONRS>', '</SIGNONMSGSRSV1>', '<BANKMSGSRSV1>', '<STMTTRNRS>', '<TRNUID>0', '<STATUS>', '<CODE>0',
  '<SEVERITY>INFO', '</STATUS>', '<STMTRS>', '<CURDEF>USD', '<BANKACCTFROM>', '<BANKID>111000025', '<ACCTID>00012345',
  '<ACCTTYPE>CHECKING', '</BANKACCTFROM>', '<BANKTRANLIST>', '<DTSTART>20261101', '<DTEND>20261130',
  '<STMTTRN>', '<TRNTYPE>CHECK', '<DTPOSTED>20261103', '<TRNAMT>-1250.50', '<FITID>0001', '<NAME>SMITH &amp; SONS GUNITE', '</STMTTRN>',
  '<STMTTRN>', '<TRNTYPE>DEBIT', '<DTPOSTED>20261104', '<TRNAMT>-75.00', '<FITID>0002', '<NAME>ACE TILE', '</STMTTRN>',
  '</BANKTRANLIST>', '<LEDGERBAL>', '<BALAMT>500.00', '<DTASOF>20261130', '</LEDGERBAL>', '</STMTRS>', '</STMTTRNRS>',
  '</BANKMSGSRSV1>', '</OFX>', '',
];
const file = [...header, ...lines].join('\n');
const show = (name, ofx) => {
  const list = ofx.OFX.BANKMSGSRSV1.STMTTRNRS.STMTRS.BANKTRANLIST;
  const rows = list.STMTTRN ?? list.STRTTRN;
  console.log(`${name}: ${rows.map((row) => `${row.NAME} ${row.TRNAMT}`).join(' | ')}`);
};
const look = async () => {
  show('ofx-js', await require('ofx-js').parse(file));
  const { Ofx } = require('ofx-data-extractor');
  show('ofx-data-extractor', new Ofx(file).toJson());
  show('node-ofx-parser', await require('node-ofx-parser').parse(file));
};
look();
JS
seen=$(node try.cjs)
echo "$seen"
expected='ofx-js: SMITH & SONS GUNITE -1250.50 | ACE TILE -75.00
ofx-data-extractor: SMITH &amp; SONS GUNITE -1250.50 | ACE TILE -75.00
node-ofx-parser: SMITH &amp;amp;amp; SONS GUNITE -1250.50 | ACE TILE -75.00'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
