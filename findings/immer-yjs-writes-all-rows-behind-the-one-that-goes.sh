#!/usr/bin/env bash
# immer-yjs 1.2.0 with immer 10.2.0 and yjs 13.6.33: a list is changed as any array, and what changed goes to the other
# devices by yjs, which merges. One expects that the hours which Bob writes into the second row are there after Ana has taken
# out the first one at the same moment, as they are when she does it by `delete` of yjs. They are lost on both devices: immer
# says of an array without its first row that each row is another one and the last is gone, and immer-yjs writes all of them
# anew, so that the row which Bob wrote into is deleted. So it is when Ana adds a row before the others. The last row can be
# taken out. No error, and alone on a device all is right. A program changes the lists of yjs by their own methods.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund immer-yjs@1.2.0 immer@10.2.0 yjs@13.6.33
cat > try.cjs <<'JS'
const { bind } = require('immer-yjs');
const Y = require('yjs');
const device = (id) => Object.assign(new Y.Doc(), { clientID: id });
const tell = (said, ana) => {
  const [one, two] = [device(1), device(2)];
  bind(one.getMap('sheet')).update((sheet) => { sheet.rows = ['dig', 'steel', 'deck'].map((phase) => ({ phase, hours: 1 })); });
  Y.applyUpdate(two, Y.encodeStateAsUpdate(one));
  ana(one);
  bind(two.getMap('sheet')).update((sheet) => { sheet.rows[1].hours = 8; });
  Y.applyUpdate(one, Y.encodeStateAsUpdate(two));
  Y.applyUpdate(two, Y.encodeStateAsUpdate(one));
  for (const [name, doc] of [['Ana', one], ['Bob', two]]) console.log(`${said}, ${name}: ${doc.getMap('sheet').toJSON().rows.map(({ phase, hours }) => `${phase} ${hours}`).join(', ')}`);
};
tell('first row out by immer-yjs', (doc) => bind(doc.getMap('sheet')).update((sheet) => { sheet.rows.splice(0, 1); }));
tell('first row out by yjs', (doc) => doc.getMap('sheet').get('rows').delete(0));
tell('last row out by immer-yjs', (doc) => bind(doc.getMap('sheet')).update((sheet) => { sheet.rows.pop(); }));
tell('row added before by immer-yjs', (doc) => bind(doc.getMap('sheet')).update((sheet) => { sheet.rows.unshift({ phase: 'plan', hours: 2 }); }));
JS
seen=$(node try.cjs)
echo "$seen"
expected='first row out by immer-yjs, Ana: steel 1, deck 1
first row out by immer-yjs, Bob: steel 1, deck 1
first row out by yjs, Ana: steel 8, deck 1
first row out by yjs, Bob: steel 8, deck 1
last row out by immer-yjs, Ana: dig 1, steel 8
last row out by immer-yjs, Bob: dig 1, steel 8
row added before by immer-yjs, Ana: plan 2, dig 1, steel 1, deck 1
row added before by immer-yjs, Bob: plan 2, dig 1, steel 1, deck 1'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
