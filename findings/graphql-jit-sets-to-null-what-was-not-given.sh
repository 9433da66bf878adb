#!/usr/bin/env bash
# graphql-jit 0.8.9 compiles a query for a schema of graphql 16.15.0, which is then to answer as `execute` does, faster. One
# expects that a variable which was not given, within an input object, is not there, or has the default of its field, as
# GraphQL says. It is null: of `change: { days: $days, notes: $notes }` with the days alone the notes are set to null, and
# days that were not given are null instead of 5, so that a change of one field empties the others. A fragment that is there
# twice, once with `@include(if: false)`, is left out; and a list whose second row ends in an error has a row too many, null,
# at its end. No error in the first two. A program gives the whole input object as one variable, and compares with `execute`
# in its tests.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund graphql-jit@0.8.9 graphql@16.15.0
cat > try.cjs <<'JS'
const { buildSchema, execute, parse } = require('graphql');
const { compileQuery } = require('graphql-jit');
const schema = buildSchema('type Query { ask(change: Change): String, job: Job } input Change { days: Int = 5, notes: String } type Job { id: ID!, name: String, parts: [Part] } type Part { id: ID! }');
schema.getQueryType().getFields().ask.resolve = (_, { change }) => JSON.stringify(change);
schema.getQueryType().getFields().job.resolve = () => ({ id: 7, name: 'Garza', parts: [{ id: 1 }, Promise.reject(new Error('no part 2')), { id: 3 }] });
process.on('unhandledRejection', () => {});
(async () => {
  for (const [said, query, variables] of [
    ['days and notes given', 'query ($days: Int, $notes: String) { ask(change: { days: $days, notes: $notes }) }', { days: 3, notes: 'Dog' }],
    ['days not given', 'query ($days: Int, $notes: String) { ask(change: { days: $days, notes: $notes }) }', { notes: 'Dog' }],
    ['notes not given', 'query ($days: Int, $notes: String) { ask(change: { days: $days, notes: $notes }) }', { days: 3 }],
    ['the whole change not given', 'query ($change: Change) { ask(change: $change) }', {}],
    ['fragment left out once', 'query ($all: Boolean!) { job { id ...F @include(if: $all) ...F } } fragment F on Job { name }', { all: false }],
    ['three parts, one with an error', '{ job { parts { id } } }', {}],
  ]) {
    const document = parse(query);
    const plain = await execute({ schema, document, variableValues: variables });
    const compiled = await compileQuery(schema, document).query(undefined, undefined, variables);
    console.log(`${said}: graphql ${JSON.stringify(plain.data)}, graphql-jit ${JSON.stringify(compiled.data)}`);
  }
})();
JS
seen=$(node try.cjs)
echo "$seen"
expected='days and notes given: graphql {"ask":"{\"days\":3,\"notes\":\"Dog\"}"}, graphql-jit {"ask":"{\"days\":3,\"notes\":\"Dog\"}"}
days not given: graphql {"ask":"{\"days\":5,\"notes\":\"Dog\"}"}, graphql-jit {"ask":"{\"days\":null,\"notes\":\"Dog\"}"}
notes not given: graphql {"ask":"{\"days\":3}"}, graphql-jit {"ask":"{\"days\":3,\"notes\":null}"}
the whole change not given: graphql {"ask":null}, graphql-jit {"ask":null}
fragment left out once: graphql {"job":{"id":"7","name":"Garza"}}, graphql-jit {"job":{"id":"7"}}
three parts, one with an error: graphql {"job":{"parts":[{"id":"1"},null,{"id":"3"}]}}, graphql-jit {"job":{"parts":[{"id":"1"},null,{"id":"3"},null]}}'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
