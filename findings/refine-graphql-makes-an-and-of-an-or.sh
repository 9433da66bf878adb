#!/usr/bin/env bash
# @refinedev/graphql 8.0.1 with @ptc-org/nestjs-query-core 9.5.0, which reads filters on the kind of server that the
# documentation of the first connects to: a list of an admin screen has filters, several of which apply together, and the kind
# "or" asks for either of its parts (Refine's documentation of `CrudFilters`: name or age). One expects the filter that is
# sent to mean the same. The parts of an "or" are put into one object, which the server reads as "and": of the jobs that are
# in Katy or at the dig, those in Katy and at the dig are left, and of "Katy or Houston" there is Houston alone. Two filters
# of the same field, as a month has with its first and its last day, become the last one alone, so that all of the past is
# listed. No error, and the total fits the rows. A program that uses them gives a range as "between", builds either-or in
# `meta.gqlVariables`, and counts once against the database.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --legacy-peer-deps @refinedev/graphql@8.0.1 @refinedev/core@5.0.12 @urql/core@6.0.3 graphql@16.15.0 graphql-ws@6.4.2 @ptc-org/nestjs-query-core@9.5.0 @nestjs/common@12.5.1 class-transformer@0.5.1 reflect-metadata@0.2.2 rxjs@7.8.2
cat > try.cjs <<'JS'
const createDataProvider = require('@refinedev/graphql').default;
const { applyFilter } = require('@ptc-org/nestjs-query-core');
const jobs = [
  { name: 'A', city: 'Katy', stage: 'dig', start: '2026-10-05' }, { name: 'B', city: 'Katy', stage: 'tile', start: '2026-11-09' },
  { name: 'C', city: 'Houston', stage: 'dig', start: '2026-11-16' }, { name: 'D', city: 'Spring', stage: 'tile', start: '2026-12-07' },
];
let sent;
const answered = ({ filter }) => {
  sent = JSON.stringify(filter);
  const nodes = applyFilter(jobs, filter);
  return { data: { jobs: { nodes, totalCount: nodes.length } } };
};
const provider = createDataProvider({ query: (_query, variables) => ({ toPromise: async () => answered(variables) }) });
const is = (field, operator, value) => ({ field, operator, value });
const look = async (said, filters) => {
  const { data, total } = await provider.getList({ resource: 'jobs', filters, meta: { gqlQuery: 'recorded' } });
  console.log(`${said}: ${data.map(({ name }) => name).join(' ') || 'none'}, total ${total}, asked with ${sent}`);
};
(async () => {
  await look('in Katy and at the dig', [is('city', 'eq', 'Katy'), is('stage', 'eq', 'dig')]);
  await look('in Katy or at the dig', [{ operator: 'or', value: [is('city', 'eq', 'Katy'), is('stage', 'eq', 'dig')] }]);
  await look('in Katy or in Houston', [{ operator: 'or', value: [is('city', 'eq', 'Katy'), is('city', 'eq', 'Houston')] }]);
  await look('from November 1 to 30', [is('start', 'gte', '2026-11-01'), is('start', 'lte', '2026-11-30')]);
})();
JS
seen=$(node try.cjs)
echo "$seen"
expected='in Katy and at the dig: A, total 1, asked with {"city":{"eq":"Katy"},"stage":{"eq":"dig"}}
in Katy or at the dig: A, total 1, asked with {"or":[{"city":{"eq":"Katy"},"stage":{"eq":"dig"}}]}
in Katy or in Houston: C, total 1, asked with {"or":[{"city":{"eq":"Houston"}}]}
from November 1 to 30: A B C, total 3, asked with {"start":{"lte":"2026-11-30"}}'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
