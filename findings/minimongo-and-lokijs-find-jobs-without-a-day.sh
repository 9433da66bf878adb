#!/usr/bin/env bash
# minimongo 7.1.1 and lokijs 1.5.12 have the questions of MongoDB for data on a phone. There `{ due: { $lt: '2026-12-01' } }`
# finds texts before that day alone, and `{ rooms: { $gt: 5 } }` numbers alone: a job without a day is not overdue, and a text
# is not more than 5. One expects what mingo 7.2.7, sift 17.1.4, @seald-io/nedb 4.1.2 and @signaldb/core 1.8.1 find. These two
# also find the jobs whose day is null or not there, and by `$gt: 5` the text "9"; `$lt: 5` finds what has no number. "Is not
# empty" (`$ne: null`) finds, with nedb too, the jobs without the field. No error. A program that shows what is overdue asks
# besides for the day to be there (`$exists`, and not null), whichever package it has.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @seald-io/nedb@4.1.2 lokijs@1.5.12 mingo@7.2.7 sift@17.1.4 minimongo@7.1.1 @signaldb/core@1.8.1
cat > try.mjs <<'JS'
import { Collection } from '@signaldb/core';
import { Query } from 'mingo';
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
const sift = require('sift').default;
const NeDB = require('@seald-io/nedb');
const Loki = require('lokijs');
const { MemoryDb } = require('minimongo');
const jobs = [
  { _id: 'early', due: '2026-11-29', rooms: 3 },
  { _id: 'late', due: '2027-01-15', rooms: 7 },
  { _id: 'null', due: null, rooms: null },
  { _id: 'text', due: '2027-01-15', rooms: '9' },
  { _id: 'without' },
];
const copy = () => JSON.parse(JSON.stringify(jobs));
const nedb = new NeDB();
await nedb.insertAsync(copy());
const loki = new Loki('jobs').addCollection('jobs');
copy().forEach((job) => loki.insert(job));
const mini = new MemoryDb();
mini.addCollection('jobs');
await new Promise((done, failed) => { mini.jobs.upsert(copy(), null, done, failed); });
const signal = new Collection();
copy().forEach((job) => signal.insert({ ...job, id: job._id }));
const packages = {
  mingo: (selector) => new Query(selector).find(copy()).all(),
  sift: (selector) => copy().filter(sift(selector)),
  '@signaldb/core': (selector) => signal.find(selector).fetch(),
  nedb: (selector) => nedb.findAsync(selector),
  minimongo: (selector) => mini.jobs.find(selector).fetch(),
  lokijs: (selector) => loki.find(selector),
};
for (const selector of [{ due: { $lt: '2026-12-01' } }, { rooms: { $lt: 5 } }, { rooms: { $gt: 5 } }, { due: { $ne: null } }]) {
  console.log(JSON.stringify(selector));
  for (const [name, find] of Object.entries(packages)) console.log(`  ${name}: ${(await find(selector)).map(({ _id }) => _id).sort().join(', ') || 'nothing'}`);
}
JS
seen=$(node try.mjs)
echo "$seen"
expected='{"due":{"$lt":"2026-12-01"}}
  mingo: early
  sift: early
  @signaldb/core: early
  nedb: early
  minimongo: early, null, without
  lokijs: early, null, without
{"rooms":{"$lt":5}}
  mingo: early
  sift: early
  @signaldb/core: early
  nedb: early
  minimongo: early, null, without
  lokijs: early, null, without
{"rooms":{"$gt":5}}
  mingo: late
  sift: late
  @signaldb/core: late
  nedb: late
  minimongo: late, text
  lokijs: late, text
{"due":{"$ne":null}}
  mingo: early, late, text
  sift: early, late, text
  @signaldb/core: early, late, text
  nedb: early, late, text, without
  minimongo: early, late, text, without
  lokijs: early, late, text, without'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
