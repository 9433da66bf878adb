#!/usr/bin/env bash
# js-money 0.6.3 and ts-money 0.4.8 keep amounts as whole cents. One expects that `fromDecimal` takes each amount of dollars
# with two decimals, as more than two are what it refuses. js-money multiplies as the machine does, so that 19.99 becomes
# 1998.9999999999998 and ends in "Amount must be an integer", as do 9,175 of the 100,000 amounts up to 1000; ts-money takes
# all. With `floor`, which is to change nothing of whole cents, 4,586 of them are a cent short in both. And 5 cents that are
# allocated by 0, 1 and 1 are 1, 2 and 2: the cent that is left goes to the first, who has no part. A program gives `round`,
# and allocates among those that have a part.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund ts-money@0.4.8 js-money@0.6.3 currency.js@2.0.4
cat > try.cjs <<'JS'
const packages = { 'ts-money': require('ts-money').Money, 'js-money': require('js-money') };
const currency = require('currency.js');
for (const [name, Money] of Object.entries(packages)) {
  let [refused, short] = [0, 0];
  for (let cents = 0; cents < 100000; cents += 1) {
    try { Money.fromDecimal(cents / 100, 'USD'); } catch { refused += 1; }
    if (Money.fromDecimal(cents / 100, 'USD', 'floor').amount !== cents) short += 1;
  }
  console.log(`${name}: ${refused} of 100000 amounts refused, ${short} a cent short with floor`);
  for (const amount of [19.98, 19.99]) {
    try { console.log(`  ${amount}: ${Money.fromDecimal(amount, 'USD').amount}`); } catch (error) { console.log(`  ${amount}: ${error.message}`); }
  }
  console.log(`  19.99 with round: ${Money.fromDecimal(19.99, 'USD', 'round').amount}, with floor: ${Money.fromDecimal(19.99, 'USD', 'floor').amount}`);
  for (const ratios of [[1, 1], [0, 1, 1], [0, 1, 1, 1]]) console.log(`  5 cents by ${ratios}: ${new Money(5, 'USD').allocate(ratios).map(({ amount }) => amount)}`);
}
console.log(`currency.js: 19.99 is ${currency(19.99).intValue}`);
JS
seen=$(node try.cjs)
echo "$seen"
expected='ts-money: 0 of 100000 amounts refused, 4586 a cent short with floor
  19.98: 1998
  19.99: 1999
  19.99 with round: 1999, with floor: 1998
  5 cents by 1,1: 3,2
  5 cents by 0,1,1: 1,2,2
  5 cents by 0,1,1,1: 1,2,1,1
js-money: 9175 of 100000 amounts refused, 4586 a cent short with floor
  19.98: 1998
  19.99: Amount must be an integer
  19.99 with round: 1999, with floor: 1998
  5 cents by 1,1: 3,2
  5 cents by 0,1,1: 1,2,2
  5 cents by 0,1,1,1: 1,2,1,1
currency.js: 19.99 is 1999'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
