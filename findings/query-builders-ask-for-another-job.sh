#!/usr/bin/env bash
# gql-query-builder 3.8.0, json-to-graphql-query 2.3.0: both write a query of GraphQL from an object, and one expects the
# values of the object in it. Of two operations with an argument of the same name, `job(id: "7")` and `job(id: "9")`,
# gql-query-builder makes one variable, so that both ask for job 9, and of 4 jobs with 2 visits each, `limit` on both, it
# asks for 2 jobs. Its README shows how to name them apart, and not that one has to. json-to-graphql-query writes a Date as
# `{}`, so that a filter whose fields may be left out filters nothing, and of a list of two queries under one name the
# first alone; these without an error, and what is `undefined` as a value of that name, which is refused. graphql 16.12.0
# reads both. A program that writes queries gives each argument a name of its own, and days as texts.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund gql-query-builder@3.8.0 json-to-graphql-query@2.3.0 graphql@16.12.0
cat > try.cjs <<'JS'
const { query } = require('gql-query-builder');
const { jsonToGraphQLQuery } = require('json-to-graphql-query');
const { graphqlSync, buildSchema } = require('graphql');
const schema = buildSchema(`
  input DayFilter { from: String to: String }
  type Job { id: ID! visits(limit: Int): [String!] }
  type Query { job(id: String): String! jobs(limit: Int): [Job!]! days(day: DayFilter, note: String): String! }
`);
const visits = (ids) => Array.from({ length: 5 }, (_, index) => `${ids}${index}`);
const rootValue = {
  job: ({ id }) => `job ${id}`,
  jobs: ({ limit }) => Array.from({ length: limit }, (_, id) => ({ id, visits: (rest) => visits(id).slice(0, rest.limit) })),
  days: (asked) => JSON.stringify(asked),
};
const shown = (title, source, variableValues) => {
  const { data, errors } = graphqlSync({ schema, source, variableValues, rootValue });
  const text = source.replaceAll(/\s+/gu, ' ').trim();
  const answer = errors ? errors[0].message : JSON.stringify(data).slice(0, 130);
  console.log(`${title}: ${text}${variableValues ? ` ${JSON.stringify(variableValues)}` : ''}\n  ${answer}`);
};
const builder = (title, options) => {
  const built = query(options);
  shown(title, built.query, built.variables);
};
builder('two jobs', [
  { operation: { name: 'job', alias: 'first' }, variables: { id: '7' } },
  { operation: { name: 'job', alias: 'second' }, variables: { id: '9' } },
]);
builder('4 jobs of 2 visits', { operation: 'jobs', variables: { limit: 4 }, fields: ['id', { operation: 'visits', variables: { limit: 2 }, fields: [] }] });
const json = (title, fields) => shown(title, jsonToGraphQLQuery({ query: fields }));
json('from a text', { days: { __args: { day: { from: '2026-11-29' } } } });
json('from a Date', { days: { __args: { day: new Date('2026-11-29T00:00:00Z') } } });
json('no note', { days: { __args: { day: { from: '2026-11-29' }, note: undefined } } });
json('a list of two', { job: [{ __args: { id: '7' } }, { __args: { id: '9' } }] });
JS
seen=$(node try.cjs)
echo "$seen"
expected='two jobs: query ($id: String) { first: job (id: $id) second: job (id: $id) } {"id":"9"}
  {"first":"job 9","second":"job 9"}
4 jobs of 2 visits: query ($limit: Int) { jobs (limit: $limit) { id, visits (limit: $limit) } } {"limit":2}
  {"jobs":[{"id":"0","visits":["00","01"]},{"id":"1","visits":["10","11"]}]}
from a text: query { days (day: {from: "2026-11-29"}) }
  {"days":"{\"day\":{\"from\":\"2026-11-29\"}}"}
from a Date: query { days (day: {}) }
  {"days":"{\"day\":{}}"}
no note: query { days (day: {from: "2026-11-29"}, note: undefined) }
  String cannot represent a non string value: undefined
a list of two: query { job (id: "7") }
  {"job":"job 7"}'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
