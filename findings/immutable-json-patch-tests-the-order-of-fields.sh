#!/usr/bin/env bash
# immutable-json-patch 6.0.3 applies a JSON Patch (RFC 6902) and leaves the document as it was. The operation "test" asks
# whether a value is still what the sender saw, and by the RFC (4.6) two objects are equal if they have the same members, in
# whichever order; a database like PostgreSQL gives the members of a `jsonb` in its own order. One expects that a crew {"name",
# "id"} passes the test of {"id", "name"}. It compares the texts of both by JSON.stringify, so that the test fails, with an
# error that says that the value differs, and the whole patch with it, at any depth and within lists. fast-json-patch 3.1.1 and
# rfc6902 5.4.0 pass it. `revertJSONPatch` of a field that was removed puts it at the end, so that a later test of the whole
# object fails as well. A program tests single values, never objects.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund immutable-json-patch@6.0.3 fast-json-patch@3.1.1 rfc6902@5.4.0
cat > try.mjs <<'JS'
import { immutableJSONPatch, revertJSONPatch } from 'immutable-json-patch';
import fast from 'fast-json-patch';
import { applyPatch } from 'rfc6902';
const makers = {
  'immutable-json-patch': (row, patch) => immutableJSONPatch(row, patch),
  'fast-json-patch': (row, patch) => fast.applyPatch(structuredClone(row), patch).newDocument,
  rfc6902: (row, patch) => {
    const copy = structuredClone(row);
    const error = applyPatch(copy, patch).find(Boolean);
    if (error) throw error;
    return copy;
  },
};
const stored = { hours: 7.5, crew: { name: 'North', id: 7 }, lines: [{ qty: 2, no: 1 }] };
for (const [said, path, value] of [
  ['as stored', '/crew', { name: 'North', id: 7 }],
  ['another order', '/crew', { id: 7, name: 'North' }],
  ['within a list', '/lines', [{ no: 1, qty: 2 }]],
  ['another crew', '/crew', { id: 8, name: 'South' }],
]) {
  for (const [name, apply] of Object.entries(makers)) {
    let seen;
    try { seen = `hours ${apply(stored, [{ op: 'test', path, value }, { op: 'replace', path: '/hours', value: 8 }]).hours}`; } catch (error) { seen = `refused: ${error.message.split('\n')[0]}`; }
    console.log(`${said}, ${name}: ${seen}`);
  }
}
const removal = [{ op: 'remove', path: '/crew/name' }];
const back = immutableJSONPatch(immutableJSONPatch(stored, removal), revertJSONPatch(stored, removal));
console.log(`taken back: ${JSON.stringify(back.crew)}`);
JS
seen=$(node try.mjs)
echo "$seen"
expected='as stored, immutable-json-patch: hours 8
as stored, fast-json-patch: hours 8
as stored, rfc6902: hours 8
another order, immutable-json-patch: refused: Test failed, value differs (path: "/crew")
another order, fast-json-patch: hours 8
another order, rfc6902: hours 8
within a list, immutable-json-patch: refused: Test failed, value differs (path: "/lines")
within a list, fast-json-patch: hours 8
within a list, rfc6902: hours 8
another crew, immutable-json-patch: refused: Test failed, value differs (path: "/crew")
another crew, fast-json-patch: refused: Test operation failed
another crew, rfc6902: refused: Test failed: [object Object] != [object Object]
taken back: {"id":7,"name":"North"}'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
