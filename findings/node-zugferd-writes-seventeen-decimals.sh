#!/usr/bin/env bash
# node-zugferd 0.1.0 writes electronic invoices by EN 16931 (Factur-X, ZUGFeRD). Amounts of an invoice have two decimals at most there
# (BR-DEC-09 to BR-DEC-18), and one expects numbers to be written as amounts. The package writes a number as JavaScript prints it: three
# pipes of 0.10, added up, are 0.30000000000000004 and 4.35 times 100 is 434.99999999999994, which receivers that check invoices by the
# rules refuse, and a tax of 1.005 stays. The XML schema that the package checks with allows any number of decimals, and so do its types.
# A day is taken by the clock of the machine: `new Date('2026-11-30')`, as forms and JSON have it, is November 29 on a machine in Texas,
# and the day of a payment too, and November 30 in UTC. With `new Date(2026, 10, 30)` it is the 30th everywhere. No error. A program rounds
# amounts to cents itself, reads the file back, and makes days at midnight of the machine.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts node-zugferd@0.1.0
cat > try.mjs <<'JS'
import { zugferd } from 'node-zugferd';
import { MINIMUM } from 'node-zugferd/profile/minimum';
const invoicer = zugferd({ profile: MINIMUM, strict: false, logger: { disabled: true } });
const write = async (issueDate, basis, tax, total) => {
  const text = await invoicer
    .create({
      businessProcessType: 'A1', number: '1042', typeCode: '380', issueDate,
      transaction: {
        tradeAgreement: { buyerReference: '1', seller: { name: 'Pools', postalAddress: { countryCode: 'US' } }, buyer: { name: 'Ana', orderReference: '7' } },
        tradeSettlement: { currencyCode: 'EUR', monetarySummation: { taxBasisTotalAmount: basis, taxTotal: { amount: tax, currencyCode: 'EUR' }, grandTotalAmount: total, duePayableAmount: total } },
      },
    })
    .toXML();
  const value = (name) => text.match(new RegExp(`<(?:ram|udt):${name}[^>]*>([^<]*)`))[1];
  return `day ${value('DateTimeString')}, basis ${value('TaxBasisTotalAmount')}, tax ${value('TaxTotalAmount')}, total ${value('GrandTotalAmount')}, to pay ${value('DuePayableAmount')}`;
};
console.log(`${process.env.TZ}, new Date('2026-11-30'): ${await write(new Date('2026-11-30'), 0.1 + 0.1 + 0.1, 1.005, 4.35 * 100)}`);
console.log(`${process.env.TZ}, new Date(2026, 10, 30): ${await write(new Date(2026, 10, 30), 19.99 * 3, 8.25, 128.5)}`);
JS
seen=$(for zone in UTC America/Chicago; do TZ=$zone node try.mjs 2>/dev/null | grep '^[UA]'; done)
echo "$seen"
expected='UTC, new Date('\''2026-11-30'\''): day 20261130, basis 0.30000000000000004, tax 1.005, total 434.99999999999994, to pay 434.99999999999994
UTC, new Date(2026, 10, 30): day 20261130, basis 59.97, tax 8.25, total 128.5, to pay 128.5
America/Chicago, new Date('\''2026-11-30'\''): day 20261129, basis 0.30000000000000004, tax 1.005, total 434.99999999999994, to pay 434.99999999999994
America/Chicago, new Date(2026, 10, 30): day 20261130, basis 59.97, tax 8.25, total 128.5, to pay 128.5'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
