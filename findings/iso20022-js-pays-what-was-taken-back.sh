#!/usr/bin/env bash
# iso20022.js 0.0.15 reads the statement of a bank in ISO 20022 (camt.053). One expects of an entry that is a reversal (RvslInd
# true) that `reversal` is true, of 19.99 dollars 1999 cents, as its amounts are in "minor units", and of account numbers and
# references what the bank wrote, as both are texts by the schema. Each entry has `reversal: false`: the parser makes a boolean of
# "true", which the package compares with the text "true", so that a payment that the bank took back counts as paid. 19.99 is
# 1998.9999999999998 cents, and so 1,146 of the 10,000 amounts up to 100 dollars are no whole cents. The account "000123456789" is
# "123456789", the reference "000123" the number 123, and "INV 0417" is kept while "00417", what the payer wrote, is 417. `NtryRef`
# alone is read as a text. No error. A program reads RvslInd, accounts and references from the file by itself, and rounds amounts.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund iso20022.js@0.0.15 fast-xml-parser@5.3.1
cat > try.mjs <<'JS'
import { XMLParser } from 'fast-xml-parser';
import { CashManagementEndOfDayReport } from 'iso20022.js';
const entry = ([amount, reversal, reference, words]) => `<Ntry><NtryRef>00417</NtryRef><Amt Ccy="USD">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd>${reversal}
  <Sts>BOOK</Sts><BookgDt><Dt>2026-11-30</Dt></BookgDt><BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>ESCT</SubFmlyCd></Fmly></Domn></BkTxCd>
  <NtryDtls><TxDtls><Refs><AcctSvcrRef>${reference}</AcctSvcrRef></Refs><RltdPties><DbtrAcct><Id><Othr><Id>000123456789</Id></Othr></Id></DbtrAcct></RltdPties>
  <RmtInf><Ustrd>${words}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;
const entries = [
  ['19.99', '', '000123', 'INV 0417'],
  ['19.99', '<RvslInd>true</RvslInd>', 'A-000123', '00417'],
  ['8.20', '<RvslInd>false</RvslInd>', '20261130000000012345', '1.10'],
  ['1250.00', '', 'TRUE-7', '1e3'],
];
const fileOf = (rows) => `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt>
  <GrpHdr><MsgId>M1</MsgId><CreDtTm>2026-11-30T18:00:00-06:00</CreDtTm></GrpHdr><Stmt><Id>S1</Id><CreDtTm>2026-11-30T18:00:00-06:00</CreDtTm>
  <Acct><Id><Othr><Id>000987654321</Id></Othr></Id><Ccy>USD</Ccy><Svcr><FinInstnId><BIC>AAAAUS33</BIC></FinInstnId></Svcr></Acct>
  ${rows.map(entry).join('')}</Stmt></BkToCstmrStmt></Document>`;
const file = fileOf(entries);
const report = CashManagementEndOfDayReport.fromXML(file);
const texts = new XMLParser({ parseTagValue: false }).parse(file).Document.BkToCstmrStmt.Stmt.Ntry;
console.log('our account', report.statements[0].account.accountNumber);
report.entries.forEach(({ amount, reversal, referenceId, transactions: [row] }, index) => {
  const { Amt, RvslInd = 'none', NtryDtls } = texts[index];
  const { Refs, RmtInf } = NtryDtls.TxDtls;
  console.log(`in the file: ${Amt}, reversal ${RvslInd}, reference ${Refs.AcctSvcrRef}, "${RmtInf.Ustrd}"`);
  console.log('  read:', amount, reversal, referenceId, row.accountServicerReferenceId, row.remittanceInformation, row.debtor.account.accountNumber);
});
const amounts = Array.from({ length: 10_000 }, (_, index) => ((index + 1) / 100).toFixed(2));
const read = CashManagementEndOfDayReport.fromXML(fileOf(amounts.map((amount) => [amount, '', 'A-1', 'INV']))).entries;
console.log(`amounts up to 100.00 that are no whole cents: ${read.filter(({ amount }) => !Number.isInteger(amount)).length}`);
JS
seen=$(node try.mjs)
echo "$seen"
expected='our account 987654321
in the file: 19.99, reversal none, reference 000123, "INV 0417"
  read: 1998.9999999999998 false 00417 123 INV 0417 123456789
in the file: 19.99, reversal true, reference A-000123, "00417"
  read: 1998.9999999999998 false 00417 A-000123 417 123456789
in the file: 8.20, reversal false, reference 20261130000000012345, "1.10"
  read: 819.9999999999999 false 00417 20261130000000012345 1.1 123456789
in the file: 1250.00, reversal none, reference TRUE-7, "1e3"
  read: 125000 false 00417 TRUE-7 1e3 123456789
amounts up to 100.00 that are no whole cents: 1146'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
