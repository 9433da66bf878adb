#!/usr/bin/env bash
# pouchdb-find 9.0.0 (with pouchdb-core and the adapter in memory 9.0.0): an index makes a search faster, and one expects the
# same rows with and without it. They are others. Of jobs without an index on `due`, "due before December" finds those whose
# day is null as well, since null comes first in the order of CouchDB, and not those that have no such field; with an index on
# `due` it finds these, too, so that the list grows when somebody adds an index. `{ due: null }` is the same: one job, then
# three. "Crew is none of 7" (`$nin`) finds the jobs whose crew is a value alone, and "crew is not 7" (`$ne`) those without a
# crew as well; "none of" with an index is as without. No error. A program that uses it writes each field into each row, and
# has the rows without a value in its tests, with the index.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund pouchdb-core@9.0.0 pouchdb-adapter-memory@9.0.0 pouchdb-find@9.0.0
cat > try.cjs <<'JS'
const PouchDB = require('pouchdb-core').plugin(require('pouchdb-adapter-memory')).plugin(require('pouchdb-find'));
const jobs = [
  { _id: 'November', due: '2026-11-29', crew: 7 },
  { _id: 'January', due: '2027-01-15', crew: 8 },
  { _id: 'null', due: null, crew: null },
  { _id: 'without-a', title: 'Spa' },
  { _id: 'without-b', title: 'Deck' },
];
const questions = {
  'due before December': { due: { $lt: '2026-12-01' } },
  'due is null': { due: null },
  'crew is not 7': { crew: { $ne: 7 } },
  'crew is none of 7': { crew: { $nin: [7] } },
};
(async () => {
  const db = new PouchDB('jobs', { adapter: 'memory' });
  await db.bulkDocs(jobs);
  const look = async () => {
    const seen = {};
    for (const [said, selector] of Object.entries(questions)) seen[said] = (await db.find({ selector })).docs.map(({ _id }) => _id).sort().join(', ');
    return seen;
  };
  const before = await look();
  for (const field of ['due', 'crew']) await db.createIndex({ index: { fields: [field] } });
  const after = await look();
  for (const said of Object.keys(questions)) console.log(`${said}\n  without an index: ${before[said]}\n  with an index:    ${after[said]}`);
})();
JS
seen=$(node try.cjs)
echo "$seen"
expected='due before December
  without an index: November, null
  with an index:    November, null, without-a, without-b
due is null
  without an index: null
  with an index:    null, without-a, without-b
crew is not 7
  without an index: January, null, without-a, without-b
  with an index:    January, null, without-a, without-b
crew is none of 7
  without an index: January
  with an index:    January'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
