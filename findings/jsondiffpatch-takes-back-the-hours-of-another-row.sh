#!/usr/bin/env bash
# jsondiffpatch 0.7.7: `unpatch` takes a difference back, as an undo does, and `patch` with `reverse` is the same. One expects
# the list as it was before. With `objectHash`, where a row moved and was changed at the same time, the change is taken back
# at the wrong place: of the list [3: 8 hours, 2: 9 hours], which became [1: 8, 2: 9, 3: 9], the undo leaves 9 hours with 3
# and gives 8 to 2. Of 10,000 pairs of lists with ids that are there once `patch` makes all as they should be, and `unpatch`
# and `reverse` leave 973 with other hours. No error. The difference as a JSON Patch (its own formatter) goes forward alone. A
# program that undoes keeps the values from before, and does not rely on the difference.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund jsondiffpatch@0.7.7
cat > try.mjs <<'JS'
import { create } from 'jsondiffpatch';
const copy = (value) => JSON.parse(JSON.stringify(value));
const differ = create({ objectHash: (row) => row.id });
const said = (rows) => rows.map(({ id, hours }) => `${id}: ${hours}`).join(', ');
const both = (from, to) => {
  const delta = differ.diff(from, to);
  if (!delta) return { delta, to: from, back: to, reversed: to };
  return { delta, to: differ.patch(copy(from), copy(delta)), back: differ.unpatch(copy(to), copy(delta)), reversed: differ.patch(copy(to), differ.reverse(copy(delta))) };
};
const before = [{ id: 3, hours: 8 }, { id: 2, hours: 9 }];
const after = [{ id: 1, hours: 8 }, { id: 2, hours: 9 }, { id: 3, hours: 9 }];
const one = both(before, after);
console.log(`before:  ${said(before)}\nafter:   ${said(after)}\npatch:   ${said(one.to)}\nunpatch: ${said(one.back)}\nreverse: ${said(one.reversed)}\ndelta:   ${JSON.stringify(one.delta)}`);
let seed = 11;
const random = (below) => (seed = (seed * 16807) % 2147483647) % below;
const list = () => {
  const ids = [1, 2, 3, 4];
  for (let at = 3; at > 0; at -= 1) { const other = random(at + 1); [ids[at], ids[other]] = [ids[other], ids[at]]; }
  return ids.slice(0, 1 + random(4)).map((id) => ({ id, hours: 7 + random(3) }));
};
const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);
const wrong = { patch: 0, unpatch: 0, reverse: 0 };
for (let pair = 0; pair < 10000; pair += 1) {
  const [from, to] = [list(), list()];
  const made = both(from, to);
  if (!same(made.to, to)) wrong.patch += 1;
  if (!same(made.back, from)) wrong.unpatch += 1;
  if (!same(made.reversed, from)) wrong.reverse += 1;
}
console.log(`wrong of 10000: patch ${wrong.patch}, unpatch ${wrong.unpatch}, reverse ${wrong.reverse}`);
JS
seen=$(node try.mjs)
echo "$seen"
expected='before:  3: 8, 2: 9
after:   1: 8, 2: 9, 3: 9
patch:   1: 8, 2: 9, 3: 9
unpatch: 3: 9, 2: 8
reverse: 3: 9, 2: 8
delta:   {"0":[{"id":1,"hours":8}],"2":{"hours":[8,9]},"_t":"a","_1":["",1,3]}
wrong of 10000: patch 0, unpatch 973, reverse 973'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
