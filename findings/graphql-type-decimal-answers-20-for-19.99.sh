#!/usr/bin/env bash
# graphql-type-decimal 1.0.0 is a scalar of GraphQL "to represent currency values", by bignumber.js 9.3.1; its example is 21.01.
# One expects that an amount comes back as it was given. The answer has two significant digits, by `toPrecision(2)`, instead of
# two decimals: 19.99 is "20", 1250.00 "1.3e+3" and 417.50 "4.2e+2"; of the 100,000 amounts below 1000 it leaves 370 as they
# are. What comes in is right, so that the table has the amount and the screen another, and a form that saves what it was given
# writes the other. Loading it sets the decimals of bignumber.js for the whole program, so that 1 divided by 3 is 0.33
# everywhere. Numbers without quotes are refused. No error. A program writes its own scalar of ten lines that passes the text
# through.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund graphql-type-decimal@1.0.0 bignumber.js@9.3.1 graphql@14.7.0
cat > try.cjs <<'JS'
const { BigNumber } = require('bignumber.js');
const third = () => String(new BigNumber(1).div(3));
console.log(`1 by 3 before: ${third()}`);
const Decimal = require('graphql-type-decimal');
console.log(`1 by 3 after: ${third()}`);
const { GraphQLObjectType, GraphQLSchema, graphql } = require('graphql');
const taken = [];
const pay = { type: Decimal, args: { amount: { type: Decimal } }, resolve: (_, { amount }) => { taken.push(String(amount)); return amount; } };
const schema = new GraphQLSchema({ query: new GraphQLObjectType({ name: 'Query', fields: { pay } }) });
(async () => {
  for (const amount of ['5.00', '19.99', '417.50', '1250.00', '0.05']) {
    const { data, errors } = await graphql(schema, `{ pay(amount: "${amount}") }`);
    console.log(`${amount}: taken as ${taken.pop()}, answered ${errors ? errors[0].message : data.pay}`);
  }
  let same = 0;
  for (let cent = 0; cent < 100000; cent += 1) if (Number(Decimal.serialize(cent / 100)) === cent / 100) same += 1;
  console.log(`${same} of 100000 amounts are answered as they are`);
})();
JS
seen=$(node try.cjs)
echo "$seen"
expected='1 by 3 before: 0.33333333333333333333
1 by 3 after: 0.33
5.00: taken as 5, answered 5.0
19.99: taken as 19.99, answered 20
417.50: taken as 417.5, answered 4.2e+2
1250.00: taken as 1250, answered 1.3e+3
0.05: taken as 0.05, answered 0.050
370 of 100000 amounts are answered as they are'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
