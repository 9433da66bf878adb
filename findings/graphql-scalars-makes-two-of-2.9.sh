#!/usr/bin/env bash
# graphql-scalars 2.0.0: PositiveInt, NonNegativeInt and UnsignedInt are whole numbers, to be used in place of Int, which refuses
# 2.9 ("Int cannot represent non-integer value"). One expects that they refuse it as well, as they do when it stands in the query
# itself. As a variable, as nearly all values come, the number 2.9 is 2, the text "2.9", which a field for numbers of a form gives,
# is 2, "1e3" is 1, and "0x10" is 0 where 0 is allowed, so that an order of 2.9 cubic yards is one of 2, without an error; "1,250"
# and "12 sacks" are refused, since the value is first looked at as a number and then cut by parseInt. A list of one number is the
# number. On the way out it is the same: 2.9 and the "2.90" of a decimal column are answered as 2. `Timestamp` takes the text "12"
# for December 1, 2001, and true for a thousandth of a second after 1970 began. A program uses Int with a check of its own for what
# is below 0.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund graphql-scalars@2.0.0 graphql@16.15.0
cat > try.mjs <<'JS'
import { GraphQLInt, GraphQLNonNull, GraphQLObjectType, GraphQLSchema, graphqlSync } from 'graphql';
import { GraphQLNonNegativeInt, GraphQLPositiveInt, GraphQLTimestamp, GraphQLUnsignedInt } from 'graphql-scalars';
const shown = (value) => JSON.stringify(value);
const ask = (type, value, literal) => {
  const taken = { type: GraphQLInt, args: { tiles: { type: new GraphQLNonNull(type) } }, resolve: (_, { tiles }) => (tiles instanceof Date ? tiles.getTime() / 1000 : tiles) };
  const given = { type, resolve: () => value };
  const schema = new GraphQLSchema({ query: new GraphQLObjectType({ name: 'Query', fields: { taken, given } }) });
  const { data, errors } = literal
    ? graphqlSync({ schema, source: `{ taken(tiles: ${shown(value)}) }` })
    : graphqlSync({ schema, source: `query ($tiles: ${type.name}!) { taken(tiles: $tiles) given }`, variableValues: { tiles: value } });
  return errors ? 'refused' : literal ? data.taken : `${data.taken}, answered ${data.given}`;
};
for (const value of ['2.9', '2.90', '1e3', ' 12 ', '0x10', '1,250', '12 sacks', [5], 2.9, 3]) {
  console.log(shown(value));
  for (const type of [GraphQLInt, GraphQLPositiveInt, GraphQLNonNegativeInt, GraphQLUnsignedInt]) console.log(`  ${type.name}: as a variable ${ask(type, value)}; in the query ${ask(type, value, true)}`);
}
for (const value of ['12', '2.9', true]) console.log(`Timestamp ${shown(value)}: ${GraphQLTimestamp.parseValue(value).toISOString()}`);
JS
seen=$(TZ=UTC node try.mjs)
echo "$seen"
expected='"2.9"
  Int: as a variable refused; in the query refused
  PositiveInt: as a variable 2, answered 2; in the query refused
  NonNegativeInt: as a variable 2, answered 2; in the query refused
  UnsignedInt: as a variable 2, answered 2; in the query refused
"2.90"
  Int: as a variable refused; in the query refused
  PositiveInt: as a variable 2, answered 2; in the query refused
  NonNegativeInt: as a variable 2, answered 2; in the query refused
  UnsignedInt: as a variable 2, answered 2; in the query refused
"1e3"
  Int: as a variable refused; in the query refused
  PositiveInt: as a variable 1, answered 1; in the query refused
  NonNegativeInt: as a variable 1, answered 1; in the query refused
  UnsignedInt: as a variable 1, answered 1; in the query refused
" 12 "
  Int: as a variable refused; in the query refused
  PositiveInt: as a variable 12, answered 12; in the query refused
  NonNegativeInt: as a variable 12, answered 12; in the query refused
  UnsignedInt: as a variable 12, answered 12; in the query refused
"0x10"
  Int: as a variable refused; in the query refused
  PositiveInt: as a variable refused; in the query refused
  NonNegativeInt: as a variable 0, answered 0; in the query refused
  UnsignedInt: as a variable 0, answered 0; in the query refused
"1,250"
  Int: as a variable refused; in the query refused
  PositiveInt: as a variable refused; in the query refused
  NonNegativeInt: as a variable refused; in the query refused
  UnsignedInt: as a variable refused; in the query refused
"12 sacks"
  Int: as a variable refused; in the query refused
  PositiveInt: as a variable refused; in the query refused
  NonNegativeInt: as a variable refused; in the query refused
  UnsignedInt: as a variable refused; in the query refused
[5]
  Int: as a variable refused; in the query refused
  PositiveInt: as a variable 5, answered 5; in the query refused
  NonNegativeInt: as a variable 5, answered 5; in the query refused
  UnsignedInt: as a variable 5, answered 5; in the query refused
2.9
  Int: as a variable refused; in the query refused
  PositiveInt: as a variable 2, answered 2; in the query refused
  NonNegativeInt: as a variable 2, answered 2; in the query refused
  UnsignedInt: as a variable 2, answered 2; in the query refused
3
  Int: as a variable 3, answered 3; in the query 3
  PositiveInt: as a variable 3, answered 3; in the query 3
  NonNegativeInt: as a variable 3, answered 3; in the query 3
  UnsignedInt: as a variable 3, answered 3; in the query 3
Timestamp "12": 2001-12-01T00:00:00.000Z
Timestamp "2.9": 2001-02-09T00:00:00.000Z
Timestamp true: 1970-01-01T00:00:00.001Z'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
