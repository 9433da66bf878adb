#!/usr/bin/env bash
# @graphql-tools/merge 9.2.8 makes one schema out of the parts of several areas. Where two parts have the same field with
# other types it refuses them, "already defined with a different type", and of an input that is required in one of them the
# required one stays. One expects the same of the arguments of a field. Of these the last part wins: `jobs(crew: ID)` and
# `jobs(crew: Int)` become `jobs(crew: Int)` without an error, and the other way `ID`, so that the resolver of one part gets a
# number or a text that it does not know; `ID!` and `ID` become `ID`, and the resolver of the first part gets none. Of a
# default the last one is taken of an argument and the first of an input, of a description the last of a type and the first of
# a value of an enum. Directives that may be repeated are kept. A program that merges parts compares the arguments before.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund graphql@16.15.0 @graphql-tools/merge@9.2.8
cat > try.cjs <<'JS'
const { print } = require('graphql');
const { mergeTypeDefs } = require('@graphql-tools/merge');
const merged = (...parts) => {
  try {
    return print(mergeTypeDefs(parts)).replace(/\s+/g, ' ');
  } catch (error) {
    return `refused, ${error.message.match(/already defined with a different type|changed type/)?.[0] ?? error.message}`;
  }
};
for (const [said, one, other] of [
  ['field', 'type Job { crew: ID }', 'type Job { crew: Int }'],
  ['input', 'input Filter { crew: ID }', 'input Filter { crew: Int }'],
  ['argument', 'type Query { jobs(crew: ID): Int }', 'type Query { jobs(crew: Int): Int }'],
  ['required input', 'input Filter { crew: ID! }', 'input Filter { crew: ID }'],
  ['required argument', 'type Query { jobs(crew: ID!): Int }', 'type Query { jobs(crew: ID): Int }'],
  ['default of an input', 'input Filter { first: Int = 10 }', 'input Filter { first: Int = 50 }'],
  ['default of an argument', 'type Query { jobs(first: Int = 10): Int }', 'type Query { jobs(first: Int = 50): Int }'],
  ['descriptions', '"one" enum Status { "one" OPEN }', '"two" enum Status { "two" OPEN }'],
]) {
  console.log(`${said}\n  ${merged(one, other)}\n  the other way: ${merged(other, one)}`);
}
JS
seen=$(node try.cjs)
echo "$seen"
expected='field
  refused, already defined with a different type
  the other way: refused, already defined with a different type
input
  refused, already defined with a different type
  the other way: refused, already defined with a different type
argument
  type Query { jobs(crew: Int): Int } schema { query: Query }
  the other way: type Query { jobs(crew: ID): Int } schema { query: Query }
required input
  input Filter { crew: ID! }
  the other way: input Filter { crew: ID! }
required argument
  type Query { jobs(crew: ID): Int } schema { query: Query }
  the other way: type Query { jobs(crew: ID!): Int } schema { query: Query }
default of an input
  input Filter { first: Int = 10 }
  the other way: input Filter { first: Int = 50 }
default of an argument
  type Query { jobs(first: Int = 50): Int } schema { query: Query }
  the other way: type Query { jobs(first: Int = 10): Int } schema { query: Query }
descriptions
  "two" enum Status { "one" OPEN }
  the other way: "one" enum Status { "two" OPEN }'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
