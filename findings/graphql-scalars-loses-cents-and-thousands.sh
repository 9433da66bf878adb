#!/usr/bin/env bash
# graphql-scalars 2.0.0 with graphql 16.15.0: USCurrency takes "$19.99" and answers "$19.98". It multiplies by a hundred in
# floating point on the way in (1998.9999999999998 cents) and cuts the rest off on the way out; of the ten thousand amounts from
# $0.01 to $100.00, 573 come back a cent short. Of "$1,000,000.00" it takes away one comma alone, and answers "$1,000.00". Its
# description is "A currency string, such as $21.25", and its own output has the commas.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund graphql-scalars@2.0.0 graphql@16.15.0
cat > try.cjs <<'JS'
const { GraphQLObjectType, GraphQLSchema, graphqlSync } = require('graphql');
const { GraphQLUSCurrency } = require('graphql-scalars');
const price = { type: GraphQLUSCurrency, args: { of: { type: GraphQLUSCurrency } }, resolve: (_parent, { of }) => of };
const schema = new GraphQLSchema({ query: new GraphQLObjectType({ name: 'Query', fields: { price } }) });
const source = 'query ($of: USCurrency) { price(of: $of) }';
const answered = (of) => graphqlSync({ schema, source, variableValues: { of } }).data.price;
for (const text of ['$21.25', '$19.99', '$0.29', '$22,900.00', '$1,000,000.00']) console.log(`${text} ${answered(text)}`);
const amounts = Array.from({ length: 10_000 }, (_, index) => `$${((index + 1) / 100).toFixed(2)}`);
console.log(`short: ${amounts.filter((text) => answered(text) !== text).length} of ${amounts.length}`);
console.log(`written for 100000000 cents: ${GraphQLUSCurrency.serialize(100_000_000)}`);
JS
seen=$(node try.cjs)
echo "$seen"
expected='$21.25 $21.25
$19.99 $19.98
$0.29 $0.28
$22,900.00 $22,900.00
$1,000,000.00 $1,000.00
short: 573 of 10000
written for 100000000 cents: $1,000,000.00'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
