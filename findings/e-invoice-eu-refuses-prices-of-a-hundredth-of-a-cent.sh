#!/usr/bin/env bash
# @e-invoice-eu/core 2.3.4 writes invoices by EN 16931 in UBL and CII, of which it checks the data first. The price of a unit may have any
# number of decimals there (BT-146), as that of a tile or a gallon has, while the amounts of a line and of the invoice have two. One
# expects 128.50 for 12 at 10.7083 to be taken. The package refuses each price with more than two decimals, "validation failed", so that
# 12 times 10.71 is 128.52 beside a line of 128.50. Its pattern for amounts has a dot that stands for any letter: "10,71", as tables in
# Europe have it, "1x71" and "128/50" pass the check and are written as they are, into the price and the amount to pay, in both formats;
# so are quantities, "3,5", and February 30 as a day. Quantities of three decimals and a tax of 6.625% are right. No error but the first.
# A program checks the numbers itself, and gives a price for 100 or 1000 units with its base quantity.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @e-invoice-eu/core@2.3.4
cat > try.mjs <<'JS'
import { InvoiceService } from '@e-invoice-eu/core';
const quiet = () => {};
const service = new InvoiceService({ log: quiet, warn: quiet, error: quiet, info: quiet, debug: quiet });
const money = (name, value) => ({ [`cbc:${name}`]: value, [`cbc:${name}@currencyID`]: 'EUR' });
const vat = { 'cac:TaxScheme': { 'cbc:ID': 'VAT' } };
const party = (name, more) => ({ 'cac:Party': { 'cbc:EndpointID': '0123', 'cbc:EndpointID@schemeID': '0088', 'cac:PostalAddress': { 'cbc:CityName': 'Katy', 'cac:Country': { 'cbc:IdentificationCode': 'US' } }, ...more, 'cac:PartyLegalEntity': { 'cbc:RegistrationName': name } } });
const invoice = ({ price = '10.71', quantity = '12', pay = '128.50', day = '2026-11-30', tax = '0' }) => ({
  'ubl:Invoice': {
    'cbc:CustomizationID': 'urn:cen.eu:en16931:2017', 'cbc:ID': '1042', 'cbc:IssueDate': day, 'cbc:DueDate': '2026-12-30', 'cbc:InvoiceTypeCode': '380', 'cbc:DocumentCurrencyCode': 'EUR', 'cbc:BuyerReference': '417',
    'cac:AccountingSupplierParty': party('Pools', { 'cac:PartyTaxScheme': [{ 'cbc:CompanyID': 'DE123456789', ...vat }] }),
    'cac:AccountingCustomerParty': party('Ana'),
    'cac:TaxTotal': [{ ...money('TaxAmount', '0.00'), 'cac:TaxSubtotal': [{ ...money('TaxableAmount', '128.50'), ...money('TaxAmount', '0.00'), 'cac:TaxCategory': { 'cbc:ID': 'Z', 'cbc:Percent': '0', ...vat } }] }],
    'cac:LegalMonetaryTotal': { ...money('LineExtensionAmount', '128.50'), ...money('TaxExclusiveAmount', '128.50'), ...money('TaxInclusiveAmount', '128.50'), ...money('PayableAmount', pay) },
    'cac:InvoiceLine': [{ 'cbc:ID': '1', 'cbc:InvoicedQuantity': quantity, 'cbc:InvoicedQuantity@unitCode': 'C62', ...money('LineExtensionAmount', '128.50'), 'cac:Item': { 'cbc:Name': 'Tile', 'cac:ClassifiedTaxCategory': { 'cbc:ID': 'Z', 'cbc:Percent': tax, ...vat } }, 'cac:Price': money('PriceAmount', price) }],
  },
});
const fields = {
  UBL: [/<cbc:PriceAmount[^>]*>([^<]*)/, /<cbc:InvoicedQuantity[^>]*>([^<]*)/, /<cbc:PayableAmount[^>]*>([^<]*)/, /<cbc:IssueDate>([^<]*)/],
  CII: [/<ram:NetPriceProductTradePrice>\s*<ram:ChargeAmount>([^<]*)/, /<ram:BilledQuantity[^>]*>([^<]*)/, /<ram:DuePayableAmount>([^<]*)/, /<udt:DateTimeString[^>]*>([^<]*)/],
};
for (const format of ['UBL', 'CII']) {
  for (const given of [{ price: '10.71' }, { price: '10.7083' }, { price: '10,71' }, { price: '1x71' }, { pay: '128,50' }, { pay: '128/50' }, { quantity: '3.125' }, { quantity: '3,5' }, { day: '2026-02-30' }, { tax: '6.625' }]) {
    try {
      const text = String(await service.generate(invoice(given), { format, lang: 'en' }));
      console.log(`${format} ${JSON.stringify(given)}: ${fields[format].map((field) => text.match(field)?.[1]).join(', ')}`);
    } catch (error) {
      console.log(`${format} ${JSON.stringify(given)}: ${error.message}`);
    }
  }
}
JS
seen=$(node try.mjs)
echo "$seen"
expected='UBL {"price":"10.71"}: 10.71, 12, 128.50, 2026-11-30
UBL {"price":"10.7083"}: validation failed
UBL {"price":"10,71"}: 10,71, 12, 128.50, 2026-11-30
UBL {"price":"1x71"}: 1x71, 12, 128.50, 2026-11-30
UBL {"pay":"128,50"}: 10.71, 12, 128,50, 2026-11-30
UBL {"pay":"128/50"}: 10.71, 12, 128/50, 2026-11-30
UBL {"quantity":"3.125"}: 10.71, 3.125, 128.50, 2026-11-30
UBL {"quantity":"3,5"}: 10.71, 3,5, 128.50, 2026-11-30
UBL {"day":"2026-02-30"}: 10.71, 12, 128.50, 2026-02-30
UBL {"tax":"6.625"}: 10.71, 12, 128.50, 2026-11-30
CII {"price":"10.71"}: 10.71, 12, 128.50, 20261130
CII {"price":"10.7083"}: validation failed
CII {"price":"10,71"}: 10,71, 12, 128.50, 20261130
CII {"price":"1x71"}: 1x71, 12, 128.50, 20261130
CII {"pay":"128,50"}: 10.71, 12, 128,50, 20261130
CII {"pay":"128/50"}: 10.71, 12, 128/50, 20261130
CII {"quantity":"3.125"}: 10.71, 3.125, 128.50, 20261130
CII {"quantity":"3,5"}: 10.71, 3,5, 128.50, 20261130
CII {"day":"2026-02-30"}: 10.71, 12, 128.50, 20260230
CII {"tax":"6.625"}: 10.71, 12, 128.50, 20261130'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
