#!/usr/bin/env bash
# parse-price 1.1.8: it "returns a Number from a localized price string", and £1,234.56 of its read-me is read as 1234.56. Of
# a price without cents it takes the last comma for the decimal one unless the price ends with 0: "$1,250" is 1250, and
# "$4,599" is 4.599, "$1,234,567" 1.234. Of the whole prices from $1,000 to $99,999 89,100 are wrong, all that do not end
# with 0. A price with three decimals, as fuel has, is wrong just where it does end so: "$3.255" is 3.255, "$3.250" is 3250.
# The minus of "-$12.50" is lost, as are the brackets of a credit, "($12.50)", and "12 for $5" is 125. currency.js 2.0.4
# reads all whole prices and both credits. No error. A program that reads prices says which sign is for thousands, and asks
# where the text has more than a number.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund parse-price@1.1.8 currency.js@2.0.4
cat > try.cjs <<'JS'
const parsePrice = require('parse-price');
const currency = require('currency.js');
for (const text of ['$1,234.56', '$1,250', '$4,599', '$12,345', '$85,000', '$85,125', '$1,234,567', '$4,599.00', '-$12.50', '($12.50)']) {
  console.log(`${text}: currency.js ${currency(text).value}, parse-price ${parsePrice(text)}`);
}
for (const text of ['$3.255', '$3.250', '12 for $5']) console.log(`${text}: parse-price ${parsePrice(text)}`);
let wrong = 0;
let peer = 0;
let endsWithZero = 0;
for (let price = 1000; price < 100000; price++) {
  const text = `$${price.toLocaleString('en-US')}`;
  if (currency(text).value !== price) peer++;
  if (parsePrice(text) === price) continue;
  wrong++;
  if (price % 10 === 0) endsWithZero++;
}
console.log(`of 99000 whole prices from $1,000 to $99,999: parse-price has ${wrong} wrong, of which ${endsWithZero} end with 0; currency.js ${peer}`);
JS
seen=$(node try.cjs)
echo "$seen"
expected='$1,234.56: currency.js 1234.56, parse-price 1234.56
$1,250: currency.js 1250, parse-price 1250
$4,599: currency.js 4599, parse-price 4.599
$12,345: currency.js 12345, parse-price 12.345
$85,000: currency.js 85000, parse-price 85000
$85,125: currency.js 85125, parse-price 85.125
$1,234,567: currency.js 1234567, parse-price 1.234
$4,599.00: currency.js 4599, parse-price 4599
-$12.50: currency.js -12.5, parse-price 12.5
($12.50): currency.js -12.5, parse-price 12.5
$3.255: parse-price 3.255
$3.250: parse-price 3250
12 for $5: parse-price 125
of 99000 whole prices from $1,000 to $99,999: parse-price has 89100 wrong, of which 0 end with 0; currency.js 0'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
