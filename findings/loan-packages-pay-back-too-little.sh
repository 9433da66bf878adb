#!/usr/bin/env bash
# loanjs 1.1.2, amortizejs 1.0.3: a plan of payments pays back what was lent: its parts of capital add up to the amount,
# and the payments to the sum that the plan names. loanjs rounds each payment and never settles the last one: of 1000.00
# over 12 months at 5% the parts of capital are 1000.02, while it says `capitalSum` 1000 and a rest of 0, and the payments
# are 1027.32 where `sum` says 1027.30. With `annuityDue`, where the first payment is on the day of the loan and so has no
# interest yet, it takes interest of 4.17 from it all the same; the parts of capital are 995.62, and `sum` says 1027.38
# where twelve payments of 85.25 are 1023.00. Of 200,000 over 30 years the parts of capital are 2.83 short. amortizejs has
# the amounts and moves the day: a loan that is paid on the 31st is due on January 31, March 3 and then on the 3rd for
# ever, where February 28 and March 31 are meant (date-fns 4.1.0 `addMonths`). No error. A program that plans payments
# settles the last one, and counts months from the first.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund loanjs@1.1.2 amortizejs@1.0.3 date-fns@4.1.0
cat > try.cjs <<'JS'
const { addMonths } = require('date-fns');
const { Loan } = require('loanjs');
const { Calculator } = require('amortizejs');
const cents = (values) => (values.reduce((sum, value) => sum + Math.round(value * 100), 0) / 100).toFixed(2);
for (const [amount, months, rate, kind] of [[1000, 12, 5, 'annuity'], [1000, 12, 5, 'annuityDue'], [1000, 12, 5, 'diminishing'], [200000, 360, 5, 'annuity']]) {
  const loan = new Loan(amount, months, rate, kind);
  const parts = loan.installments;
  console.log(`loanjs ${amount} ${months} ${rate}% ${kind}: capital ${cents(parts.map((part) => part.capital))} of ${loan.capitalSum}, interest ${cents(parts.map((part) => part.interest))}, first interest ${parts[0].interest}, payments ${cents(parts.map((part) => part.installment))}, sum ${loan.sum}, rest ${parts.at(-1).remain}`);
}
const first = new Date('2026-12-31T12:00:00Z');
const plan = Calculator.calculate({ method: 'mortgage', apr: 5, balance: 1000, loanTerm: 12, startDate: first }).schedule;
const day = (date) => date.toISOString().slice(5, 10);
console.log(`amortizejs, principal ${cents(plan.map((part) => part.principal))}: ${plan.map((part) => day(part.date)).join(' ')}`);
console.log(`date-fns:                       ${plan.map((_, index) => day(addMonths(first, index))).join(' ')}`);
JS
seen=$(TZ=UTC node try.cjs)
echo "$seen"
expected='loanjs 1000 12 5% annuity: capital 1000.02 of 1000, interest 27.30, first interest 4.17, payments 1027.32, sum 1027.3, rest 0
loanjs 1000 12 5% annuityDue: capital 995.62 of 1000, interest 27.38, first interest 4.17, payments 1023.00, sum 1027.38, rest 0
loanjs 1000 12 5% diminishing: capital 999.96 of 1000, interest 27.09, first interest 4.17, payments 1027.05, sum 1027.09, rest 0
loanjs 200000 360 5% annuity: capital 199997.17 of 200000, interest 186513.23, first interest 833.33, payments 386510.40, sum 386513.23, rest 0
amortizejs, principal 1000.01: 12-31 01-31 03-03 04-03 05-03 06-03 07-03 08-03 09-03 10-03 11-03 12-03
date-fns:                       12-31 01-31 02-28 03-31 04-30 05-31 06-30 07-31 08-31 09-30 10-31 11-30'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
