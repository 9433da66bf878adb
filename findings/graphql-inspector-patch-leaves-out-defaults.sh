#!/usr/bin/env bash
# @graphql-inspector/patch 1.0.0 with @graphql-inspector/core 8.0.0: the latter lists the changes from one schema to another, and
# the former makes the other of the first by that list, as one does for a schema that is in review. One expects the schema that was
# compared. A default of an argument or a field of an input that is new is left out: `first: Int! = 10` becomes `first: Int!`, so
# that the query that asks for jobs without it, which the schema compared takes, is refused by the patched one; `phase: String! =
# "dig"` of an input likewise. No error. A default that is changed, or added to what was there, is right, and so are fields, types
# and descriptions. An argument that goes is an error for `patchSchema`. A program compares what it patched once more with what it
# wanted.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @graphql-inspector/patch@1.0.0 @graphql-inspector/core@8.0.0 graphql@16.15.0
cat > try.mjs <<'JS'
import { diff } from '@graphql-inspector/core';
import { patchSchema } from '@graphql-inspector/patch';
import { buildSchema, parse, printType, validate } from 'graphql';
const before = `
  type Query { jobs(crew: ID): [Job!]! }
  type Mutation { add(job: JobInput!): Job }
  type Job { id: ID! name: String }
  input JobInput { name: String }`;
const changes = {
  'a new argument': (schema) => schema.replace('crew: ID', 'crew: ID, first: Int! = 10'),
  'a new field of an input': (schema) => schema.replace('input JobInput { name: String', 'input JobInput { name: String phase: String! = "dig"'),
  'a new field with an argument': (schema) => schema.replace('type Job {', 'type Job { hours(unit: String! = "h"): Float'),
  'a default for an argument': (schema) => schema.replace('crew: ID', 'crew: ID = "7"'),
  'a new field': (schema) => schema.replace('type Job {', 'type Job { "the first day" day: String'),
  'an argument that goes': (schema) => schema.replace('(crew: ID)', ''),
};
const queries = ['{ jobs { id } }', 'mutation { add(job: { name: "pool" }) { id } }'];
const taken = (schema) => queries.map((query) => (validate(schema, parse(query)).length ? 'refused' : 'taken')).join(', ');
const text = (schema) => ['Query', 'Job', 'JobInput'].map((name) => printType(schema.getType(name)).replaceAll(/\s+/gu, ' ')).join(' ');
for (const [name, change] of Object.entries(changes)) {
  const [old, wanted] = [before, change(before)].map((schema) => buildSchema(schema));
  try {
    const patched = await patchSchema(old, await diff(old, wanted));
    console.log(`${name}: ${text(patched) === text(wanted) ? 'as it should be' : text(patched)}; queries ${taken(wanted)}, patched ${taken(patched)}`);
  } catch ({ message }) {
    console.log(`${name}: ${message}`);
  }
}
JS
seen=$(node try.mjs)
echo "$seen"
expected='a new argument: type Query { jobs(crew: ID, first: Int!): [Job!]! } type Job { id: ID! name: String } input JobInput { name: String }; queries taken, taken, patched refused, taken
a new field of an input: type Query { jobs(crew: ID): [Job!]! } type Job { id: ID! name: String } input JobInput { name: String phase: String! }; queries taken, taken, patched taken, refused
a new field with an argument: type Query { jobs(crew: ID): [Job!]! } type Job { id: ID! name: String hours(unit: String!): Float } input JobInput { name: String }; queries taken, taken, patched taken, taken
a default for an argument: as it should be; queries taken, taken, patched taken, taken
a new field: type Query { jobs(crew: ID): [Job!]! } type Job { id: ID! name: String """the first day""" day: String } input JobInput { name: String }; queries taken, taken, patched taken, taken
an argument that goes: Expected type to have be a "Argument", but found a "InputValueDefinition".'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
