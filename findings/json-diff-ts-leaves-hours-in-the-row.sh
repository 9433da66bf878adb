#!/usr/bin/env bash
# json-diff-ts 4.10.4: `applyChangeset` of what `diff` found between two values is to give the second ("Apply changes to an
# object" of its read-me), and lists without a key are compared by their places. One expects this of a table, a list of rows,
# as well. A row of a table that becomes shorter keeps what was to go: of the hours [[8,4],[8,2]] and [[8],[6,2]] come
# [[8,4],[6,2]], and a row that is to be empty keeps all of its numbers. There is no error, but a line on the console ("could
# not be found in the array"). A flat list comes out right, and rows that do not become shorter. As the change is kept and
# applied on another machine, the two differ from then on. A program that sends changes of tables so gives each row an object
# with a key, or sends the whole row.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund json-diff-ts@4.10.4
cat > try.mjs <<'JS'
import { applyChangeset, diff } from 'json-diff-ts';
const copy = (value) => JSON.parse(JSON.stringify(value));
for (const [before, after] of [
  [[8, 4, 2], [8]], [[[8], [8]], [[8], [6]]], [[[8, 4], [8]], [[8], [8]]], [[[8, 4], [8, 2]], [[8], [6, 2]]], [[[8, 2], [8]], [[8], [8, 2]]],
  [[[8, 4, 2], [6]], [[], [7]]], [[[1, 2, 3], [8]], [[3], [8]]],
]) {
  const [old, asked] = [{ hours: before }, { hours: after }];
  const got = applyChangeset(copy(old), copy(diff(old, asked)));
  const said = JSON.stringify(got) === JSON.stringify(asked) ? 'right' : 'WRONG';
  console.log(`${said} ${JSON.stringify(before)} to ${JSON.stringify(after)}: ${JSON.stringify(got.hours)}`);
}
JS
seen=$(node try.mjs 2>/dev/null)
echo "$seen"
expected='right [8,4,2] to [8]: [8]
right [[8],[8]] to [[8],[6]]: [[8],[6]]
WRONG [[8,4],[8]] to [[8],[8]]: [[8,4],[8]]
WRONG [[8,4],[8,2]] to [[8],[6,2]]: [[8,4],[6,2]]
WRONG [[8,2],[8]] to [[8],[8,2]]: [[8,2],[8,2]]
WRONG [[8,4,2],[6]] to [[],[7]]: [[8,4,2],[7]]
WRONG [[1,2,3],[8]] to [[3],[8]]: [[3,2,3],[8]]'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
