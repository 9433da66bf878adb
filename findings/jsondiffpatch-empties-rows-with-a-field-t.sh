#!/usr/bin/env bash
# jsondiffpatch 0.7.7: a difference of two arrays is marked by `_t: "a"`, and one expects that a field of that name in the
# data, as other databases write the kind of a row (the MongoDB driver of .NET), is a field as any other. In the data it is
# one as long as it stays the same. When it changes, the difference has it where the mark is, and `patch` finds the difference
# of no kind that it knows: a job whose `_t` goes from Pool to Spa is gone from the result, with its number and its notes,
# without an error; where the row itself is compared, `patch` ends in "patch failed". `diff` gives no sign. fast-json-patch
# 3.1.1 and rfc6902 5.4.0 change the field. A program that gives it the rows of others has another name for such a field, or
# another package.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund jsondiffpatch@0.7.7 fast-json-patch@3.1.1 rfc6902@5.4.0
cat > try.mjs <<'JS'
import { diff, patch } from 'jsondiffpatch';
import fast from 'fast-json-patch';
import { applyPatch, createPatch } from 'rfc6902';
// The package prints what it could not patch.
const say = console.log;
console.log = console.error = () => {};
const copy = (value) => JSON.parse(JSON.stringify(value));
const from = { job: { _t: 'Pool', number: '1042', notes: 'Gate code' } };
for (const [said, change] of [['the notes', { notes: 'Dog' }], ['_t', { _t: 'Spa' }], ['_t and the notes', { _t: 'Spa', notes: 'Dog' }]]) {
  const to = { job: { ...from.job, ...change } };
  const delta = diff(from, to);
  say(`${said}: difference ${JSON.stringify(delta)}`);
  say(`  jsondiffpatch:   ${JSON.stringify(patch(copy(from), delta))}`);
  say(`  fast-json-patch: ${JSON.stringify(fast.applyPatch(copy(from), fast.compare(from, to)).newDocument)}`);
  const row = copy(from);
  applyPatch(row, createPatch(from, to));
  say(`  rfc6902:         ${JSON.stringify(row)}`);
}
try {
  say(`the row itself: ${JSON.stringify(patch(copy(from.job), diff(from.job, { ...from.job, _t: 'Spa' })))}`);
} catch (error) {
  say(`the row itself: ${error.message}`);
}
JS
seen=$(node try.mjs)
echo "$seen"
expected='the notes: difference {"job":{"notes":["Gate code","Dog"]}}
  jsondiffpatch:   {"job":{"_t":"Pool","number":"1042","notes":"Dog"}}
  fast-json-patch: {"job":{"_t":"Pool","number":"1042","notes":"Dog"}}
  rfc6902:         {"job":{"_t":"Pool","number":"1042","notes":"Dog"}}
_t: difference {"job":{"_t":["Pool","Spa"]}}
  jsondiffpatch:   {}
  fast-json-patch: {"job":{"_t":"Spa","number":"1042","notes":"Gate code"}}
  rfc6902:         {"job":{"_t":"Spa","number":"1042","notes":"Gate code"}}
_t and the notes: difference {"job":{"_t":["Pool","Spa"],"notes":["Gate code","Dog"]}}
  jsondiffpatch:   {}
  fast-json-patch: {"job":{"_t":"Spa","number":"1042","notes":"Dog"}}
  rfc6902:         {"job":{"_t":"Spa","number":"1042","notes":"Dog"}}
the row itself: patch failed'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
