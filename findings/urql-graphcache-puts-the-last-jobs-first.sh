#!/usr/bin/env bash
# @urql/exchange-graphcache 9.0.2 with @urql/core 6.0.3: `simplePagination` joins the pages of a list that is asked by skip and
# limit into one list. One expects its order to be that of the server whatever the pages were, as each row of an answer has its
# place, skip and on. Where two pages of 2 are there and then the first 6 are asked, as by a screen that was turned or a printed
# list, the list is 5, 6, 1, 2, 3, 4, though the last answer of the server was 1 to 6; 3 and 4 and then the first 6 make 1, 2, 5, 6,
# 3, 4. With pages of one length, or a longer one after a single one from the same start, the order is right. `relayPagination` adds
# what comes before its first page behind it as well, and is right in the other five. No error. A program asks for all pages of a
# list by one length, or sorts the rows after they were read.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @urql/core@6.0.3 @urql/exchange-graphcache@9.0.2 graphql@16.15.0
cat > try.mjs <<'JS'
import { cacheExchange } from '@urql/exchange-graphcache';
import { relayPagination, simplePagination } from '@urql/exchange-graphcache/extras';
import { createClient, fetchExchange, gql } from '@urql/core';
const jobs = ['1', '2', '3', '4', '5', '6', '7', '8'].map((id) => ({ __typename: 'Job', id }));
const lists = {
  simplePagination: {
    query: gql`query ($skip: Int, $limit: Int) { list(skip: $skip, limit: $limit) { __typename id } }`,
    variables: (skip, limit) => ({ skip, limit }),
    answer: ({ skip, limit }) => jobs.slice(skip, skip + limit),
    resolver: simplePagination({ offsetArgument: 'skip', limitArgument: 'limit' }),
    rows: (list) => list,
  },
  relayPagination: {
    query: gql`query ($after: String, $first: Int) { list(after: $after, first: $first) { __typename edges { __typename node { __typename id } } pageInfo { __typename endCursor hasNextPage } } }`,
    variables: (skip, first) => ({ after: skip ? jobs[skip - 1].id : undefined, first }),
    answer: ({ after, first }) => {
      const skip = jobs.findIndex(({ id }) => id === after) + 1;
      const edges = jobs.slice(skip, skip + first).map((node) => ({ __typename: 'JobEdge', node }));
      return { __typename: 'Jobs', edges, pageInfo: { __typename: 'PageInfo', endCursor: edges.at(-1).node.id, hasNextPage: skip + first < jobs.length } };
    },
    resolver: relayPagination(),
    rows: ({ edges }) => edges.map(({ node }) => node),
  },
};
const none = () => null;
for (const pages of [[[0, 2], [2, 2], [4, 2]], [[0, 2], [0, 6]], [[0, 2], [2, 2], [0, 6]], [[0, 2], [2, 2], [4, 2], [0, 8]], [[0, 2], [2, 2], [2, 4]], [[2, 2], [0, 6]]]) {
  console.log(pages.map(([skip, limit]) => `${skip + 1} to ${skip + limit}`).join(', then '));
  for (const [name, { query, variables, answer, resolver, rows }] of Object.entries(lists)) {
    const fetch = async (_url, { body }) => Response.json({ data: { __typename: 'Query', list: answer({ skip: 0, ...JSON.parse(body).variables }) } });
    const cache = cacheExchange({ keys: { Jobs: none, JobEdge: none, PageInfo: none }, resolvers: { Query: { list: resolver } } });
    const client = createClient({ url: 'http://localhost/graphql', preferGetMethod: false, fetch, exchanges: [cache, fetchExchange] });
    const seen = [];
    for (const page of pages) {
      const { data } = await client.query(query, variables(...page), { requestPolicy: 'network-only' }).toPromise();
      seen.push(rows(data.list).map(({ id }) => id).join(' '));
    }
    console.log(`  ${name}: ${seen.join(' | ')}`);
  }
}
JS
seen=$(node try.mjs)
echo "$seen"
expected='1 to 2, then 3 to 4, then 5 to 6
  simplePagination: 1 2 | 1 2 3 4 | 1 2 3 4 5 6
  relayPagination: 1 2 | 1 2 3 4 | 1 2 3 4 5 6
1 to 2, then 1 to 6
  simplePagination: 1 2 | 1 2 3 4 5 6
  relayPagination: 1 2 | 1 2 3 4 5 6
1 to 2, then 3 to 4, then 1 to 6
  simplePagination: 1 2 | 1 2 3 4 | 5 6 1 2 3 4
  relayPagination: 1 2 | 1 2 3 4 | 1 2 3 4 5 6
1 to 2, then 3 to 4, then 5 to 6, then 1 to 8
  simplePagination: 1 2 | 1 2 3 4 | 1 2 3 4 5 6 | 7 8 1 2 3 4 5 6
  relayPagination: 1 2 | 1 2 3 4 | 1 2 3 4 5 6 | 1 2 3 4 5 6 7 8
1 to 2, then 3 to 4, then 3 to 6
  simplePagination: 1 2 | 1 2 3 4 | 5 6 1 2 3 4
  relayPagination: 1 2 | 1 2 3 4 | 1 2 3 4 5 6
3 to 4, then 1 to 6
  simplePagination: 3 4 | 1 2 5 6 3 4
  relayPagination: 3 4 | 3 4 1 2 5 6'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
