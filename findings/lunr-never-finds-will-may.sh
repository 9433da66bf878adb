#!/usr/bin/env bash
# lunr 2.3.9 and elasticlunr 0.9.5: a list of customers is searched without a server, as on a phone without a signal, and one
# expects that a customer is found by his name as it is written. Both leave out 119 English words from what they keep and
# from what is asked, and among them are "will", "may", "own", "able", "do", "an" and "dear". Will May is found by no word at
# all, and neither is Own Able; Do Nguyen and An Tran are found by their last names, and "will" finds no Will County Pools.
# No error and no result, as for somebody who is not there. minisearch 7.2.0 finds them, and so does lunr after
# `pipeline.remove(lunr.stopWordFilter)`. A program that searches for names takes the stop words out before the first name is
# added.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund lunr@2.3.9 elasticlunr@0.9.5 minisearch@7.2.0
cat > try.cjs <<'JS'
const lunr = require('lunr');
const elasticlunr = require('elasticlunr');
const MiniSearch = require('minisearch');
const names = ['Will May', 'Own Able', 'Do Nguyen', 'An Tran', 'Dean Wood', 'Ana Garza', 'Will County Pools'];
const documents = names.map((name, id) => ({ id, name }));
const first = lunr(function build() {
  this.ref('id');
  this.field('name');
  for (const document of documents) this.add(document);
});
const bare = lunr(function build() {
  this.pipeline.remove(lunr.stopWordFilter);
  this.ref('id');
  this.field('name');
  for (const document of documents) this.add(document);
});
const second = elasticlunr(function build() {
  this.setRef('id');
  this.addField('name');
});
for (const document of documents) second.addDoc(document);
const third = new MiniSearch({ fields: ['name'] });
third.addAll(documents);
const named = (found, key) => found.map((hit) => names[hit[key]]).join(', ') || '-';
for (const words of ['Will May', 'will', 'may', 'own able', 'do', 'nguyen', 'an', 'dean', 'ana']) {
  console.log(`${words}: lunr ${named(first.search(words), 'ref')} / without stop words ${named(bare.search(words), 'ref')} / elasticlunr ${named(second.search(words, {}), 'ref')} / minisearch ${named(third.search(words), 'id')}`);
}
JS
seen=$(node try.cjs)
echo "$seen"
expected='Will May: lunr - / without stop words Will May, Will County Pools / elasticlunr - / minisearch Will May, Will County Pools
will: lunr - / without stop words Will May, Will County Pools / elasticlunr - / minisearch Will May, Will County Pools
may: lunr - / without stop words Will May / elasticlunr - / minisearch Will May
own able: lunr - / without stop words Own Able / elasticlunr - / minisearch Own Able
do: lunr - / without stop words Do Nguyen / elasticlunr - / minisearch Do Nguyen
nguyen: lunr Do Nguyen / without stop words Do Nguyen / elasticlunr Do Nguyen / minisearch Do Nguyen
an: lunr - / without stop words An Tran / elasticlunr - / minisearch An Tran
dean: lunr Dean Wood / without stop words Dean Wood / elasticlunr Dean Wood / minisearch Dean Wood
ana: lunr Ana Garza / without stop words Ana Garza / elasticlunr Ana Garza / minisearch Ana Garza'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
