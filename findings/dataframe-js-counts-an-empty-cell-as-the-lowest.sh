#!/usr/bin/env bash
# dataframe-js 1.4.4 computes with tables. Its README calls a data frame immutable, and one expects that a sorted one is a new one. `sortBy`
# sorts the rows of the frame that it was called on as well, so that what was first is so no more; `filter` and `map` leave them. Of the
# hours 5, 3, 10 and one that is null or "" the mean is 6, of three, and the lowest is 0, of four; of -5 and null the highest is 0.
# With undefined they are right. A join of two frames with a column of the same name keeps that of the left one and leaves the other out. No
# error. A program sorts a copy, and takes rows without a value out first by `dropMissingValues`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund dataframe-js@1.4.4
cat > try.cjs <<'JS'
const { DataFrame } = require('dataframe-js');
const jobs = new DataFrame([{ job: 'dig', hours: 5 }, { job: 'steel', hours: 3 }, { job: 'deck', hours: 10 }], ['job', 'hours']);
const order = () => jobs.toArray('job').join(', ');
console.log(`as made: ${order()}`);
for (const [name, change] of Object.entries({
  filter: () => jobs.filter((row) => row.get('hours') > 4),
  map: () => jobs.map((row) => row.set('job', 'x')),
  'sortBy hours': () => jobs.sortBy('hours'),
  'sortBy hours, backward': () => jobs.sortBy('hours', true),
})) {
  change();
  console.log(`after ${name}: ${order()}`);
}
for (const hours of [[5, 3, 10], [5, 3, null, 10], [5, 3, '', 10], [5, 3, undefined, 10], [-5, null]]) {
  const { stat } = new DataFrame({ hours }, ['hours']);
  console.log(`${hours.map((value) => (value === '' ? '""' : String(value))).join(', ')}: lowest ${stat.min('hours')}, highest ${stat.max('hours')}, mean ${stat.mean('hours')}`);
}
const bills = new DataFrame([{ job: 7, amount: 100 }], ['job', 'amount']);
console.log(`joined: ${JSON.stringify(bills.innerJoin(new DataFrame([{ job: 7, amount: 40, paid: true }], ['job', 'amount', 'paid']), 'job').toCollection())}`);
JS
seen=$(node try.cjs)
echo "$seen"
expected='as made: dig, steel, deck
after filter: dig, steel, deck
after map: dig, steel, deck
after sortBy hours: steel, dig, deck
after sortBy hours, backward: deck, dig, steel
5, 3, 10: lowest 3, highest 10, mean 6
5, 3, null, 10: lowest 0, highest 10, mean 6
5, 3, "", 10: lowest 0, highest 10, mean 6
5, 3, undefined, 10: lowest 3, highest 10, mean 6
-5, null: lowest -5, highest 0, mean -5
joined: [{"job":7,"amount":100,"paid":true}]'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
