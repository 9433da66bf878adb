#!/usr/bin/env bash
# json-patch 0.7.0, json8-patch 1.0.6: `copy` of a patch of JSON copies the value at one place to another (RFC 6902, 4.5), and
# what follows in the same patch is about one place alone. One expects that of a week that is copied to the next one, and of
# which a day is then changed, the first stays as it was. Both packages put the same value in two places: the change of the
# copy changes the original as well, without an error, and the patch is reported as applied. fast-json-patch 3.1.1, rfc6902
# 5.3.0 and jsonpatch 3.1.0 leave the original. json8-patch says in its read-me that it passes the whole suite of
# json-patch-tests. A program that takes patches from others applies such a patch once in its tests, and uses a package that
# copies.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund json-patch@0.7.0 json8-patch@1.0.6 fast-json-patch@3.1.1 rfc6902@5.3.0 jsonpatch@3.1.0
cat > try.cjs <<'JS'
const copy = (value) => JSON.parse(JSON.stringify(value));
const packages = {
  'json-patch': (document, patch) => { require('json-patch').apply(document, patch); return document; },
  'json8-patch': (document, patch) => require('json8-patch').apply(document, patch).doc,
  'fast-json-patch': (document, patch) => require('fast-json-patch').applyPatch(document, patch).newDocument,
  rfc6902: (document, patch) => { require('rfc6902').applyPatch(document, patch); return document; },
  jsonpatch: (document, patch) => require('jsonpatch').apply_patch(document, patch),
};
const patch = [{ op: 'copy', from: '/week47', path: '/week48' }, { op: 'replace', path: '/week48/thu', value: 0 }];
console.log(`patch: ${JSON.stringify(patch)}`);
for (const [name, apply] of Object.entries(packages)) {
  console.log(`${name}: ${JSON.stringify(apply({ week47: { wed: 8, thu: 8 } }, copy(patch)))}`);
}
JS
seen=$(node try.cjs)
echo "$seen"
expected='patch: [{"op":"copy","from":"/week47","path":"/week48"},{"op":"replace","path":"/week48/thu","value":0}]
json-patch: {"week47":{"wed":8,"thu":0},"week48":{"wed":8,"thu":0}}
json8-patch: {"week47":{"wed":8,"thu":0},"week48":{"wed":8,"thu":0}}
fast-json-patch: {"week47":{"wed":8,"thu":8},"week48":{"wed":8,"thu":0}}
rfc6902: {"week47":{"wed":8,"thu":8},"week48":{"wed":8,"thu":0}}
jsonpatch: {"week47":{"wed":8,"thu":8},"week48":{"wed":8,"thu":0}}'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
