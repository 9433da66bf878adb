#!/usr/bin/env bash
# ra-data-graphql-simple 5.15.0 with graphql 16.15.0: a list may be filtered by several choices, where the schema says that
# the filter takes a list (`phase: [Int!]`), or by a range (`price: { gte, lte }`). One expects the filter to be sent as the
# schema of the filter has it. The data provider goes by the field of the record instead of that of the filter: where the
# record has one Int, it reads a number from the whole list and sends its first, so that of the phases 3 and 5 the rows of 3
# come, with a total that fits; and of a range it reads no number and sends null, so that the bounds are gone, and a server
# that takes null for "not asked" answers with all rows. A text is left alone. No error in either. A program that filters so
# gives such filters names that the record does not have (`phase_in`), which are sent as they are.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --legacy-peer-deps ra-data-graphql-simple@5.15.0 ra-data-graphql@5.15.3 ra-core@5.15.3 react@18.3.1 react-dom@18.3.1 react-router@6.30.6 react-router-dom@6.30.6 react-hook-form@7.92.0 @tanstack/react-query@5.108.4 @apollo/client@3.14.1 graphql@16.15.0
cat > try.cjs <<'JS'
const { buildSchema, graphql, print } = require('graphql');
const { ApolloClient, ApolloLink, InMemoryCache, Observable } = require('@apollo/client');
const buildProvider = require('ra-data-graphql-simple').default;
const schema = buildSchema(`
  type Job { id: ID! city: String phase: Int price: Float }
  input Range { gte: Float lte: Float }
  input JobFilter { city: [String!] phase: [Int!] phase_in: [Int!] price: Range price_in: Range }
  type Total { count: Int! }
  type Query {
    Job(id: ID!): Job
    allJobs(page: Int, perPage: Int, sortField: String, sortOrder: String, filter: JobFilter): [Job!]!
    _allJobsMeta(page: Int, perPage: Int, filter: JobFilter): Total
  }
`);
const jobs = [
  { id: 'A', city: 'Katy', phase: 3, price: 40000 }, { id: 'B', city: 'Spring', phase: 5, price: 60000 },
  { id: 'C', city: 'Houston', phase: 7, price: 90000 },
];
let asked;
const found = ({ filter }) => {
  asked = JSON.stringify(filter);
  const phases = filter.phase ?? filter.phase_in;
  const { gte = 0, lte = Infinity } = filter.price ?? filter.price_in ?? {};
  const fits = (job) => (!phases || phases.includes(job.phase)) && job.price >= gte && job.price <= lte;
  return jobs.filter((job) => fits(job) && (!filter.city || filter.city.includes(job.city)));
};
const rootValue = { allJobs: found, _allJobsMeta: (asked) => ({ count: found(asked).length }) };
const sent = (variables) => JSON.parse(JSON.stringify(variables));
const answered = ({ query, variables }) => graphql({ schema, rootValue, source: print(query), variableValues: sent(variables) });
const link = new ApolloLink((operation) => new Observable((observer) => {
  answered(operation).then((result) => { observer.next(result); observer.complete(); });
}));
const look = async () => {
  const provider = buildProvider({ client: new ApolloClient({ link, cache: new InMemoryCache() }) });
  for (const filter of [
    { city: ['Katy', 'Spring'] }, { phase: [3, 5] }, { phase_in: [3, 5] }, { price: { gte: 50000, lte: 70000 } },
    { price_in: { gte: 50000, lte: 70000 } },
  ]) {
    const order = { pagination: { page: 1, perPage: 10 }, sort: { field: 'id', order: 'ASC' } };
    const { data, total } = await provider.getList('Job', { ...order, filter });
    console.log(`${JSON.stringify(filter)}: sent ${asked}, jobs ${data.map(({ id }) => id).join(' ')}, total ${total}`);
  }
};
look();
JS
seen=$(node try.cjs)
echo "$seen"
expected='{"city":["Katy","Spring"]}: sent {"city":["Katy","Spring"]}, jobs A B, total 2
{"phase":[3,5]}: sent {"phase":[3]}, jobs A, total 1
{"phase_in":[3,5]}: sent {"phase_in":[3,5]}, jobs A B, total 2
{"price":{"gte":50000,"lte":70000}}: sent {"price":null}, jobs A B C, total 3
{"price_in":{"gte":50000,"lte":70000}}: sent {"price_in":{"gte":50000,"lte":70000}}, jobs B, total 1'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
