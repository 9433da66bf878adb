#!/usr/bin/env bash
# @syncedstore/core 0.6.0 shows the shared arrays of yjs 13.6.33 as arrays of JavaScript. One expects of `splice` what arrays do.
# `splice(1)` gives all rows from the second on back, as an array does, and takes the second alone out, so that a list of four is
# still one of three, on every device, and what was to be moved to another list is in both; `splice(1, 10)`, as it is written to cut
# off a rest, ends in an error. `splice(-1, 1)` is right, and so is `splice(1, 2)`. A Date is kept as an empty object, on the device
# that wrote it as well, without an error. valtio-yjs 0.7.0 does what an array does. A program gives the number to `splice`, as
# `rows.splice(1, rows.length - 1)`, and days as texts.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @syncedstore/core@0.6.0 yjs@13.6.33 valtio-yjs@0.7.0 valtio@2.3.2
cat > try.mjs <<'JS'
import { getYjsDoc, syncedStore } from '@syncedstore/core';
import { proxy } from 'valtio/vanilla';
import { bind } from 'valtio-yjs';
import * as Y from 'yjs';
const jobs = () => ['dig', 'steel', 'gunite', 'tile'];
const shown = (value) => JSON.stringify(value);
const other = (doc) => {
  const copy = new Y.Doc();
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(doc));
  return shown(copy.getArray('jobs').toJSON());
};
const tried = (name, list, args, doc) => {
  try {
    const taken = list.splice(...args);
    return () => `  ${name}: gave ${shown(taken)}, kept ${shown(list)}, elsewhere ${other(doc)}`;
  } catch ({ message }) {
    return () => `  ${name}: ${message}`;
  }
};
for (const args of [[1], [1, 2], [-1, 1], [1, 10], [1, 10, 'deck'], [0]]) {
  console.log(`splice(${args.map(shown).join(', ')})`);
  console.log(tried('an array', jobs(), args, new Y.Doc())().replace(/, elsewhere.*/u, ''));
  const store = syncedStore({ jobs: [] });
  store.jobs.push(...jobs());
  console.log(tried('syncedstore', store.jobs, args, getYjsDoc(store))());
  const doc = new Y.Doc();
  const state = proxy([]);
  bind(state, doc.getArray('jobs'));
  state.push(...jobs());
  await Promise.resolve();
  const told = tried('valtio-yjs', state, args, doc);
  await Promise.resolve();
  console.log(told());
}
const store = syncedStore({ jobs: [] });
store.jobs.push({ job: 'dig', day: new Date('2026-11-30T13:30:00Z') });
console.log(`a Date: ${shown(store.jobs[0].day)}, elsewhere ${other(getYjsDoc(store))}`);
JS
seen=$(node try.mjs)
echo "$seen"
expected='splice(1)
  an array: gave ["steel","gunite","tile"], kept ["dig"]
  syncedstore: gave ["steel","gunite","tile"], kept ["dig","gunite","tile"], elsewhere ["dig","gunite","tile"]
  valtio-yjs: gave ["steel","gunite","tile"], kept ["dig"], elsewhere ["dig"]
splice(1, 2)
  an array: gave ["steel","gunite"], kept ["dig","tile"]
  syncedstore: gave ["steel","gunite"], kept ["dig","tile"], elsewhere ["dig","tile"]
  valtio-yjs: gave ["steel","gunite"], kept ["dig","tile"], elsewhere ["dig","tile"]
splice(-1, 1)
  an array: gave ["tile"], kept ["dig","steel","gunite"]
  syncedstore: gave ["tile"], kept ["dig","steel","gunite"], elsewhere ["dig","steel","gunite"]
  valtio-yjs: gave ["tile"], kept ["dig","steel","gunite"], elsewhere ["dig","steel","gunite"]
splice(1, 10)
  an array: gave ["steel","gunite","tile"], kept ["dig"]
  syncedstore: Length exceeded!
  valtio-yjs: gave ["steel","gunite","tile"], kept ["dig"], elsewhere ["dig"]
splice(1, 10, "deck")
  an array: gave ["steel","gunite","tile"], kept ["dig","deck"]
  syncedstore: Length exceeded!
  valtio-yjs: gave ["steel","gunite","tile"], kept ["dig","deck"], elsewhere ["dig","deck"]
splice(0)
  an array: gave ["dig","steel","gunite","tile"], kept []
  syncedstore: gave ["dig","steel","gunite","tile"], kept ["steel","gunite","tile"], elsewhere ["steel","gunite","tile"]
  valtio-yjs: gave ["dig","steel","gunite","tile"], kept [], elsewhere []
a Date: {}, elsewhere [{"job":"dig","day":{}}]'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
