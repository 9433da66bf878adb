#!/usr/bin/env bash
# graphql-relay 0.11.0, @pothos/plugin-relay 4.8.1: a client that reads a long list asks for the next page after the last edge
# that it has, and stops when `hasNextPage` is false. One expects of a cursor behind the end, as there is when rows were
# removed while somebody paged, an empty page, as @pothos/plugin-relay gives it. graphql-relay ignores a cursor that is not
# within the list: `connectionFromArray` begins with the first row again, so that the client has rows twice, and without
# `hasPreviousPage`. It says that there is more, and so the client goes around again. A `before` behind the end is right. A
# program with connections over arrays has cursors that name a row, not its number.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund graphql-relay@0.11.0 graphql@16.15.0 @pothos/core@4.15.1 @pothos/plugin-relay@4.8.1
cat > try.cjs <<'JS'
const { connectionFromArray, offsetToCursor } = require('graphql-relay');
const pothos = require('@pothos/plugin-relay');
const jobs = (count) => Array.from({ length: count }, (_, index) => `job ${index + 1}`);
const said = ({ edges, pageInfo }) => `${edges.map(({ node }) => node).join(', ') || 'nothing'}; more ${pageInfo.hasNextPage}`;
for (const left of [6, 5, 4, 3]) {
  const first = connectionFromArray(jobs(6), { first: 5 });
  console.log(`five of six jobs read, then there are ${left}`);
  console.log(`  graphql-relay: ${said(connectionFromArray(jobs(left), { first: 2, after: first.pageInfo.endCursor }))}`);
  const other = pothos.resolveArrayConnection({ args: { first: 5 } }, jobs(6));
  console.log(`  pothos:        ${said(pothos.resolveArrayConnection({ args: { first: 2, after: other.pageInfo.endCursor } }, jobs(left)))}`);
}
console.log(`before the tenth of five: ${said(connectionFromArray(jobs(5), { last: 2, before: offsetToCursor(9) }))}`);
JS
seen=$(node try.cjs)
echo "$seen"
expected='five of six jobs read, then there are 6
  graphql-relay: job 6; more false
  pothos:        job 6; more false
five of six jobs read, then there are 5
  graphql-relay: nothing; more false
  pothos:        nothing; more false
five of six jobs read, then there are 4
  graphql-relay: job 1, job 2; more true
  pothos:        nothing; more false
five of six jobs read, then there are 3
  graphql-relay: job 1, job 2; more true
  pothos:        nothing; more false
before the tenth of five: job 4, job 5; more false'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
