#!/usr/bin/env bash
# chunk-date-range 0.1.0 cuts a range of dates into days, hours or months. One expects of a shift from Friday 19:00 to Saturday
# 3:00, cut into days, two parts, as its hours belong to two days of a timesheet. It is given back whole: where the range has
# one midnight within it, the first midnight is also the last, their difference is 0, and this is taken for "all on the same
# day". From Friday 19:00 to Sunday 3:00, with two midnights, three parts come; so it is with hours and months. No error, and
# the parts always add up. A program that books hours by days tests a shift over one midnight.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund chunk-date-range@0.1.0
cat > try.cjs <<'JS'
const chunk = require('chunk-date-range');
const clock = (date) => date.toISOString().slice(0, 16);
for (const [from, to, unit] of [
  ['2026-11-27T19:00', '2026-11-27T23:00', 'day'],
  ['2026-11-27T19:00', '2026-11-28T03:00', 'day'],
  ['2026-11-27T19:00', '2026-11-29T03:00', 'day'],
  ['2026-11-27T06:45', '2026-11-27T07:30', 'hour'],
  ['2026-11-27T06:45', '2026-11-27T08:30', 'hour'],
  ['2026-11-20T00:00', '2026-12-10T00:00', 'month'],
]) {
  const parts = chunk(`${from}Z`, `${to}Z`, unit);
  console.log(`${from} to ${to} by ${unit}: ${parts.length}, ${parts.map(({ start, end }) => `${clock(start)} to ${clock(end)}`).join(', ')}`);
}
JS
seen=$(TZ=UTC node try.cjs)
echo "$seen"
expected='2026-11-27T19:00 to 2026-11-27T23:00 by day: 1, 2026-11-27T19:00 to 2026-11-27T23:00
2026-11-27T19:00 to 2026-11-28T03:00 by day: 1, 2026-11-27T19:00 to 2026-11-28T03:00
2026-11-27T19:00 to 2026-11-29T03:00 by day: 3, 2026-11-27T19:00 to 2026-11-28T00:00, 2026-11-28T00:00 to 2026-11-29T00:00, 2026-11-29T00:00 to 2026-11-29T03:00
2026-11-27T06:45 to 2026-11-27T07:30 by hour: 1, 2026-11-27T06:45 to 2026-11-27T07:30
2026-11-27T06:45 to 2026-11-27T08:30 by hour: 3, 2026-11-27T06:45 to 2026-11-27T07:00, 2026-11-27T07:00 to 2026-11-27T08:00, 2026-11-27T08:00 to 2026-11-27T08:30
2026-11-20T00:00 to 2026-12-10T00:00 by month: 1, 2026-11-20T00:00 to 2026-12-10T00:00'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
