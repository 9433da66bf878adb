#!/usr/bin/env bash
# @refinedev/strapi-v4 7.0.1, by which an admin screen asks Strapi, writes the filters of a list into the address. One expects that
# the value of a filter is asked for as it is. The package puts values into a query string as they are, reads that with qs 6.17.1,
# and writes it again, so that an "&" ends the value, a "+" is a space and "%25" a percent sign: "Smith & Sons" is asked as "Smith
# ", beside a parameter " Sons", "+12815550100" as " 12815550100", '12" + 24"' with three spaces, 7:30 at "+00:00" as a text that is
# no moment, and of the crews "North & South" and "East" the first is "North ". Null is the text "null", and a Date the English text
# of it without its plus. Signs such as "#", "=" and brackets, and a "%" before a space, are right. No error, and the list shows
# none, or others. qs by itself, which is handed the filter as an object, writes all of these but null so that they come back. A
# program gives this provider values that are escaped by encodeURIComponent, which it takes off once.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @refinedev/strapi-v4@7.0.1 @refinedev/core@5.0.12 react@19.3.1 react-dom@19.3.1 axios@1.21.1 qs@6.17.1
cat > try.mjs <<'JS'
import { DataProvider } from '@refinedev/strapi-v4';
import qs from 'qs';
let asked;
const client = { get: async (address) => ((asked = new URL(address).search.slice(1)), { data: { data: [], meta: { pagination: { total: 0 } } } }) };
const { getList } = DataProvider('http://localhost/api', client);
const shown = (value) => JSON.stringify(value);
const ask = async (operator, value) => {
  await getList({ resource: 'jobs', filters: [{ field: 'name', operator, value }], pagination: { mode: 'off' } });
  const { filters, ...others } = qs.parse(asked);
  return `${shown(filters.name[`$${operator}`])}${Object.keys(others).length ? `, beside it ${shown(others)}` : ''}`;
};
const values = ['Smith', 'Smith & Sons', '+12815550100', '12" + 24"', '2026-11-30T07:30:00+00:00', '50% off', '50%25', 'Tile #4 [deep] = 12', null];
for (const value of values) {
  console.log(`is ${shown(value)}: asked as ${await ask('eq', value)}`);
  const itself = qs.parse(qs.stringify({ name: { $eq: value } }, { encodeValuesOnly: true })).name.$eq;
  if (itself !== value) console.log(`  qs by itself: ${shown(itself)}`);
}
console.log(`is one of "North & South", "East": asked as ${await ask('in', ['North & South', 'East'])}`);
for (const value of ['Smith & Sons', '+12815550100']) console.log(`is ${shown(value)}, escaped before: asked as ${await ask('eq', encodeURIComponent(value))}`);
JS
seen=$(node try.mjs)
echo "$seen"
expected='is "Smith": asked as "Smith"
is "Smith & Sons": asked as "Smith ", beside it {" Sons":""}
is "+12815550100": asked as " 12815550100"
is "12\" + 24\"": asked as "12\"   24\""
is "2026-11-30T07:30:00+00:00": asked as "2026-11-30T07:30:00 00:00"
is "50% off": asked as "50% off"
is "50%25": asked as "50%"
is "Tile #4 [deep] = 12": asked as "Tile #4 [deep] = 12"
is null: asked as "null"
  qs by itself: ""
is one of "North & South", "East": asked as ["North ","East"], beside it {" South":""}
is "Smith & Sons", escaped before: asked as "Smith & Sons"
is "+12815550100", escaped before: asked as "+12815550100"'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
