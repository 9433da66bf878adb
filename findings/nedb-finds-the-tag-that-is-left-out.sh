#!/usr/bin/env bash
# @seald-io/nedb 4.1.2, lokijs 1.5.12, pouchdb-selector-core 9.0.0 have the questions of MongoDB for data on a phone. There `{
# tags: { $ne: 'spa' } }` and `{ tags: { $nin: ['spa'] } }` mean the jobs that do not have the tag among theirs, with none or
# no tags as well. One expects what mingo 7.2.7, sift 17.1.4, minimongo 7.1.1 and @signaldb/core 1.8.1 find. nedb asks whether
# there is a tag that is another one: it finds the job with "spa" and "deck", and leaves out the job with an empty list.
# lokijs compares the list as a whole and finds every job (its own `$containsNone` looks into it). pouchdb-selector-core does
# so for `$ne`, and for `$nin` leaves out the job without the field. No error. A program that keeps lists in such rows asks
# for what has the tag, and takes these out itself.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @seald-io/nedb@4.1.2 lokijs@1.5.12 pouchdb-selector-core@9.0.0 mingo@7.2.7 sift@17.1.4 minimongo@7.1.1 @signaldb/core@1.8.1
cat > try.mjs <<'JS'
import { Collection } from '@signaldb/core';
import { Query } from 'mingo';
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
const sift = require('sift').default;
const NeDB = require('@seald-io/nedb');
const Loki = require('lokijs');
const { matchesSelector } = require('pouchdb-selector-core');
const { MemoryDb } = require('minimongo');
const jobs = [
  { _id: 'both', tags: ['spa', 'deck'] },
  { _id: 'deck', tags: ['deck'] },
  { _id: 'spa', tags: ['spa'] },
  { _id: 'empty', tags: [] },
  { _id: 'none' },
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
  minimongo: (selector) => mini.jobs.find(selector).fetch(),
  '@signaldb/core': (selector) => signal.find(selector).fetch(),
  nedb: (selector) => nedb.findAsync(selector),
  lokijs: (selector) => loki.find(selector),
  'pouchdb-selector-core': (selector) => copy().filter((job) => matchesSelector(job, selector)),
};
for (const selector of [{ tags: { $in: ['spa'] } }, { tags: { $ne: 'spa' } }, { tags: { $nin: ['spa'] } }]) {
  console.log(JSON.stringify(selector));
  for (const [name, find] of Object.entries(packages)) console.log(`  ${name}: ${(await find(selector)).map(({ _id }) => _id).sort().join(', ') || 'nothing'}`);
}
JS
seen=$(node try.mjs)
echo "$seen"
expected='{"tags":{"$in":["spa"]}}
  mingo: both, spa
  sift: both, spa
  minimongo: both, spa
  @signaldb/core: both, spa
  nedb: both, spa
  lokijs: nothing
  pouchdb-selector-core: both, spa
{"tags":{"$ne":"spa"}}
  mingo: deck, empty, none
  sift: deck, empty, none
  minimongo: deck, empty, none
  @signaldb/core: deck, empty, none
  nedb: both, deck, none
  lokijs: both, deck, empty, none, spa
  pouchdb-selector-core: both, deck, empty, none, spa
{"tags":{"$nin":["spa"]}}
  mingo: deck, empty, none
  sift: deck, empty, none
  minimongo: deck, empty, none
  @signaldb/core: deck, empty, none
  nedb: both, deck, none
  lokijs: both, deck, empty, none, spa
  pouchdb-selector-core: deck, empty'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
