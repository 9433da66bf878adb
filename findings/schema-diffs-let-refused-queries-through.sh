#!/usr/bin/env bash
# graphql 16.15.0 (`findBreakingChanges`, `findDangerousChanges`), @graphql-inspector/core 8.0.0: both compare two versions of
# a schema and say which changes break what clients ask. One expects "breaking" of a change after which a valid query is
# refused. Of three neither says so. The default of an argument that is required (`first: Int! = 10`) goes away: who left it
# out is refused, and both say "dangerous". The same of a field of an input: graphql says nothing at all. And a field that can
# no longer be null in one member of a union, which both take for safe: a query that asks it of two members under one name is
# refused from then on, as the kinds "Int!" and "Int" are in conflict. A program with phones that are weeks behind keeps the
# queries of each released version and validates all of them against a new schema; the comparison of schemas is not enough.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund graphql@16.15.0 @graphql-inspector/core@8.0.0
cat > try.mjs <<'JS'
import { buildSchema, findBreakingChanges, findDangerousChanges, parse, validate } from 'graphql';
import { diff } from '@graphql-inspector/core';
const look = async (said, before, after, query) => {
  const [old, young] = [buildSchema(before), buildSchema(after)];
  const said_of = (schema) => validate(schema, parse(query)).map(({ message }) => message.split('. ')[0]).join(' ') || 'valid';
  console.log(`${said}: ${query}`);
  console.log(`  before: ${said_of(old)}`);
  console.log(`  after: ${said_of(young)}`);
  const types = (changes) => changes.map(({ type }) => type).join(' ') || 'none';
  console.log(`  graphql: breaking ${types(findBreakingChanges(old, young))}, dangerous ${types(findDangerousChanges(old, young))}`);
  const changes = await diff(old, young);
  console.log(`  inspector: ${changes.map(({ type, criticality }) => `${criticality.level} ${type}`).join(', ')}`);
};
await look('a field goes away', 'type Query { jobs: Int crews: Int }', 'type Query { jobs: Int }', '{ crews }');
await look('a default of an argument', 'type Query { jobs(first: Int! = 10): Int }', 'type Query { jobs(first: Int!): Int }', '{ jobs }');
const input = 'type Query { jobs(filter: Filter): Int }';
await look('a default of an input', `${input} input Filter { open: Boolean! = true city: String }`,
  `${input} input Filter { open: Boolean! city: String }`, '{ jobs(filter: { city: "Katy" }) }');
const union = 'type Query { row: Row } union Row = Job | Task type Task { hours: Int }';
await look('null in one of two', `${union} type Job { hours: Int }`, `${union} type Job { hours: Int! }`,
  '{ row { ... on Job { hours } ... on Task { hours } } }');
JS
seen=$(node try.mjs)
echo "$seen"
expected='a field goes away: { crews }
  before: valid
  after: Cannot query field "crews" on type "Query".
  graphql: breaking FIELD_REMOVED, dangerous none
  inspector: BREAKING FIELD_REMOVED
a default of an argument: { jobs }
  before: valid
  after: Field "jobs" argument "first" of type "Int!" is required, but it was not provided.
  graphql: breaking none, dangerous ARG_DEFAULT_VALUE_CHANGE
  inspector: DANGEROUS FIELD_ARGUMENT_DEFAULT_CHANGED
a default of an input: { jobs(filter: { city: "Katy" }) }
  before: valid
  after: Field "Filter.open" of required type "Boolean!" was not provided.
  graphql: breaking none, dangerous none
  inspector: DANGEROUS INPUT_FIELD_DEFAULT_VALUE_CHANGED
null in one of two: { row { ... on Job { hours } ... on Task { hours } } }
  before: valid
  after: Fields "hours" conflict because they return conflicting types "Int!" and "Int"
  graphql: breaking none, dangerous none
  inspector: NON_BREAKING FIELD_TYPE_CHANGED'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
