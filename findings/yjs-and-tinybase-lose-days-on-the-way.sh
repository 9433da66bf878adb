#!/usr/bin/env bash
# yjs 13.6.33, tinybase 10.0.1, @automerge/automerge 3.5.0 keep what several devices write at once. One expects of a Date that
# it is refused or that it arrives. yjs takes it (a Map or a regular expression it refuses, "Unexpected content type"), and
# the device that wrote it reads it back as a Date from then on; on each other device, and on its own after it was loaded
# again, it is the empty object `{}`, also within a row of a list. tinybase passes over a Date in a cell without a word: the
# cell is not there, and of a cell that had a day the old one stays; within an object it becomes a text. A not-a-number and
# undefined, which yjs brings, are passed over as well. @automerge/automerge brings the Date. No error. A program with days in
# such documents writes them as texts, and tests them on the second device.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund yjs@13.6.33 tinybase@10.0.1 @automerge/automerge@3.5.0
cat > try.mjs <<'JS'
import { change, init, load, save } from '@automerge/automerge';
import { inspect } from 'node:util';
import { createStore } from 'tinybase';
import { applyUpdate, Doc, encodeStateAsUpdate } from 'yjs';
const said = (value) => inspect(value, { breakLength: Infinity, depth: 5 });
const due = new Date('2026-11-29T12:30:00Z');
const packages = {
  yjs: (value) => {
    const [here, there] = [new Doc(), new Doc()];
    here.getMap('job').set('due', value);
    applyUpdate(there, encodeStateAsUpdate(here));
    return [here.getMap('job').get('due'), there.getMap('job').get('due')];
  },
  tinybase: (value) => {
    const [here, there] = [createStore(), createStore()];
    here.setCell('job', '1042', 'due', 'before').setCell('job', '1042', 'due', value);
    there.setJson(here.getJson());
    return [here.getCell('job', '1042', 'due'), there.getCell('job', '1042', 'due')];
  },
  automerge: (value) => {
    const here = change(init(), (job) => { job.due = value; });
    return [here.due, load(save(here)).due];
  },
};
for (const [name, value] of Object.entries({ Date: due, 'row with a Date': { crew: 7, due }, 'Map': new Map([['crew', 7]]), text: due.toISOString() })) {
  console.log(name);
  for (const [of, keep] of Object.entries(packages)) {
    try {
      const [here, there] = keep(value);
      console.log(`  ${of}: here ${said(here)}, there ${said(there)}`);
    } catch (error) {
      console.log(`  ${of}: refused, ${error.message}`);
    }
  }
}
JS
seen=$(node try.mjs)
echo "$seen"
expected='Date
  yjs: here 2026-11-29T12:30:00.000Z, there {}
  tinybase: here '\''before'\'', there '\''before'\''
  automerge: here 2026-11-29T12:30:00.000Z, there 2026-11-29T12:30:00.000Z
row with a Date
  yjs: here { crew: 7, due: 2026-11-29T12:30:00.000Z }, there { crew: 7, due: {} }
  tinybase: here { crew: 7, due: '\''2026-11-29T12:30:00.000Z'\'' }, there { crew: 7, due: '\''2026-11-29T12:30:00.000Z'\'' }
  automerge: here { crew: 7, due: 2026-11-29T12:30:00.000Z }, there { crew: 7, due: 2026-11-29T12:30:00.000Z }
Map
  yjs: refused, Unexpected content type
  tinybase: here '\''before'\'', there '\''before'\''
  automerge: refused, Cannot assign unknown object: [object Map]
text
  yjs: here '\''2026-11-29T12:30:00.000Z'\'', there '\''2026-11-29T12:30:00.000Z'\''
  tinybase: here '\''2026-11-29T12:30:00.000Z'\'', there '\''2026-11-29T12:30:00.000Z'\''
  automerge: here '\''2026-11-29T12:30:00.000Z'\'', there '\''2026-11-29T12:30:00.000Z'\'''
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
