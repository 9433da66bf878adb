#!/usr/bin/env bash
# @apollo/client 4.3.8: `offsetLimitPagination` joins the pages of a list in its cache. One expects that a page which is
# fetched again from the network takes the place of what the cache had there. It lays the new rows over the old ones from the
# offset on and takes none away: when job 2 of five has been removed and the first page of three, now 1, 3 and 4, is fetched
# again, the list has job 4 twice, and when no job is left, all five stay. A field without arguments is added to the end each
# time: fetched twice, each job is in the list twice. No error. `relayStylePagination` puts what came after away with each
# page. A program that removes rows evicts the field, or has a `merge` of its own that knows the length of a page.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @apollo/client@4.3.8 graphql@16.15.0 rxjs@7.8.2
cat > try.mjs <<'JS'
import { InMemoryCache, gql } from '@apollo/client';
import { offsetLimitPagination, relayStylePagination } from '@apollo/client/utilities';
const jobs = (ids) => ids.map((id) => ({ __typename: 'Job', id }));
const pages = gql`query Page($offset: Int, $limit: Int) { jobs(offset: $offset, limit: $limit) { id } }`;
const all = gql`query All { jobs { id } }`;
const cache = () => new InMemoryCache({ typePolicies: { Query: { fields: { jobs: offsetLimitPagination(), feed: relayStylePagination() } } } });
const list = (of, query, variables) => of.readQuery({ query, variables }).jobs.map(({ id }) => id).join(' ');
for (const [said, again] of [['job 2 is gone', [1, 3, 4]], ['jobs 2, 4 and 5 are gone', [1, 3]], ['all are gone', []]]) {
  const of = cache();
  const fetched = (ids, offset) => of.writeQuery({ query: pages, variables: { offset, limit: 3 }, data: { jobs: jobs(ids) } });
  fetched([1, 2, 3], 0);
  fetched([4, 5], 3);
  const before = list(of, pages, { offset: 0, limit: 3 });
  fetched(again, 0);
  console.log(`list ${before}; ${said}, first page again: ${list(of, pages, { offset: 0, limit: 3 })}`);
}
const of = cache();
for (let time = 1; time <= 2; time += 1) {
  of.writeQuery({ query: all, data: { jobs: jobs([1, 2]) } });
  console.log(`without arguments, fetched ${time} times: ${list(of, all)}`);
}
const feed = gql`query Feed($first: Int, $after: String) { feed(first: $first, after: $after) { edges { cursor node { id } } pageInfo { hasNextPage endCursor } } }`;
const relay = cache();
const connection = (ids, after) => relay.writeQuery({ query: feed, variables: { first: 3, after }, data: { feed: { __typename: 'Feed', edges: ids.map((id) => ({ __typename: 'Edge', cursor: `c${id}`, node: jobs([id])[0] })), pageInfo: { __typename: 'PageInfo', hasNextPage: true, endCursor: `c${ids.at(-1)}` } } } });
connection([1, 2, 3]);
connection([4, 5], 'c3');
connection([1, 3, 4]);
console.log(`relayStylePagination, first page again: ${relay.readQuery({ query: feed }).feed.edges.map(({ node }) => node.id).join(' ')}`);
JS
seen=$(node try.mjs)
echo "$seen"
expected='list 1 2 3 4 5; job 2 is gone, first page again: 1 3 4 4 5
list 1 2 3 4 5; jobs 2, 4 and 5 are gone, first page again: 1 3 3 4 5
list 1 2 3 4 5; all are gone, first page again: 1 2 3 4 5
without arguments, fetched 1 times: 1 2
without arguments, fetched 2 times: 1 2 1 2
relayStylePagination, first page again: 1 3 4'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
