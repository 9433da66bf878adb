#!/usr/bin/env bash
# @breejs/later 4.2.0: "every 2 weeks on Friday" is a payday, and one expects fourteen days from one to the next. The
# package, by which bree plans its jobs, reads it as the odd weeks of the year by ISO 8601. 2026 has a week 53, and after it
# comes week 1: Friday, January 1, 2027 is followed by Friday, January 8, and all later ones are the other Fridays. At the
# next turn of the year, after 52 weeks, nothing is to be seen. In the same way "every 3 days" begins anew on the first of a
# month (over one of 31 days two runs are one day apart), and "every 90 minutes" is every hour. No error. A program that pays
# or delivers every other week keeps the day from which it counts, and shows the next dates over a turn of the year.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @breejs/later@4.2.0
cat > try.cjs <<'JS'
const later = require('@breejs/later');
later.date.UTC();
const next = (text, count, from) => {
  const read = later.parse.text(text);
  if (read.error !== -1) return `not read, at ${read.error}`;
  return later.schedule(read).next(count, new Date(from)).map((date) => date.toISOString().slice(0, 16)).join(' ');
};
console.log(`every 2 weeks on Friday: ${next('every 2 weeks on Friday', 6, '2026-11-28T00:00:00Z')}`);
console.log(`a year later:            ${next('every 2 weeks on Friday', 4, '2027-12-11T00:00:00Z')}`);
console.log(`every 3 days: ${next('every 3 days', 5, '2026-12-25T00:00:00Z')}`);
console.log(`every 90 minutes: ${next('every 90 minutes', 4, '2026-11-25T00:00:00Z')}`);
JS
seen=$(node try.cjs)
echo "$seen"
expected='every 2 weeks on Friday: 2026-12-04T00:00 2026-12-18T00:00 2027-01-01T00:00 2027-01-08T00:00 2027-01-22T00:00 2027-02-05T00:00
a year later:            2027-12-24T00:00 2028-01-07T00:00 2028-01-21T00:00 2028-02-04T00:00
every 3 days: 2026-12-25T00:00 2026-12-28T00:00 2026-12-31T00:00 2027-01-01T00:00 2027-01-04T00:00
every 90 minutes: 2026-11-25T00:00 2026-11-25T01:00 2026-11-25T02:00 2026-11-25T03:00'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
