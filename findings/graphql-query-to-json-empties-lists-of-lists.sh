#!/usr/bin/env bash
# graphql-query-to-json 2.0.6 turns a query into an object, and json-to-graphql-query 2.3.0, on which it stands, turns such an
# object into a query. One expects the same query back. Of a list of lists, the corners of a lot, [[0, 0], [100, 0]], it makes
# [null, null], and of objects in a list, the lines of a bill, too; both come out as empty lists, so that a bill has no lines.
# Texts in a list within an object become nodes of the parser, with their places in the text. A null becomes the word undefined,
# which is a value of an enum to GraphQL, so that a day is not emptied. Of a field that stands twice the last is left, and of a
# field with @include(if: false) the field without it. No error. Fragments by name are refused. graphql 16.15.0 parses and
# prints all of these. A program changes the tree of `parse` by `visit` instead.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund graphql-query-to-json@2.0.6 json-to-graphql-query@2.3.0 graphql@16.15.0
cat > try.mjs <<'JS'
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
const { graphQlQueryToJson } = require('graphql-query-to-json');
const { jsonToGraphQLQuery } = require('json-to-graphql-query');
const { parse, print } = require('graphql');
const { filter } = graphQlQueryToJson('{ jobs(filter: { tags: ["pool"] }) { id } }').query.jobs.__args;
console.log(`a text in a list within an object: ${JSON.stringify(filter)}`);
for (const query of [
  '{ job(id: 417, tags: ["pool", "spa"]) { id } }',
  '{ lots(corners: [[0, 0], [100, 0]]) { id } }',
  'mutation { bill(lines: [{ no: 1, qty: 2 }]) { id } }',
  'mutation { move(id: 7, change: { due: null, crew: 3 }) { id } }',
  '{ job(id: 7) { id } job(id: 7) { name } }',
  '{ job(id: 7) { id notes @include(if: false) } }',
  '{ job(id: 7) { ...Row } } fragment Row on Job { id }',
]) {
  let back;
  try { back = print(parse(jsonToGraphQLQuery(graphQlQueryToJson(query)))).replace(/\s+/g, ' '); } catch (error) { back = `refused: ${error.message}`; }
  console.log(`${query}\n  ${back}`);
}
JS
seen=$(node try.mjs)
echo "$seen"
expected='a text in a list within an object: {"tags":[{"kind":"StringValue","value":"pool","block":false,"loc":{"start":24,"end":30}}]}
{ job(id: 417, tags: ["pool", "spa"]) { id } }
  { job(id: 417, tags: ["pool", "spa"]) { id } }
{ lots(corners: [[0, 0], [100, 0]]) { id } }
  { lots(corners: []) { id } }
mutation { bill(lines: [{ no: 1, qty: 2 }]) { id } }
  mutation { bill(lines: []) { id } }
mutation { move(id: 7, change: { due: null, crew: 3 }) { id } }
  mutation { move(id: 7, change: {due: undefined, crew: 3}) { id } }
{ job(id: 7) { id } job(id: 7) { name } }
  { job(id: 7) { name } }
{ job(id: 7) { id notes @include(if: false) } }
  { job(id: 7) { id notes } }
{ job(id: 7) { ...Row } } fragment Row on Job { id }
  refused: The parsed query has more than one set of definitions'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
