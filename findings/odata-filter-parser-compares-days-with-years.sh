#!/usr/bin/env bash
# odata-filter-parser 0.6.5 says that it reads filters of OData V2 to V4. odata-query 8.1.0 writes those of V4, where a date is
# 2026-12-01, without quotes. One expects a comparison with that day. It reads digits up to the first hyphen: "due lt
# 2026-12-01" is a comparison with the number 2026, and a moment too; -1 is 0; the text 'O''Neil' keeps both of its quotes, so
# that it finds nobody; a text with " and " in it is cut there, "'Pool", and the rest is null; of `year(due) eq 2026` and
# `tolower(name) eq 'ana'` the field is "", and of `hours add 1 mul 2 eq 9.5` the field is "2". No error. Its own writer gives
# dates as `datetimeoffset'...'`, which is V2. A program that takes filters of V4 asks a package that
# has those days in its tests.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund odata-filter-parser@0.6.5 odata-query@8.1.0
cat > try.cjs <<'JS'
const { Parser } = require('odata-filter-parser');
const { default: query } = require('odata-query');
const say = (part) => (part && typeof part === 'object' && 'operator' in part ? `(${say(part.subject)} ${part.operator} ${say(part.value)})` : JSON.stringify(part));
for (const filter of [
  { hours: { ge: 7.5 } },
  { name: 'Pool' },
  { due: { lt: { type: 'raw', value: '2026-12-01' } } },
  { started: { ge: new Date('2026-12-01T13:00:00Z') } },
  { balance: { lt: -1 } },
  { name: "O'Neil" },
  { name: 'Pool and Spa' },
  { 'year(due)': 2026 },
  { 'tolower(name)': 'ana' },
  { 'hours add 1 mul 2': 9.5 },
]) {
  const text = decodeURIComponent(query({ filter }).replace('?$filter=', ''));
  console.log(`${text}\n  ${say(Parser.parse(text))}`);
}
JS
seen=$(node try.cjs)
echo "$seen"
expected='hours ge 7.5
  ("hours" ge 7.5)
name eq '\''Pool'\''
  ("name" eq "Pool")
due lt 2026-12-01
  ("due" lt 2026)
started ge 2026-12-01T13:00:00.000Z
  ("started" ge 2026)
balance lt -1
  ("balance" lt 0)
name eq '\''O'\'''\''Neil'\''
  ("name" eq "O'\'''\''Neil")
name eq '\''Pool and Spa'\''
  (("name" eq "'\''Pool") and null)
year(due) eq 2026
  ("" eq 2026)
tolower(name) eq '\''ana'\''
  ("" eq "ana")
hours add 1 mul 2 eq 9.5
  ("2" eq 9.5)'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
