#!/usr/bin/env bash
# @evologi/fixed-width 1.1.0 writes and reads files of fixed columns, as banks and payroll have them. Its examples have a number
# that is aligned to the right and filled up with zeros. One expects to read 1250 back from "00001250". When it reads, it takes
# the padding away at both ends, so that 1250 is 125 and 100 is 1, the number 400 of a job is "4", and 0 is 0 again; of the
# 1,000 whole amounts below 1000 it reads 99 wrongly, without an error. A minus is written behind the zeros, "000000-5", and
# read back. A column that is filled up with spaces loses those at its beginning, by which a note was moved in. With `trim:
# 'left'` all numbers are right, and notes keep the spaces at their ends. A program says `trim: 'left'`, or false and trims
# itself.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @evologi/fixed-width@1.1.0
cat > try.mjs <<'JS'
import { parse, stringify } from '@evologi/fixed-width';
const fields = [
  { property: 'job', width: 6, align: 'right', pad: '0' },
  { property: 'amount', width: 8, align: 'right', pad: '0', cast: Number },
  { property: 'note', width: 12 },
];
for (const [said, more] of [['as it is', {}], ["trim: 'left'", { trim: 'left' }]]) {
  console.log(said);
  for (const row of [{ job: '417', amount: 1250, note: 'deck' }, { job: '400', amount: 100, note: '  moved in' }, { job: '5', amount: 0, note: '' }, { job: '7', amount: 19.9, note: '' }, { job: '8', amount: -5, note: '' }]) {
    const text = stringify([row], { fields });
    console.log(`  ${JSON.stringify(row)} is ${JSON.stringify(text)}, read as ${JSON.stringify(parse(text, { fields, ...more })[0])}`);
  }
  let wrong = 0;
  for (let amount = 0; amount < 1000; amount += 1) if (parse(stringify([{ job: '1', amount, note: '' }], { fields }), { fields, ...more })[0].amount !== amount) wrong += 1;
  console.log(`  ${wrong} of 1000 whole amounts are read as others`);
}
JS
seen=$(node try.mjs)
echo "$seen"
expected='as it is
  {"job":"417","amount":1250,"note":"deck"} is "00041700001250deck        \n", read as {"job":"417","amount":125,"note":"deck"}
  {"job":"400","amount":100,"note":"  moved in"} is "00040000000100  moved in  \n", read as {"job":"4","amount":1,"note":"moved in"}
  {"job":"5","amount":0,"note":""} is "00000500000000            \n", read as {"job":"5","amount":0,"note":""}
  {"job":"7","amount":19.9,"note":""} is "000007000019.9            \n", read as {"job":"7","amount":19.9,"note":""}
  {"job":"8","amount":-5,"note":""} is "000008000000-5            \n", read as {"job":"8","amount":-5,"note":""}
  99 of 1000 whole amounts are read as others
trim: '\''left'\''
  {"job":"417","amount":1250,"note":"deck"} is "00041700001250deck        \n", read as {"job":"417","amount":1250,"note":"deck        "}
  {"job":"400","amount":100,"note":"  moved in"} is "00040000000100  moved in  \n", read as {"job":"400","amount":100,"note":"moved in  "}
  {"job":"5","amount":0,"note":""} is "00000500000000            \n", read as {"job":"5","amount":0,"note":""}
  {"job":"7","amount":19.9,"note":""} is "000007000019.9            \n", read as {"job":"7","amount":19.9,"note":""}
  {"job":"8","amount":-5,"note":""} is "000008000000-5            \n", read as {"job":"8","amount":-5,"note":""}
  0 of 1000 whole amounts are read as others'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
