#!/usr/bin/env bash
# @graphql-tools/batch-execute 10.3.2 with graphql 16.15.0: queries that are asked at the same moment are sent as one, and
# each gets its own part of the answer back. One expects that a query whose job is not found fails alone, as it does when it
# is sent alone. Where the field at the root may not be null, `job(id: ID!): Job!`, its error empties the whole answer, as
# GraphQL says, and the queries beside it get null as their data, without an error, which GraphQL itself never answers. With
# a field that may be null they are right. Mutations too: the bill is paid, and its answer is empty. A program that batches
# lets the fields at the root be null, and takes null as data for an error.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @graphql-tools/batch-execute@10.3.2 graphql@16.15.0
cat > try.mjs <<'JS'
import { createBatchingExecutor } from '@graphql-tools/batch-execute';
import { buildSchema, execute, parse } from 'graphql';
const schema = buildSchema('type Query { job(id: ID!): Job!, find(id: ID!): Job } type Job { id: ID! } type Mutation { pay(bill: Int!): Int! }');
const paid = [];
const job = ({ id }) => { if (id === '9') throw new Error('no job 9'); return { id }; };
const rootValue = { job, find: job, pay: ({ bill }) => { if (bill === 9) throw new Error('no bill 9'); paid.push(bill); return bill; } };
const answer = ({ document }) => execute({ schema, document, rootValue });
const batched = createBatchingExecutor(answer);
for (const [said, ...queries] of [
  ['never null', '{ job(id: "9") { id } }', '{ job(id: "1") { id } }'],
  ['may be null', '{ find(id: "9") { id } }', '{ find(id: "1") { id } }'],
  ['mutations', 'mutation { pay(bill: 5) }', 'mutation { pay(bill: 9) }'],
]) {
  for (const [how, executor] of [['alone', answer], ['batched', batched]]) {
    const answers = await Promise.all(queries.map((query) => executor({ document: parse(query) })));
    for (const [index, { data, errors }] of answers.entries()) console.log(`${said}, ${how}, ${queries[index]}: data ${JSON.stringify(data)}, errors ${errors?.map(({ message }) => message)}`);
  }
}
console.log(`paid: ${paid}`);
JS
seen=$(node try.mjs)
echo "$seen"
expected='never null, alone, { job(id: "9") { id } }: data null, errors no job 9
never null, alone, { job(id: "1") { id } }: data {"job":{"id":"1"}}, errors undefined
never null, batched, { job(id: "9") { id } }: data null, errors no job 9
never null, batched, { job(id: "1") { id } }: data null, errors undefined
may be null, alone, { find(id: "9") { id } }: data {"find":null}, errors no job 9
may be null, alone, { find(id: "1") { id } }: data {"find":{"id":"1"}}, errors undefined
may be null, batched, { find(id: "9") { id } }: data {"find":null}, errors no job 9
may be null, batched, { find(id: "1") { id } }: data {"find":{"id":"1"}}, errors undefined
mutations, alone, mutation { pay(bill: 5) }: data {"pay":5}, errors undefined
mutations, alone, mutation { pay(bill: 9) }: data null, errors no bill 9
mutations, batched, mutation { pay(bill: 5) }: data null, errors undefined
mutations, batched, mutation { pay(bill: 9) }: data null, errors no bill 9
paid: 5,5'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
