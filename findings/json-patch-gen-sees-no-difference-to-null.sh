#!/usr/bin/env bash
# json-patch-gen 1.0.2 makes a JSON Patch (RFC 6902) of the difference of two values, and one expects that the patch, applied
# to the first, gives the second. null is taken for an object: between null and {} there is no difference, so that a crew that
# was taken away (from {} to null) stays, as also in a row of a table; and from null to an object with members, the usual
# change when something is filled in for the first time, it ends in a TypeError, as it does back. Numbers, texts and lists are
# right. rfc6902 5.4.0 makes a patch of all of these. A program that sends changes so compares what a patch gives with what it
# meant before it sends it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund json-patch-gen@1.0.2 rfc6902@5.4.0
cat > try.mjs <<'JS'
import generate from 'json-patch-gen';
import { createPatch } from 'rfc6902';
const tried = (make) => {
  try {
    return JSON.stringify(make());
  } catch (error) {
    return error.message;
  }
};
const changes = [[{ crew: 'A' }, { crew: null }], [{ crew: {} }, { crew: null }], [{ crew: null }, { crew: { name: 'A' } }], [{ crew: { name: 'A' } }, { crew: null }], [{ rows: [{}] }, { rows: [null] }]];
for (const [from, to] of changes) console.log(`${JSON.stringify(from)} to ${JSON.stringify(to)}: json-patch-gen ${tried(() => generate(structuredClone(from), structuredClone(to)))}; rfc6902 ${tried(() => createPatch(from, to))}`);
JS
seen=$(node try.mjs)
echo "$seen"
expected='{"crew":"A"} to {"crew":null}: json-patch-gen [{"op":"replace","path":"/crew","value":null}]; rfc6902 [{"op":"replace","path":"/crew","value":null}]
{"crew":{}} to {"crew":null}: json-patch-gen []; rfc6902 [{"op":"replace","path":"/crew","value":null}]
{"crew":null} to {"crew":{"name":"A"}}: json-patch-gen Cannot use '\''in'\'' operator to search for '\''name'\'' in null; rfc6902 [{"op":"replace","path":"/crew","value":{"name":"A"}}]
{"crew":{"name":"A"}} to {"crew":null}: json-patch-gen Cannot use '\''in'\'' operator to search for '\''name'\'' in null; rfc6902 [{"op":"replace","path":"/crew","value":null}]
{"rows":[{}]} to {"rows":[null]}: json-patch-gen []; rfc6902 [{"op":"replace","path":"/rows/0","value":null}]'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
