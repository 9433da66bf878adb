#!/usr/bin/env bash
# accounting 0.4.1, accounting-js 2.0.3, currency-formatter 1.5.9, format-money-js 1.6.3 and currency.js 2.0.4 read a price
# out of a text, "$1,250.00" as 1250, and one expects of a text with two numbers the first one, nothing or an error. All of
# them take out what is no digit and join the rest: "2 @ $3.50" is 23.50, "3/4" is 34, "1e3" 13 instead of 1000, of "1-1/2"
# accounting-js makes -112 and three make 1. A minus behind the amount, "12.50-", as accounting programs print it, is passed
# over by three of them, and the minus sign U+2212 by all. No error; currency.js gives NaN of two. The first says in its
# source that it rounds "accurately", and 1.005 is 1.00; it and the second write "$-0.00". A program that reads prices of
# others looks at the whole text by a pattern of its own before it asks for the number.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund accounting@0.4.1 accounting-js@2.0.3 currency-formatter@1.5.9 format-money-js@1.6.3 currency.js@2.0.4
cat > try.cjs <<'JS'
const accounting = require('accounting');
const accountingJs = require('accounting-js');
const currency = require('currency.js');
const formatter = require('currency-formatter');
const { FormatMoney } = require('format-money-js');
const money = new FormatMoney();
const readers = {
  accounting: (text) => accounting.unformat(text),
  'accounting-js': (text) => accountingJs.unformat(text),
  'currency-formatter': (text) => formatter.unformat(text, { code: 'USD' }),
  'format-money-js': (text) => money.un(text),
  'currency.js': (text) => currency(text).value,
};
for (const text of ['$1,250.00', '2 @ $3.50', '1e3', '3/4', '1-1/2', '12.50-', '−$12.50']) {
  console.log(`${text}: ${Object.entries(readers).map(([name, read]) => `${name} ${read(text)}`).join(', ')}`);
}
console.log(`1.005 to cents: accounting ${accounting.toFixed(1.005, 2)}, accounting-js ${accountingJs.toFixed(1.005, 2)}, format-money-js ${money.from(1.005, { decimals: 2 })}, currency.js ${currency(1.005).toString()}`);
console.log(`-0.004: accounting ${accounting.formatMoney(-0.004)}, accounting-js ${accountingJs.formatMoney(-0.004)}, format-money-js ${money.from(-0.004, { symbol: '$', decimals: 2 })}`);
JS
seen=$(node try.cjs)
echo "$seen"
expected='$1,250.00: accounting 1250, accounting-js 1250, currency-formatter 1250, format-money-js 1250, currency.js 1250
2 @ $3.50: accounting 23.5, accounting-js 23.5, currency-formatter 23.5, format-money-js 23.5, currency.js 23.5
1e3: accounting 13, accounting-js 13, currency-formatter 13, format-money-js 13, currency.js 13
3/4: accounting 34, accounting-js 34, currency-formatter 34, format-money-js 34, currency.js 34
1-1/2: accounting 1, accounting-js -112, currency-formatter 1, format-money-js 1, currency.js NaN
12.50-: accounting 12.5, accounting-js -12.5, currency-formatter 12.5, format-money-js 12.5, currency.js NaN
−$12.50: accounting 12.5, accounting-js 12.5, currency-formatter 12.5, format-money-js 12.5, currency.js 12.5
1.005 to cents: accounting 1.00, accounting-js 1.01, format-money-js 1.00, currency.js 1.01
-0.004: accounting $-0.00, accounting-js $-0.00, format-money-js $0.00'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
