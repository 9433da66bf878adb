#!/usr/bin/env bash
# parsecurrency 1.1.1: it "should work with most world currency formats" but those with three decimals (read-me), and a clip
# or a fitting costs $.50, without a zero before the point. The package takes the point for a part of the sign, "$.", and
# answers 50: $.99 is 99, $.05 and $.5 are both 5, USD .75 is 75. With a zero, $0.50, it is right. currency.js 2.0.4 reads
# all of these; parse-price 1.1.8 the cents, and no minus. No error, and not null, which the package gives for what it cannot
# read. A program that reads prices puts a zero before a point that has no digit there, and looks at the sign that it got
# back.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund parsecurrency@1.1.1 currency.js@2.0.4 parse-price@1.1.8
cat > try.cjs <<'JS'
const parseCurrency = require('parsecurrency');
const currency = require('currency.js');
const parsePrice = require('parse-price');
for (const text of ['$0.50', '$.50', '$.99', '$.05', '$.5', 'USD .75', '-$.50', '$1,250.00', '-$12.50', 'free']) {
  const read = parseCurrency(text);
  console.log(`${text}: currency.js ${currency(text).value}, parse-price ${parsePrice(text)}, parsecurrency ${read ? `${read.value} with the symbol "${read.symbol}"` : read}`);
}
JS
seen=$(node try.cjs)
echo "$seen"
expected='$0.50: currency.js 0.5, parse-price 0.5, parsecurrency 0.5 with the symbol "$"
$.50: currency.js 0.5, parse-price 0.5, parsecurrency 50 with the symbol "$."
$.99: currency.js 0.99, parse-price 0.99, parsecurrency 99 with the symbol "$."
$.05: currency.js 0.05, parse-price 0.05, parsecurrency 5 with the symbol "$."
$.5: currency.js 0.5, parse-price 0.5, parsecurrency 5 with the symbol "$."
USD .75: currency.js 0.75, parse-price 0.75, parsecurrency 75 with the symbol "."
-$.50: currency.js -0.5, parse-price 0.5, parsecurrency -50 with the symbol "$."
$1,250.00: currency.js 1250, parse-price 1250, parsecurrency 1250 with the symbol "$"
-$12.50: currency.js -12.5, parse-price 12.5, parsecurrency -12.5 with the symbol "$"
free: currency.js 0, parse-price 0, parsecurrency null'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
