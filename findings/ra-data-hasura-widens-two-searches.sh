#!/usr/bin/env bash
# ra-data-hasura 0.6.1 with graphql 16.15.0: a search over several columns is a filter named "name,city" ("Special Filter
# Feature" of its read-me), and all filters of a list apply together. One expects of two such searches the rows that both
# find. Their columns are thrown into one list of alternatives, so that a customer who is found by either of them is shown:
# the second search makes the list longer. If a column is in both, the word of the first is lost. In the list of the records
# of another record (`getManyReference`) the search is left out, and all are shown, while a filter of one column works.
# Nothing tells, and the total counts the same rows. A program that uses it gives one such search to a list, and none to a
# list inside of a record.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --legacy-peer-deps ra-data-hasura@0.6.1 graphql@16.15.0
cat > try.cjs <<'JS'
const { buildSchema, introspectionFromSchema } = require('graphql');
const { buildVariables } = require('ra-data-hasura/dist/buildVariables');
const schema = buildSchema(`
  type customer { id: Int! name: String city: String phone: String notes: String job_id: Int }
  type Query { customer: [customer!]! }
`);
const introspection = introspectionFromSchema(schema).__schema;
const resource = { type: introspection.types.find((type) => type.name === 'customer') };
const look = (said, kind, params) => {
  console.log(`${said}: ${JSON.stringify(buildVariables(introspection)(resource, kind, params).where)}`);
};
look('two filters', 'GET_LIST', { filter: { name: 'garcia', city: 'katy' } });
look('one search', 'GET_LIST', { filter: { 'name,city': 'katy' } });
look('two searches', 'GET_LIST', { filter: { 'name,city': 'katy', 'phone,notes': '281' } });
look('two searches that share the city', 'GET_LIST', { filter: { 'name,city': 'katy', 'city,notes': 'gate' } });
look('filter in job 7', 'GET_MANY_REFERENCE', { target: 'job_id', id: 7, filter: { name: 'garcia' } });
look('search in job 7', 'GET_MANY_REFERENCE', { target: 'job_id', id: 7, filter: { 'name,city': 'katy' } });
JS
seen=$(node try.cjs)
echo "$seen"
expected='two filters: {"_and":[{"name":{"_ilike":"%garcia%"}},{"city":{"_ilike":"%katy%"}}]}
one search: {"_and":[],"_or":[{"name":{"_ilike":"%katy%"}},{"city":{"_ilike":"%katy%"}}]}
two searches: {"_and":[],"_or":[{"name":{"_ilike":"%katy%"}},{"city":{"_ilike":"%katy%"}},{"phone":{"_ilike":"%281%"}},{"notes":{"_ilike":"%281%"}}]}
two searches that share the city: {"_and":[],"_or":[{"name":{"_ilike":"%katy%"}},{"city":{"_ilike":"%gate%"}},{"notes":{"_ilike":"%gate%"}}]}
filter in job 7: {"_and":[{"name":{"_ilike":"%garcia%"}},{"job_id":{"_eq":7}}]}
search in job 7: {"_and":[{"job_id":{"_eq":7}}]}'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
