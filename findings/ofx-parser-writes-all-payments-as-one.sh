#!/usr/bin/env bash
# ofx-parser 1.0.1 reads statements of banks in OFX (`parse`) and writes them (`serialize`); ofx-js 1.1.1 reads them as well. Three payments
# are three elements STMTTRN, and one expects them back when what was read is written. The package writes one STMTTRN with the fields of
# all three in it, so that of -1250.00, 1000.10 and -75.00 it and ofx-js read one payment, whose amount is a list, and each value has a line
# break at its end. "SMITH &amp; SONS" and "A &lt; B" are read rightly and written as "SMITH & SONS" and "A < B", with which both readers
# end in an error. An element of Intuit, "INTU.BID", is read as "INTUBID" and written so. Where one value has a closing tag, which OFX 1
# leaves open, `parse` ends in an error, and ofx-js does not; of one payment both make an object instead of a list, and an empty memo is
# an error for both. No other error. A program writes OFX itself, one STMTTRN for each payment.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund ofx-parser@1.0.1 ofx-js@1.1.1
cat > try.cjs <<'JS'
const ofx = require('ofx-js');
const { parse, serialize } = require('ofx-parser');
const payment = (id, amount, name, memo) => `<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20261130<TRNAMT>${amount}<FITID>${id}<NAME>${name}<MEMO>${memo}</STMTTRN>\n`;
const statement = (payments) => `OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\n\n<OFX><SIGNONMSGSRSV1><SONRS><DTSERVER>20261130<LANGUAGE>ENG<INTU.BID>3000</SONRS></SIGNONMSGSRSV1>\n<BANKMSGSRSV1><STMTTRNRS><TRNUID>0<STMTRS><CURDEF>USD<BANKTRANLIST><DTSTART>20261101<DTEND>20261130\n${payments.join('')}</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;
const list = (read) => read.OFX.BANKMSGSRSV1.STMTTRNRS.STMTRS.BANKTRANLIST.STMTTRN;
const said = (value) => (Array.isArray(value) ? `list of ${value.length}: ${value.map(({ TRNAMT }) => TRNAMT).join(' ')}` : `${typeof value}: ${JSON.stringify(value?.TRNAMT)}`);
const attempt = async (work) => {
  try {
    return await work();
  } catch (error) {
    return `error, ${String(error.message ?? error).split('\n')[0]}`;
  }
};
(async () => {
  const plain = [payment('1', '-1250.00', 'SMITH', 'tile'), payment('2', '1000.10', 'GARZA', 'rent'), payment('3', '-75.00', 'LOPEZ', 'sand')];
  const marked = [payment('1', '-1250.00', 'SMITH &amp; SONS', 'A &lt; B'), plain[1], plain[2]];
  for (const [name, payments] of [['three payments', plain], ['three payments, one of SMITH & SONS', marked], ['one payment', plain.slice(0, 1)]]) {
    const text = statement(payments);
    console.log(`${name}: ofx-parser ${await attempt(async () => said(list(await parse(text))))}, ofx-js ${await attempt(async () => said(list(await ofx.parse(text))))}`);
    const read = await parse(text);
    const written = serialize(read.header, read.OFX);
    console.log(`  written: ${written.match(/<STMTTRN>/g).length} STMTTRN, ${written.match(/<TRNAMT>/g).length} TRNAMT, ${JSON.stringify(written.match(/<NAME>[^<]*/)[0])}, ${written.match(/<INTU[^>]*>/)[0]}`);
    console.log(`  read again: ofx-parser ${await attempt(async () => said(list(await parse(written))))}, ofx-js ${await attempt(async () => said(list(await ofx.parse(written))))}`);
  }
  const closed = statement([plain[0].replace('SMITH', 'SMITH</NAME>'), plain[1]]);
  const empty = statement([payment('1', '-1250.00', 'SMITH', ''), plain[1]]);
  for (const [name, text] of [['a closing tag', closed], ['an empty memo', empty]]) console.log(`${name}: ofx-parser ${await attempt(async () => said(list(await parse(text))))}, ofx-js ${await attempt(async () => said(list(await ofx.parse(text))))}`);
})();
JS
seen=$(node try.cjs)
echo "$seen"
expected='three payments: ofx-parser list of 3: -1250.00 1000.10 -75.00, ofx-js list of 3: -1250.00 1000.10 -75.00
  written: 1 STMTTRN, 3 TRNAMT, "<NAME>SMITH\n", <INTUBID>
  read again: ofx-parser object: ["-1250.00\n","1000.10\n","-75.00\n"], ofx-js object: ["-1250.00\n","1000.10\n","-75.00\n"]
three payments, one of SMITH & SONS: ofx-parser list of 3: -1250.00 1000.10 -75.00, ofx-js list of 3: -1250.00 1000.10 -75.00
  written: 1 STMTTRN, 3 TRNAMT, "<NAME>SMITH & SONS\n", <INTUBID>
  read again: ofx-parser error, Unexpected close tag, ofx-js error, Missing closing tag for STMTTRN
one payment: ofx-parser object: "-1250.00", ofx-js object: "-1250.00"
  written: 1 STMTTRN, 1 TRNAMT, "<NAME>SMITH\n", <INTUBID>
  read again: ofx-parser object: "-1250.00\n", ofx-js object: "-1250.00\n"
a closing tag: ofx-parser error, Unexpected close tag, ofx-js list of 2: -1250.00 1000.10
an empty memo: ofx-parser error, Unexpected close tag, ofx-js error, Missing closing tag for MEMO'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
