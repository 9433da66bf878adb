#!/usr/bin/env bash
# camt-parser 1.1.0 reads the statements of banks in ISO 20022, camt.053.001.08. One expects of an entry what the standard has
# there: the number of the account, which is an IBAN or, as in the US, another one (Acct/Id/Othr/Id); of a booking of several
# payments the amount of each (NtryDtls/TxDtls/Amt); and the words of the payer (RmtInf/Ustrd), by which a payment is brought
# to its invoice. It reads the IBAN alone, so that of an account of the US "" is left; the amount within AmtDtls alone, so
# that of two payments of 20.00 and 30.00 in one booking both amounts are ""; and structured remittance information alone, so
# that "INVOICE 1042" is nowhere. The booking and its day are right. No error. A program that reads statements looks for the
# words of the payer in its tests.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund camt-parser@1.1.0
cat > try.mjs <<'JS'
import { parseCamt053 } from 'camt-parser';
const payment = (id, amount, words) => `<TxDtls><Refs><EndToEndId>${id}</EndToEndId></Refs><Amt Ccy="USD">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><RmtInf>${words}</RmtInf></TxDtls>`;
const statement = (account) => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>
<GrpHdr><MsgId>1</MsgId><CreDtTm>2026-11-30T06:00:00</CreDtTm></GrpHdr>
<Stmt><Id>1</Id><CreDtTm>2026-11-30T06:00:00</CreDtTm><Acct><Id>${account}</Id><Ccy>USD</Ccy></Acct>
<Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="USD">250.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-30</Dt></Dt></Bal>
<Ntry><Amt Ccy="USD">50.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-11-30</Dt></BookgDt><ValDt><Dt>2026-11-30</Dt></ValDt><BkTxCd><Prtry><Cd>X</Cd></Prtry></BkTxCd>
<NtryDtls>${payment('A-1', '20.00', '<Ustrd>INVOICE 1042</Ustrd>')}${payment('A-2', '30.00', '<Strd><CdtrRefInf><Ref>1043</Ref></CdtrRefInf></Strd>')}</NtryDtls></Ntry>
</Stmt></BkToCstmrStmt></Document>`;
for (const account of ['<IBAN>DE89370400440532013000</IBAN>', '<Othr><Id>000123456789</Id></Othr>']) {
  const [read] = (await parseCamt053(statement(account))).statements;
  console.log(`account ${account}: ${JSON.stringify(read.account.iban)}, anywhere ${JSON.stringify(read).includes('000123456789')}`);
  if (account.includes('Othr')) {
    const [entry] = read.transactions;
    console.log(`booking ${entry.amount.value} of ${entry.bookingDate}`);
    for (const part of entry.details) console.log(`  ${part.references.endToEndId}: amount ${JSON.stringify(part.amountDetails.transactionAmount.value)}, remittance information ${JSON.stringify(part.remittanceInformation) ?? 'none'}`);
    console.log(`INVOICE 1042 anywhere: ${JSON.stringify(read).includes('INVOICE 1042')}`);
  }
}
JS
seen=$(node try.mjs)
echo "$seen"
expected='account <IBAN>DE89370400440532013000</IBAN>: "DE89370400440532013000", anywhere false
account <Othr><Id>000123456789</Id></Othr>: "", anywhere false
booking 50.00 of 2026-11-30
  A-1: amount "", remittance information none
  A-2: amount "", remittance information {"structured":{"creditorReferenceInformation":{"type":"","reference":"1043"},"additionalRemittanceInformation":[]}}
INVOICE 1042 anywhere: false'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
