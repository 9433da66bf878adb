#!/usr/bin/env bash
# luxon-business-days 3.0.1 with luxon 3.7.2: `setupBusiness` is a method of a date, and one expects that the working days said
# there hold for that date and what is made of it, as a zone or a locale of luxon does, which come with each new date. They are
# written to the prototype: once the crew that works on Saturdays has said so for its date, every other date of the program,
# those made before as well, has Saturdays for working days, also in the code of another customer on the same server, until
# somebody says otherwise. And a holiday is its own day alone: July 4, 2026 is a Saturday, and Friday, July 3, on which banks
# and offices are closed, a working day. No error. A program with two calendars says its own before each sum.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund luxon-business-days@3.0.1 luxon@3.7.2
cat > try.cjs <<'JS'
const { DateTime } = require('luxon-business-days');
const friday = DateTime.fromISO('2026-11-20', { zone: 'America/Chicago' });
const next = (said) => console.log(`${said}: ${friday.plusBusiness({ days: 1 }).toFormat('cccc, LLLL d')}`);
next('office, before');
const crew = DateTime.fromISO('2026-11-20', { zone: 'America/Chicago' });
crew.setupBusiness({ businessDays: [1, 2, 3, 4, 5, 6] });
next('office, after the crew works on Saturdays');
console.log(`another date: ${DateTime.fromISO('2027-01-09').isBusinessDay()}`);
crew.clearBusinessSetup();
next('office, after clearing');
const zoned = DateTime.fromISO('2026-11-20', { zone: 'America/Denver' });
console.log(`zones: ${zoned.plus({ days: 1 }).zoneName}, ${friday.zoneName}`);
for (const day of ['2026-07-03', '2026-07-04', '2027-07-05', '2027-12-24']) {
  const date = DateTime.fromISO(day);
  console.log(`${date.toFormat('cccc, LLLL d, yyyy')}: holiday ${date.isHoliday()}, working day ${date.isBusinessDay() && !date.isHoliday()}`);
}
JS
seen=$(node try.cjs)
echo "$seen"
expected='office, before: Monday, November 23
office, after the crew works on Saturdays: Saturday, November 21
another date: true
office, after clearing: Monday, November 23
zones: America/Denver, America/Chicago
Friday, July 3, 2026: holiday false, working day true
Saturday, July 4, 2026: holiday true, working day false
Monday, July 5, 2027: holiday false, working day true
Friday, December 24, 2027: holiday false, working day true'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
