#!/usr/bin/env bash
# nach2 0.5.1, @midlandsbank/node-nacha 0.4.0: an ACH file names the bank that sends it in the header of each batch (positions
# 80-87) and again in the first eight digits of every trace number (positions 80-87 of an entry). One expects both from the
# routing number that was given. Each package takes one of them from the payer's tax number instead, and each another one:
# nach2 the trace numbers (the example of its read-me shows the bank's in both), node-nacha the headers of the batches. No
# error, and a checksum of the file cannot show it: hash, counts and totals are right. A program that pays by ACH sets both
# fields itself and reads its own file back, line by line, before the bank does.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund nach2@0.5.1 @midlandsbank/node-nacha@0.4.0
cat > try.cjs <<'JS'
const nach = require('nach2');
const nodeNacha = require('@midlandsbank/node-nacha');
const bank = '081000032';
const taxNumber = '123456789';
const show = (name, text) => {
  for (const line of text.split(/\r?\n/u)) {
    if (line.startsWith('5')) console.log(`${name}: batch of bank ${line.slice(79, 87)}`);
    if (line.startsWith('6')) console.log(`${name}: ${line.slice(54, 76).trim()}, ${Number(line.slice(29, 39)) / 100}, trace of bank ${line.slice(79, 87)}`);
    if (line.startsWith('8')) console.log(`${name}: hash ${line.slice(10, 20)}, credit ${Number(line.slice(32, 44)) / 100}, end of bank ${line.slice(79, 87)}`);
  }
};
const file = new nach.File({ immediateDestination: bank, immediateOrigin: taxNumber, immediateDestinationName: 'Our Bank', immediateOriginName: 'Pools Inc', referenceCode: 'A1' });
const batch = new nach.Batch({ serviceClassCode: '220', companyName: 'Pools Inc', standardEntryClassCode: 'PPD', companyIdentification: taxNumber, companyEntryDescription: 'PAYROLL', companyDescriptiveDate: 'NOV 05', effectiveEntryDate: new Date(2026, 10, 6), originatingDFI: bank });
for (const [individualName, amount] of [['Helper One', '1250.50'], ['Helper Two', '980.25']]) {
  batch.addEntry(new nach.Entry({ receivingDFI: '091000019', DFIAccount: '5654221', amount, idNumber: 'EMP1', individualName, discretionaryData: 'A1', transactionCode: '22' }));
}
file.addBatch(batch);
file.generateFile((...answer) => show('nach2', answer.find((part) => typeof part === 'string')));
const second = nodeNacha
  .create({ from: { name: 'Pools Inc', fein: taxNumber }, for: { name: 'Our Bank', routing: bank } })
  .ppd({ effectiveDate: '261106', description: 'PAYROLL', note: 'A1', date: 'NOV 05' })
  .credit({ name: 'Helper One', account: { num: '5654221', type: 'C' }, routing: '091000019', amount: 125050 })
  .credit({ name: 'Helper Two', account: { num: '5654222', type: 'C' }, routing: '091000019', amount: 98025 });
show('node-nacha', nodeNacha.from(second).to('ach'));
JS
seen=$(node try.cjs)
echo "$seen"
expected='nach2: batch of bank 08100003
nach2: Helper One, 1250.5, trace of bank 12345678
nach2: Helper Two, 980.25, trace of bank 12345678
nach2: hash 0018200002, credit 2230.75, end of bank 08100003
node-nacha: batch of bank 12345678
node-nacha: Helper One, 1250.5, trace of bank 08100003
node-nacha: Helper Two, 980.25, trace of bank 08100003
node-nacha: hash 0018200002, credit 2230.75, end of bank 12345678'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
