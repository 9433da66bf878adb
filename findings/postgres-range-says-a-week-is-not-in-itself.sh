#!/usr/bin/env bash
# postgres-range 1.1.4: it reads ranges of PostgreSQL, and `containsRange` is to say what @> says there (9.20 Range/Multirange
# Functions and Operators: "Does the first range contain the second?"). It asks whether the first contains both ends of the
# second, also where an end does not belong to the second, and does not ask at all where the second has none. So a week that
# is written as PostgreSQL writes it, from Monday to before Saturday, is not in itself, nor its Thursday to Friday; and a week
# contains all days from Wednesday on for ever, and all days that there are. That the first contains the empty range is denied
# as well. `containsPoint` is right. No error. Of 484 pairs of ranges 140 are answered wrongly. A program that looks for free
# crews asks the database, or compares the ends itself.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund postgres-range@1.1.4
cat > try.cjs <<'JS'
const { parse } = require('postgres-range');
const ends = (text) => {
  const [, open, lower, upper, close] = text.match(/^([[(])([^,]*),([^)\]]*)([)\]])$/);
  return { lower: lower || '0000', upper: upper || '9999', withLower: open === '[', withUpper: close === ']' };
};
const asDefined = (first, second) => {
  const [a, b] = [ends(first), ends(second)];
  const starts = b.lower > a.lower || (b.lower === a.lower && (a.withLower || !b.withLower));
  return starts && (b.upper < a.upper || (b.upper === a.upper && (a.withUpper || !b.withUpper)));
};
const asRead = (first, second) => parse(first).containsRange(parse(second));
const week = '[2026-11-23,2026-11-28)';
for (const other of [
  '[2026-11-24,2026-11-26)', week, '[2026-11-26,2026-11-28)', '[2026-11-26,2026-11-29)', '[2026-11-25,)', '(,2026-11-25)', '(,)',
]) console.log(`${week} @> ${other}: ${asRead(week, other)}, by definition ${asDefined(week, other)}`);
console.log(`${week} @> empty: ${asRead(week, 'empty')}, by definition true`);
const ranges = [];
for (const lower of ['', '1', '3']) {
  for (const upper of ['', '3', '5']) {
    for (const open of lower ? ['[', '('] : ['(']) {
      for (const close of upper ? [']', ')'] : [')']) {
        if (lower !== upper || lower === '' || (open === '[' && close === ']')) ranges.push(`${open}${lower},${upper}${close}`);
      }
    }
  }
}
const pairs = ranges.flatMap((first) => ranges.map((second) => [first, second]));
console.log(`wrong: ${pairs.filter(([first, second]) => asRead(first, second) !== asDefined(first, second)).length} of ${pairs.length} pairs`);
JS
seen=$(node try.cjs)
echo "$seen"
expected='[2026-11-23,2026-11-28) @> [2026-11-24,2026-11-26): true, by definition true
[2026-11-23,2026-11-28) @> [2026-11-23,2026-11-28): false, by definition true
[2026-11-23,2026-11-28) @> [2026-11-26,2026-11-28): false, by definition true
[2026-11-23,2026-11-28) @> [2026-11-26,2026-11-29): false, by definition false
[2026-11-23,2026-11-28) @> [2026-11-25,): true, by definition false
[2026-11-23,2026-11-28) @> (,2026-11-25): true, by definition false
[2026-11-23,2026-11-28) @> (,): true, by definition false
[2026-11-23,2026-11-28) @> empty: false, by definition true
wrong: 140 of 484 pairs'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
