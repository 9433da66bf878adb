#!/usr/bin/env bash
# ra-data-graphql-simple 5.15.0 with graphql 16.15.0: a field of the kind JSON takes any value, and one expects a data
# provider of an admin screen to send it as the form gave it. It turns what is sent to the kinds of the arguments of the
# mutation, by their names, and goes on inside of the JSON with the same names: where the mutation has an argument `phase:
# Int`, a `phase` inside of the settings becomes a number as well. The part number "00417" is 417, "A-3" is null, `done: "no"`
# is true, a number named like a text is a text. Names that no argument has are left alone, so that one setting of a form is
# changed and the next is not, and an added argument changes settings that were right before. A program with such fields sends
# JSON as a text, or compares what it reads back.
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
  scalar JSON
  type Job { id: ID! name: String phase: Int done: Boolean settings: JSON }
  input JobFilter { name: String }
  type Total { count: Int! }
  type Query {
    Job(id: ID!): Job
    allJobs(page: Int, perPage: Int, sortField: String, sortOrder: String, filter: JobFilter): [Job]
    _allJobsMeta(page: Int, perPage: Int, filter: JobFilter): Total
  }
  type Mutation { updateJob(id: ID!, name: String, phase: Int, done: Boolean, settings: JSON): Job }
`);
const rootValue = { updateJob: (values) => values };
const sent = (variables) => JSON.parse(JSON.stringify(variables));
const answered = ({ query, variables }) => graphql({ schema, rootValue, source: print(query), variableValues: sent(variables) });
const link = new ApolloLink((operation) => new Observable((observer) => {
  answered(operation).then((result) => { observer.next(result); observer.complete(); });
}));
const look = async () => {
  const provider = buildProvider({ client: new ApolloClient({ link, cache: new InMemoryCache() }) });
  for (const settings of [
    { part: '00417', phase: '00417' }, { part: 'A-3', phase: 'A-3' }, { checked: 'no', done: 'no' }, { gate: 4172, name: 4172 },
  ]) {
    const { data } = await provider.update('Job', { id: '1', data: { settings }, previousData: { id: '1' } });
    console.log(`given ${JSON.stringify(settings)}, arrived ${JSON.stringify(data.settings)}`);
  }
};
look();
JS
seen=$(node try.cjs)
echo "$seen"
expected='given {"part":"00417","phase":"00417"}, arrived {"part":"00417","phase":417}
given {"part":"A-3","phase":"A-3"}, arrived {"part":"A-3","phase":null}
given {"checked":"no","done":"no"}, arrived {"checked":"no","done":true}
given {"gate":4172,"name":4172}, arrived {"gate":4172,"name":"4172"}'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
