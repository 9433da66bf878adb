#!/usr/bin/env bash
# pouchdb-mapreduce 9.0.0 and pouchdb-core 9.0.0 with pouchdb-adapter-memory 9.0.0: a view sorts rows by a key that its map function
# emits, and gives the key with each row. One expects the number that was emitted. Numbers above 0 are so. Of a number below 0 the
# index has the digits less ten, and what is read is ten less these, as far as the machine can tell, so that a credit of -19.99 has
# the key -19.990000000000006, one of -1250.50 -1250.5000000000007, and so 18,382 of the 100,000 amounts from -0.01 to -1000.00;
# whole numbers are no better, -1999 cents are -1999.0000000000007, which is no whole number. So it is in a group by amount as well.
# The value beside it, and what `find` of pouchdb-find 9.0.0 gives, are right, as they are taken from the document. Asked by the key
# -19.99 the row is found. No error. A program rounds the keys that it reads, or takes amounts from the values.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund pouchdb-core@9.0.0 pouchdb-adapter-memory@9.0.0 pouchdb-mapreduce@9.0.0 pouchdb-find@9.0.0 pouchdb-collate@9.0.0
cat > try.cjs <<'JS'
const { parseIndexableString, toIndexableString } = require('pouchdb-collate');
const PouchDB = require('pouchdb-core').plugin(require('pouchdb-adapter-memory')).plugin(require('pouchdb-mapreduce')).plugin(require('pouchdb-find'));
const views = {
  amounts: { map: 'function (bill) { emit(bill.amount, bill.amount); }' },
  groups: { map: 'function (bill) { emit([bill.job, bill.amount], 1); }', reduce: '_count' },
  cents: { map: 'function (bill) { emit(Math.round(bill.amount * 100)); }' },
};
(async () => {
  const books = new PouchDB('books', { adapter: 'memory' });
  await books.bulkDocs([19.99, -19.99, -0.07, -1250.5, -8.2, -3, -33.1].map((amount, index) => ({ _id: `bill ${index}`, job: 417, amount })));
  await books.put({ _id: '_design/bills', views });
  await books.createIndex({ index: { fields: ['amount'] } });
  const rows = async (name, options) => (await books.query(`bills/${name}`, options)).rows;
  for (const { key, value } of await rows('amounts')) console.log(`key ${key}, value ${value}`);
  console.log('groups', (await rows('groups', { group: true })).map(({ key }) => key[1]).join(', '));
  console.log('cents', (await rows('cents')).map(({ key }) => key).join(', '));
  console.log('find', (await books.find({ selector: { amount: { $lt: 1000 } }, sort: ['amount'] })).docs.map(({ amount }) => amount).join(', '));
  for (const key of [-19.99, -19.990000000000006]) console.log(`rows with the key ${key}: ${(await rows('amounts', { key })).length}`);
  for (const [name, part] of [['amounts from -0.01 to -1000.00', -100], ['amounts from 0.01 to 1000.00', 100], ['whole numbers from -1 to -100000', -1]]) {
    let other = 0;
    for (let number = 1; number <= 100_000; number += 1) if (parseIndexableString(toIndexableString(number / part)) !== number / part) other += 1;
    console.log(`of the 100,000 ${name} ${other} come back as others`);
  }
})();
JS
seen=$(node try.cjs)
echo "$seen"
expected='key -1250.5000000000007, value -1250.5
key -33.10000000000001, value -33.1
key -19.990000000000006, value -19.99
key -8.2, value -8.2
key -3, value -3
key -0.07, value -0.07
key 19.99, value 19.99
groups -1250.5000000000007, -33.10000000000001, -19.990000000000006, -8.2, -3, -0.07, 19.99
cents -125050.00000000006, -3310.0000000000005, -1999.0000000000007, -820, -300, -7, 1999
find -1250.5, -33.1, -19.99, -8.2, -3, -0.07, 19.99
rows with the key -19.99: 1
rows with the key -19.990000000000006: 1
of the 100,000 amounts from -0.01 to -1000.00 18382 come back as others
of the 100,000 amounts from 0.01 to 1000.00 0 come back as others
of the 100,000 whole numbers from -1 to -100000 19486 come back as others'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
