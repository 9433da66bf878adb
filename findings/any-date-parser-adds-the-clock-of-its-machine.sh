#!/usr/bin/env bash
# any-date-parser 2.2.4: "2026-12-05T07:30:00Z" is an instant (RFC 3339, 5.6), and one expects the same `Date` of it on each
# machine, as JavaScript has it. The package works out the time in UTC and then takes it for the clock of its machine: in
# Texas it is 13:30 UTC, six hours late, and so is each date with Z, GMT, CST or an offset. Under TZ=UTC, as servers and tests
# often run, all of these are right. An offset as an email has it, "Sat, 05 Dec 2026 07:30:00 -0600" (RFC 5322, 3.3), is
# passed over, so that it is right in Texas in winter alone. "-06", an offset in hours, is 60 thousandths of a second; 24:00,
# to JavaScript the end of a day, is its beginning; and "2026-W49-6", Saturday of week 49 and so December 5, is September 6.
# No error. A program that takes instants from others reads them as JavaScript does, and has its tests of such a package run
# under two time zones.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund any-date-parser@2.2.4
cat > try.mjs <<'JS'
import parser from 'any-date-parser';
for (const [text, meant] of [
  ['2026-12-05T07:30:00', 'its own clock'],
  ['2026-12-05T07:30:00Z', '2026-12-05T07:30'],
  ['2026-12-05T07:30:00-06:00', '2026-12-05T13:30'],
  ['2026-12-05T07:30:00-06', '2026-12-05T13:30'],
  ['2026-12-05T24:00:00', 'the end of the day'],
  ['Sat, 05 Dec 2026 07:30:00 -0600', '2026-12-05T13:30'],
  ['Sat, 05 Dec 2026 07:30:00 CST', '2026-12-05T13:30'],
  ['Sat, 05 Dec 2026 13:30:00 GMT', '2026-12-05T13:30'],
  ['2026-W49-6', '2026-12-05'],
]) {
  const read = ['UTC', 'America/Chicago'].map((zone) => {
    process.env.TZ = zone;
    return `${parser.fromString(text, 'en-US').toISOString()} in ${zone}`;
  });
  console.log(`${text}: ${read.join(', ')}, meant ${meant}`);
}
JS
seen=$(node try.mjs)
echo "$seen"
expected='2026-12-05T07:30:00: 2026-12-05T07:30:00.000Z in UTC, 2026-12-05T13:30:00.000Z in America/Chicago, meant its own clock
2026-12-05T07:30:00Z: 2026-12-05T07:30:00.000Z in UTC, 2026-12-05T13:30:00.000Z in America/Chicago, meant 2026-12-05T07:30
2026-12-05T07:30:00-06:00: 2026-12-05T13:30:00.000Z in UTC, 2026-12-05T19:30:00.000Z in America/Chicago, meant 2026-12-05T13:30
2026-12-05T07:30:00-06: 2026-12-05T07:30:00.060Z in UTC, 2026-12-05T13:30:00.060Z in America/Chicago, meant 2026-12-05T13:30
2026-12-05T24:00:00: 2026-12-05T00:00:00.000Z in UTC, 2026-12-05T06:00:00.000Z in America/Chicago, meant the end of the day
Sat, 05 Dec 2026 07:30:00 -0600: 2026-12-05T07:30:00.000Z in UTC, 2026-12-05T13:30:00.000Z in America/Chicago, meant 2026-12-05T13:30
Sat, 05 Dec 2026 07:30:00 CST: 2026-12-05T13:30:00.000Z in UTC, 2026-12-05T19:30:00.000Z in America/Chicago, meant 2026-12-05T13:30
Sat, 05 Dec 2026 13:30:00 GMT: 2026-12-05T13:30:00.000Z in UTC, 2026-12-05T19:30:00.000Z in America/Chicago, meant 2026-12-05T13:30
2026-W49-6: 2026-09-06T00:00:00.000Z in UTC, 2026-09-06T05:00:00.000Z in America/Chicago, meant 2026-12-05'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
