#!/usr/bin/env bash
# sofa-api 0.18.10 with graphql 16.15.0 makes addresses of REST from a schema of GraphQL; a mutation is asked by POST, with
# its variables as JSON in the body. One expects that a note which is null there is set to null, as GraphQL does it, where
# null and not said are two things. A variable that is null is left out: the notes stay as they were, and the answer is that
# of a change that was made. Within an input object null comes through. In an address, `paid=1` and `paid=TRUE` are false,
# where 5 is a number. No error. A program gives its mutations one input object, and sends true in small letters.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund sofa-api@0.18.10 graphql@16.15.0
cat > try.mjs <<'JS'
import { buildSchema, graphql } from 'graphql';
import { useSofa } from 'sofa-api';
const schema = buildSchema('type Query { bills(paid: Boolean, days: Int): String } type Mutation { change(id: ID!, paid: Boolean, notes: String, options: Options): String } input Options { paid: Boolean, notes: String }');
const answer = (given) => JSON.stringify(given);
schema.getQueryType().getFields().bills.resolve = (_, given) => answer(given);
schema.getMutationType().getFields().change.resolve = (_, given) => answer(given);
const sofa = useSofa({ schema, basePath: '/api' });
const ask = async (path, body) => {
  const response = await sofa.fetch(`http://localhost/api${path}`, body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  console.log(`${path} ${body ? JSON.stringify(body) : ''}: ${await response.text()}`);
};
await ask('/bills?paid=true&days=5');
await ask('/bills?paid=TRUE');
await ask('/bills?paid=1');
await ask('/change', { id: '00417', paid: true });
await ask('/change', { id: '00417', paid: 'true' });
await ask('/change', { id: '00417', notes: null });
await ask('/change', { id: '00417', options: { paid: true, notes: null } });
const { data } = await graphql({ schema, source: 'mutation ($paid: Boolean, $notes: String) { change(id: "00417", paid: $paid, notes: $notes) }', variableValues: { paid: true, notes: null } });
console.log(`GraphQL: ${data.change}`);
JS
seen=$(node try.mjs)
echo "$seen"
expected='/bills?paid=true&days=5 : "{\"paid\":true,\"days\":5}"
/bills?paid=TRUE : "{\"paid\":false}"
/bills?paid=1 : "{\"paid\":false}"
/change {"id":"00417","paid":true}: "{\"id\":\"00417\",\"paid\":true}"
/change {"id":"00417","paid":"true"}: "{\"id\":\"00417\",\"paid\":true}"
/change {"id":"00417","notes":null}: "{\"id\":\"00417\"}"
/change {"id":"00417","options":{"paid":true,"notes":null}}: "{\"id\":\"00417\",\"options\":{\"paid\":true,\"notes\":null}}"
GraphQL: {"id":"00417","paid":true,"notes":null}'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
