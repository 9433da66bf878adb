#!/usr/bin/env bash
# fakerest 4.2.1, on which ra-data-fakerest 5.15.4 gives the lists of react-admin out of data in memory: a list is sorted by a
# field, and one expects that jobs without a day stand together at one end, as PostgreSQL has them, and the others in order.
# The package compares each two rows by < and >, which are both false where one has no day, so that null is as large as any
# day: of jobs of January, without a day, of November, sorted by day, the list stays as it was, and November stands behind
# January. Where the empty one is at the end the list looks right, so that a story with such data passes. No error. A program
# that shows lists out of it has an empty value in the middle of its data.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund fakerest@4.2.1
cat > try.cjs <<'JS'
const { SimpleRestServer, Database } = require('fakerest');
const sorted = (days, order) => new Database({ data: { jobs: days.map((due, id) => ({ id, due })) } })
  .getAll('jobs', { sort: ['due', order] }).map(({ due }) => due ?? 'none').join(', ');
const lists = {
  'no day is empty': ['2027-01-15', '2026-12-01', '2026-11-29'],
  'empty at the end': ['2027-01-15', '2026-11-29', null],
  'empty in the middle': ['2027-01-15', null, '2026-11-29'],
  'field left out': ['2027-01-15', undefined, '2026-11-29'],
  'two empty ones': ['2027-01-15', null, '2026-12-01', null, '2026-11-29'],
};
for (const [said, days] of Object.entries(lists)) console.log(`${said}: up ${sorted(days, 'asc')}; down ${sorted(days, 'desc')}`);
JS
seen=$(node try.cjs)
echo "$seen"
expected='no day is empty: up 2026-11-29, 2026-12-01, 2027-01-15; down 2027-01-15, 2026-12-01, 2026-11-29
empty at the end: up 2026-11-29, 2027-01-15, none; down 2027-01-15, 2026-11-29, none
empty in the middle: up 2027-01-15, none, 2026-11-29; down 2027-01-15, none, 2026-11-29
field left out: up 2027-01-15, none, 2026-11-29; down 2027-01-15, none, 2026-11-29
two empty ones: up 2027-01-15, none, 2026-12-01, none, 2026-11-29; down 2027-01-15, none, 2026-12-01, none, 2026-11-29'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
