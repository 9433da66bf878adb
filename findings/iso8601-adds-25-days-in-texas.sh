#!/usr/bin/env bash
# iso8601 1.1.1, iso8601-convert 1.0.0, dateutil 0.1.0: of a time in ISO 8601 one expects what luxon 3.7.2 reads. iso8601,
# "parse and print ISO8601 dates", puts the minutes of an offset behind those of its hours as letters, so that -06:00 is
# 36000 minutes: noon of November 29, 2026 in Texas is noon UTC of December 24, and in India, +05:30, it is November 8,
# 15:30. iso8601-convert, made of it, has that right, and passes over +0530, which ISO 8601 allows too; both take a date
# without dashes and a day of a week for January 1, and the day of the year 2026-333 for September 1, 2028. dateutil, which
# is to parse "about the full range", says that it has no time zones and drops offsets, and gives days at midnight UTC; but
# on a machine in Texas the day of the year 333, November 29, is October 29, 23:00, since it sets the day on the local
# December 31 of the year before. No error. A program that reads times of others takes luxon or date-fns.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund iso8601@1.1.1 iso8601-convert@1.0.0 dateutil@0.1.0 luxon@3.7.2
cat > try.cjs <<'JS'
const { DateTime } = require('luxon');
const readers = {
  luxon: (text) => DateTime.fromISO(text, { zone: 'utc' }).toJSDate(),
  iso8601: require('iso8601').toDate,
  'iso8601-convert': require('iso8601-convert').toDate,
  dateutil: (text) => require('dateutil').parse(text),
};
for (const text of ['2026-11-29T12:00:00Z', '2026-11-29T12:00:00-06:00', '2026-11-29T12:00:00+05:30', '2026-11-29T12:00:00+0530', '20261129', '2026-W48-7', '2026-333']) {
  console.log(`${text}: ${Object.entries(readers).map(([name, read]) => `${name} ${read(text).toISOString().slice(0, 16)}`).join(', ')}`);
}
JS
for zone in UTC America/Chicago; do echo "TZ=$zone"; TZ=$zone node try.cjs; done > seen.txt
seen=$(cat seen.txt)
echo "$seen"
expected='TZ=UTC
2026-11-29T12:00:00Z: luxon 2026-11-29T12:00, iso8601 2026-11-29T12:00, iso8601-convert 2026-11-29T12:00, dateutil 2026-11-29T12:00
2026-11-29T12:00:00-06:00: luxon 2026-11-29T18:00, iso8601 2026-12-24T12:00, iso8601-convert 2026-11-29T18:00, dateutil 2026-11-29T12:00
2026-11-29T12:00:00+05:30: luxon 2026-11-29T06:30, iso8601 2026-11-08T15:30, iso8601-convert 2026-11-29T06:30, dateutil 2026-11-29T12:00
2026-11-29T12:00:00+0530: luxon 2026-11-29T06:30, iso8601 2026-11-29T12:00, iso8601-convert 2026-11-29T12:00, dateutil 2026-11-29T12:00
20261129: luxon 2026-11-29T00:00, iso8601 2026-01-01T00:00, iso8601-convert 2026-01-01T00:00, dateutil 2026-11-29T00:00
2026-W48-7: luxon 2026-11-29T00:00, iso8601 2026-01-01T00:00, iso8601-convert 2026-01-01T00:00, dateutil 2026-11-29T00:00
2026-333: luxon 2026-11-29T00:00, iso8601 2028-09-01T00:00, iso8601-convert 2028-09-01T00:00, dateutil 2026-11-29T00:00
TZ=America/Chicago
2026-11-29T12:00:00Z: luxon 2026-11-29T12:00, iso8601 2026-11-29T12:00, iso8601-convert 2026-11-29T12:00, dateutil 2026-11-29T12:00
2026-11-29T12:00:00-06:00: luxon 2026-11-29T18:00, iso8601 2026-12-24T12:00, iso8601-convert 2026-11-29T18:00, dateutil 2026-11-29T12:00
2026-11-29T12:00:00+05:30: luxon 2026-11-29T06:30, iso8601 2026-11-08T15:30, iso8601-convert 2026-11-29T06:30, dateutil 2026-11-29T12:00
2026-11-29T12:00:00+0530: luxon 2026-11-29T06:30, iso8601 2026-11-29T12:00, iso8601-convert 2026-11-29T12:00, dateutil 2026-11-29T12:00
20261129: luxon 2026-11-29T00:00, iso8601 2026-01-01T00:00, iso8601-convert 2026-01-01T00:00, dateutil 2026-11-29T00:00
2026-W48-7: luxon 2026-11-29T00:00, iso8601 2026-01-01T00:00, iso8601-convert 2026-01-01T00:00, dateutil 2026-11-29T00:00
2026-333: luxon 2026-11-29T00:00, iso8601 2028-09-01T00:00, iso8601-convert 2028-09-01T00:00, dateutil 2026-10-29T23:00'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
