#!/usr/bin/env bash
# just-diff 6.0.2, just-diff-apply 5.5.0: with `jsonPatchPathConverter` they write and take patches of JSON as the standard
# has them (their read-mes). RFC 6902 names the place by a JSON Pointer, in which a slash inside of a name is ~1 and a tilde
# ~0 (RFC 6901, 3), and "-" is the end of a list (4.1). One expects other readers to find the same place. just-diff writes the
# name as it is, so that the change of "deck/coping" is written to the coping inside of a deck, where fast-json-patch 3.1.1
# changes another value than the one that was changed, without an error. just-diff-apply takes ~1 for two letters, and leaves
# out what is added at "-", without an error as well. What just-diff wrote it reads in the same way, so that the wrong value
# is changed between the two as well. A program that sends patches uses a package that keeps to the standard at both ends, or
# has no slash in the names of its fields.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund just-diff@6.0.2 just-diff-apply@5.5.0 fast-json-patch@3.1.1
cat > try.cjs <<'JS'
const { diff, jsonPatchPathConverter } = require('just-diff');
const { diffApply, jsonPatchPathConverter: pathConverter } = require('just-diff-apply');
const { applyPatch, compare } = require('fast-json-patch');
const copy = (value) => JSON.parse(JSON.stringify(value));
const shown = (run) => {
  try {
    return JSON.stringify(run());
  } catch (error) {
    return `refused (${error.message.split(String.fromCharCode(10))[0]})`;
  }
};
const byJust = (document, patch) => shown(() => { const result = copy(document); diffApply(result, copy(patch), pathConverter); return result; });
const byFast = (document, patch) => shown(() => applyPatch(copy(document), copy(patch), true).newDocument);
const before = { 'deck/coping': 100, deck: { coping: 7 } };
const after = { 'deck/coping': 120, deck: { coping: 7 } };
console.log(`changed: ${JSON.stringify(before)} to ${JSON.stringify(after)}`);
for (const [name, patch] of [['just-diff', diff(before, after, jsonPatchPathConverter)], ['fast-json-patch', compare(before, after)]]) {
  console.log(`  ${name} writes ${JSON.stringify(patch)}`);
  console.log(`    fast-json-patch makes of it ${byFast(before, patch)}`);
  console.log(`    just-diff-apply makes of it ${byJust(before, patch)}`);
}
for (const [document, patch] of [
  [{ crew: ['Ana'] }, [{ op: 'add', path: '/crew/-', value: 'Ben' }]],
  [{ crew: ['Ana'] }, [{ op: 'add', path: '/crew/1', value: 'Ben' }]],
]) {
  console.log(`${JSON.stringify(document)} with ${JSON.stringify(patch)}`);
  console.log(`  fast-json-patch ${byFast(document, patch)}`);
  console.log(`  just-diff-apply ${byJust(document, patch)}`);
}
JS
seen=$(node try.cjs)
echo "$seen"
expected='changed: {"deck/coping":100,"deck":{"coping":7}} to {"deck/coping":120,"deck":{"coping":7}}
  just-diff writes [{"op":"replace","path":"/deck/coping","value":120}]
    fast-json-patch makes of it {"deck/coping":100,"deck":{"coping":120}}
    just-diff-apply makes of it {"deck/coping":100,"deck":{"coping":120}}
  fast-json-patch writes [{"op":"replace","path":"/deck~1coping","value":120}]
    fast-json-patch makes of it {"deck/coping":120,"deck":{"coping":7}}
    just-diff-apply makes of it refused (expected to find property /deck~1coping in object [object Object])
{"crew":["Ana"]} with [{"op":"add","path":"/crew/-","value":"Ben"}]
  fast-json-patch {"crew":["Ana","Ben"]}
  just-diff-apply {"crew":["Ana"]}
{"crew":["Ana"]} with [{"op":"add","path":"/crew/1","value":"Ben"}]
  fast-json-patch {"crew":["Ana","Ben"]}
  just-diff-apply {"crew":["Ana","Ben"]}'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
