#!/usr/bin/env bash
# money-math 2.6.3, currency.js 2.0.4, dinero.js 2.0.2: 8.25% of tax on 9.99 is 0.824175, rounded 0.82, and when the goods
# come back one expects -0.82, so that nothing is left over. money-math gives -0.81, of -10.00 even -0.81 where 0.83 was
# taken, and of -9.99 times 0.33, which is -3.2967, -3.28: below zero it cuts off and then adds the cent of a rounding. For
# 99,750 of the 100,000 amounts up to 1000.00 a sale and its return leave a cent or two. currency.js takes a half up above
# zero and toward zero below, -0.82 for the -0.825 of -10.00, which leaves a cent of 250. dinero.js leaves it to a rounding
# that is named, of which `halfAwayFromZero` leaves nothing. No error, and above zero all three agree. A program that works
# out tax or shares on a return takes them of the amount above zero and turns the sign.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund currency.js@2.0.4 dinero.js@2.0.2 money-math@2.6.3
cat > try.mjs <<'JS'
import currency from 'currency.js';
import { dinero, halfAwayFromZero, multiply, toDecimal, transformScale, USD } from 'dinero.js';
import moneyMath from 'money-math';
const dinerosTax = (text) => toDecimal(transformScale(multiply(dinero({ amount: Math.round(Number(text) * 100), currency: USD }), { amount: 825, scale: 4 }), 2, halfAwayFromZero));
const taxes = {
  'money-math': (text) => moneyMath.percent(text, '8.25'),
  'currency.js': (text) => currency(text).multiply(0.0825).toString(),
  'dinero.js': dinerosTax,
};
for (const text of ['9.99', '-9.99', '10.00', '-10.00', '2.00', '-2.00']) {
  console.log(`8.25% of ${text}: ${Object.entries(taxes).map(([name, tax]) => `${name} ${tax(text)}`).join(', ')}`);
}
console.log(`money-math: 9.99 times 0.33 is ${moneyMath.mul('9.99', '0.33')}, -9.99 times 0.33 is ${moneyMath.mul('-9.99', '0.33')}, a third of 20.00 is ${moneyMath.div('20.00', '3.00')}, of -20.00 ${moneyMath.div('-20.00', '3.00')}`);
for (const [name, tax] of Object.entries(taxes)) {
  let left = 0;
  for (let cents = 1; cents <= 100000; cents += 1) {
    const text = (cents / 100).toFixed(2);
    if (Math.round(Number(tax(text)) * 100) + Math.round(Number(tax(`-${text}`)) * 100) !== 0) left += 1;
  }
  console.log(`tax of a sale and of its return, 0.01 to 1000.00: ${name} leaves something of ${left} amounts`);
}
JS
seen=$(node try.mjs)
echo "$seen"
expected='8.25% of 9.99: money-math 0.82, currency.js 0.82, dinero.js 0.82
8.25% of -9.99: money-math -0.81, currency.js -0.82, dinero.js -0.82
8.25% of 10.00: money-math 0.83, currency.js 0.83, dinero.js 0.83
8.25% of -10.00: money-math -0.81, currency.js -0.82, dinero.js -0.83
8.25% of 2.00: money-math 0.17, currency.js 0.17, dinero.js 0.17
8.25% of -2.00: money-math -0.15, currency.js -0.16, dinero.js -0.17
money-math: 9.99 times 0.33 is 3.30, -9.99 times 0.33 is -3.28, a third of 20.00 is 6.67, of -20.00 -6.65
tax of a sale and of its return, 0.01 to 1000.00: money-math leaves something of 99750 amounts
tax of a sale and of its return, 0.01 to 1000.00: currency.js leaves something of 250 amounts
tax of a sale and of its return, 0.01 to 1000.00: dinero.js leaves something of 0 amounts'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
