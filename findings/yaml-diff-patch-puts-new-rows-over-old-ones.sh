#!/usr/bin/env bash
# yaml-diff-patch 2.0.0 applies a JSON Patch (RFC 6902) to a text of YAML and keeps its comments. The operation "add" with a
# place in an array inserts: what was there, and what follows, moves up (RFC 6902, 4.1). Here it takes the place of what was
# there: of the phases dig and deck, with steel added at 1, dig and steel are left, without an error, and of the patch by
# which rfc6902 5.4.0 makes plan, dig, steel and deck of them, plan, deck and steel. At the end, and with "-", it is added.
# Names with a slash are found at the end of a path alone, and refused within. Its own `yamlOverwrite` compares by
# fast-json-patch, which never inserts, so that it shows nothing of this. yaml 2 and fast-json-patch 3.1.1 have all three
# phases. A program that takes patches of others applies them to the values and gives the result to `yamlOverwrite`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund yaml-diff-patch@2.0.0 rfc6902@5.4.0 fast-json-patch@3.1.1
cat > try.cjs <<'JS'
const { yamlOverwrite, yamlPatch } = require('yaml-diff-patch');
const { parse } = require('yaml');
const { createPatch } = require('rfc6902');
const { applyPatch } = require('fast-json-patch');
const text = '# the phases of a pool\nphases:\n  - dig\n  - deck\n"deck/coping":\n  color: gray\n';
const row = parse(text);
const tell = (said, patch) => {
  let yaml;
  try { yaml = JSON.stringify(parse(yamlPatch(text, patch))); } catch (error) { yaml = `${error.name}: ${error.message}`; }
  console.log(said);
  console.log(`  yaml-diff-patch: ${yaml}`);
  console.log(`  fast-json-patch: ${JSON.stringify(applyPatch(structuredClone(row), patch).newDocument)}`);
};
tell('added at 1', [{ op: 'add', path: '/phases/1', value: 'steel' }]);
tell('added at the end', [{ op: 'add', path: '/phases/2', value: 'steel' }]);
tell('added at -', [{ op: 'add', path: '/phases/-', value: 'steel' }]);
tell('by rfc6902', createPatch(row, { ...row, phases: ['plan', 'dig', 'steel', 'deck'] }));
tell('within deck/coping', [{ op: 'replace', path: '/deck~1coping/color', value: 'tan' }]);
console.log(`yamlOverwrite: ${JSON.stringify(parse(yamlOverwrite(text, { ...row, phases: ['dig', 'steel', 'deck'] })))}`);
JS
seen=$(node try.cjs)
echo "$seen"
expected='added at 1
  yaml-diff-patch: {"phases":["dig","steel"],"deck/coping":{"color":"gray"}}
  fast-json-patch: {"phases":["dig","steel","deck"],"deck/coping":{"color":"gray"}}
added at the end
  yaml-diff-patch: {"phases":["dig","deck","steel"],"deck/coping":{"color":"gray"}}
  fast-json-patch: {"phases":["dig","deck","steel"],"deck/coping":{"color":"gray"}}
added at -
  yaml-diff-patch: {"phases":["dig","deck","steel"],"deck/coping":{"color":"gray"}}
  fast-json-patch: {"phases":["dig","deck","steel"],"deck/coping":{"color":"gray"}}
by rfc6902
  yaml-diff-patch: {"phases":["plan","deck","steel"],"deck/coping":{"color":"gray"}}
  fast-json-patch: {"phases":["plan","dig","steel","deck"],"deck/coping":{"color":"gray"}}
within deck/coping
  yaml-diff-patch: Error: Patch #1 failed: Can'\''t replace node at path /deck~1coping/color. / is undefined.
  fast-json-patch: {"phases":["dig","deck"],"deck/coping":{"color":"tan"}}
yamlOverwrite: {"phases":["dig","steel","deck"],"deck/coping":{"color":"gray"}}'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
