#!/usr/bin/env bash
# jsonpatch 3.1.0 applies a JSON Patch (RFC 6902). The operation "test" is how a phone that was away says what it saw, so that
# its change is refused if somebody else was there before. One expects that a test of the crew {8, South} fails where the crew
# is {7, North}. It compares objects by `Object.hasOwnProperty(row, key)`, which asks whether the class Object itself has such a
# property, so that no member is ever looked at: each object passes for each other one, for {} and for null, alone and within
# lists, and the patch is applied, without an error. Numbers, texts and lists of them are compared. fast-json-patch 3.1.1 and
# rfc6902 5.4.0 refuse all of these. A program tests single values, never objects, or takes another package.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund jsonpatch@3.1.0 fast-json-patch@3.1.1 rfc6902@5.4.0
cat > try.mjs <<'JS'
import fast from 'fast-json-patch';
import { applyPatch } from 'rfc6902';
import jsonpatch from 'jsonpatch';
const makers = {
  jsonpatch: (row, patch) => jsonpatch.apply_patch(structuredClone(row), patch),
  'fast-json-patch': (row, patch) => fast.applyPatch(structuredClone(row), patch).newDocument,
  rfc6902: (row, patch) => {
    const copy = structuredClone(row);
    const error = applyPatch(copy, patch).find(Boolean);
    if (error) throw error;
    return copy;
  },
};
const stored = { hours: 7.5, name: 'Pool', days: [1, 2], crew: { id: 7, name: 'North' }, lines: [{ no: 1 }] };
for (const [path, value] of [
  ['/crew', { id: 7, name: 'North' }],
  ['/crew', { id: 8, name: 'South' }],
  ['/crew', { id: 7, name: 'North', phone: '281-555-0100' }],
  ['/crew', {}],
  ['/crew', null],
  ['/lines', [{ no: 2 }]],
  ['/days', [1, 3]],
  ['/name', 'Spa'],
  ['/hours', 8],
]) {
  const seen = Object.entries(makers).map(([name, apply]) => {
    try { apply(stored, [{ op: 'test', path, value }, { op: 'replace', path: '/hours', value: 8 }]); return `${name} passes`; } catch { return `${name} refuses`; }
  });
  console.log(`${path} ${JSON.stringify(stored[path.slice(1)])} is ${JSON.stringify(value)}: ${seen.join(', ')}`);
}
JS
seen=$(node try.mjs)
echo "$seen"
expected='/crew {"id":7,"name":"North"} is {"id":7,"name":"North"}: jsonpatch passes, fast-json-patch passes, rfc6902 passes
/crew {"id":7,"name":"North"} is {"id":8,"name":"South"}: jsonpatch passes, fast-json-patch refuses, rfc6902 refuses
/crew {"id":7,"name":"North"} is {"id":7,"name":"North","phone":"281-555-0100"}: jsonpatch passes, fast-json-patch refuses, rfc6902 refuses
/crew {"id":7,"name":"North"} is {}: jsonpatch passes, fast-json-patch refuses, rfc6902 refuses
/crew {"id":7,"name":"North"} is null: jsonpatch passes, fast-json-patch refuses, rfc6902 refuses
/lines [{"no":1}] is [{"no":2}]: jsonpatch passes, fast-json-patch refuses, rfc6902 refuses
/days [1,2] is [1,3]: jsonpatch refuses, fast-json-patch refuses, rfc6902 refuses
/name "Pool" is "Spa": jsonpatch refuses, fast-json-patch refuses, rfc6902 refuses
/hours 7.5 is 8: jsonpatch refuses, fast-json-patch refuses, rfc6902 refuses'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
